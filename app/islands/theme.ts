import type { BrowserKey } from '#content/browser-keys.ts'

/** `--ground` in tokens.css; for the browser's own bars. */
export const themeColors = { dark: '#131517', light: '#f6f5f3' }

export const PREFERENCES_KEY = 'mailbox.preferences' satisfies BrowserKey
export const SESSION_KEY = 'mailbox.session' satisfies BrowserKey
export const THEME_CHANGED = 'themechange'

const root = () => document.documentElement.dataset
const storedPreferences = () => Object(JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}'))

/** `data-theme` and `data-session`, before React runs. */
export function markDocument() {
  let theme: keyof typeof themeColors = 'dark'
  try {
    if (localStorage.getItem(SESSION_KEY)) root()['session'] = 'kept'
    else delete root()['session']
    if (storedPreferences().theme === 'light') theme = 'light'
  } catch {}
  showTheme(theme)
}

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
