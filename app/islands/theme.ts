import type { BrowserKey } from '#content/browser-keys.ts'

/** The colour of the page in each theme, for the browser's own bars. As in tokens.css, `--ground`. */
export const themeColors = { dark: '#131517', light: '#f6f5f3' }

/** Where the preferences are kept, the theme among them. */
export const PREFERENCES_KEY = 'mailbox.preferences' satisfies BrowserKey
export const SESSION_KEY = 'mailbox.session' satisfies BrowserKey
/** Told to the window when the visitor has changed the theme: `data-theme` says to which. */
export const THEME_CHANGED = 'themechange'

const root = () => document.documentElement.dataset
const storedPreferences = () => Object(JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}'))

/**
 * Marks the document before React runs, and without it: `data-theme` from the kept preferences,
 * `data-session` when a session is kept.
 */
export function markDocument() {
  let theme: keyof typeof themeColors = 'dark'
  try {
    if (localStorage.getItem(SESSION_KEY)) root()['session'] = 'kept'
    else delete root()['session']
    if (storedPreferences().theme === 'light') theme = 'light'
  } catch {}
  showTheme(theme)
}

/** Changes to the other theme and keeps it; where the browser keeps nothing it holds for this page. */
export function changeTheme() {
  const theme = root()['theme'] === 'dark' ? 'light' : 'dark'
  let rest = {}
  try {
    rest = storedPreferences()
  } catch {}
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify({ ...rest, theme }))
  } catch {}
  showTheme(theme)
  dispatchEvent(new Event(THEME_CHANGED))
}

function showTheme(theme: keyof typeof themeColors) {
  root()['theme'] = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColors[theme])
}
