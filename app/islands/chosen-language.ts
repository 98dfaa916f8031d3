import type { BrowserKey } from '#content/browser-keys.ts'

const LANGUAGE_KEY: BrowserKey = 'mailbox.language'

export function storeLanguage(link: HTMLElement | null) {
  if (!(link instanceof HTMLAnchorElement)) return
  try {
    localStorage.setItem(LANGUAGE_KEY, link.hreflang)
  } catch {}
  const { search, hash } = location
  Object.assign(link, { search, hash })
}

export function markLanguage() {
  const root = document.documentElement
  try {
    const chosen = localStorage.getItem(LANGUAGE_KEY) ?? root.lang
    root.toggleAttribute('data-other-language', chosen !== root.lang)
  } catch {}
}
