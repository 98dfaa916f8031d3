import { createPreferencesStore } from './preferences-store.ts'

export type { Preferences } from './preferences-schema.ts'

/** The preferences of this browser. Nothing is touched until something is asked. */
export const preferences = createPreferencesStore({
  open: () => window.localStorage,
  events: {
    addEventListener: (...args: Parameters<Window['addEventListener']>) =>
      window.addEventListener(...args),
    removeEventListener: (...args: Parameters<Window['removeEventListener']>) =>
      window.removeEventListener(...args),
  },
  marks: typeof document === 'undefined' ? {} : document.documentElement.dataset,
})

/** The preferences as they are now: whole, checked, and the same object until they change. */
export const readPreferences = preferences.read

/** Changes some preferences, here and in every other tab. */
export const changePreferences = preferences.change

/** Puts every preference back to its default. */
export const resetPreferences = preferences.reset
