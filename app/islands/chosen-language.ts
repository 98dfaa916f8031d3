import type { BrowserKey } from '#content/browser-keys.ts'

const LANGUAGE_KEY: BrowserKey = 'mailbox.language'

/** Keeps the language that the switch leads to, and leads to the same place of the page. */
export function storeLanguage(link: HTMLElement | null) {
  if (!(link instanceof HTMLAnchorElement)) return
  try {
    localStorage.setItem(LANGUAGE_KEY, link.hreflang)
  } catch {}
  const { search, hash } = location
  Object.assign(link, { search, hash })
}

/** `data-other-language` where the visitor once chose the other language: the switch then stands out. */
export function markLanguage() {
  const root = document.documentElement
  try {
    const chosen = localStorage.getItem(LANGUAGE_KEY) ?? root.lang
    root.toggleAttribute('data-other-language', chosen !== root.lang)
  } catch {}
}
