import { createSessionStore } from './session-store.ts'

/** The session of this browser. Nothing is touched until something is asked. */
export const session = createSessionStore({
  open: () => window.localStorage,
  events: {
    addEventListener: (...args: Parameters<Window['addEventListener']>) =>
      window.addEventListener(...args),
    removeEventListener: (...args: Parameters<Window['removeEventListener']>) =>
      window.removeEventListener(...args),
  },
  marks: typeof document === 'undefined' ? {} : document.documentElement.dataset,
})
