import { language } from '#app/content/en/language.ts'
import { pathIn, otherLanguage } from '#shared/language.ts'
import { pagePath } from '#app/ui/page-path.ts'

const LANGUAGE_KEY = 'mailbox.language'
const other = otherLanguage(language)

/** Keeps the language that the switch leads to, and leads to the same place of the same page. */
export function keepLanguage(link: HTMLElement | null) {
  if (!link) return
  try {
    localStorage.setItem(LANGUAGE_KEY, other)
  } catch {}
  const { search, hash } = location
  link.setAttribute('href', pathIn(other, pagePath(location)) + search + hash)
}

/** `data-other-language` where the visitor once chose the other language: the switch then stands out. */
export function markLanguage() {
  try {
    const isOther = localStorage.getItem(LANGUAGE_KEY) === other
    document.documentElement.toggleAttribute('data-other-language', isOther)
  } catch {}
}
