export { openHydrated as openAwake, openTimed, reloadHydrated as reloadAwake } from './hydration.ts'
