import { offeredLanguages } from '#shared/content/languages.ts'

export type Language = 'en' | 'es'

/** The languages that the site, its calls and its emails speak; the first is that of whoever asks for none of them. */
export const languages = offeredLanguages as readonly ['en', ...Language[]]

/** What was said or stored of a language, as one of ours. */
export function asLanguage(named: unknown): Language {
  return languages.find((language) => language === named) ?? languages[0]
}

/** What the switch of a page leads to; nothing where the site speaks one language. */
export function otherLanguage(language: Language): Language | undefined {
  return languages.find((other) => other !== language)
}

/** The language of the page at this path. */
export function languageOf(path: string) {
  return asLanguage(path.split('/', 2)[1])
}

/** Where the pages of a language begin: English ones at the root, the others in a folder of their own. */
export function basePathOf(language: Language) {
  return language === 'en' ? '' : `/${language}`
}

/** @param path of a page, `/faq`, as all languages have it */
export function pathIn(language: Language, path: string) {
  const base = basePathOf(language)
  return path === '/' ? base || '/' : base + path
}

/** Where the worksheets of a language are served. */
export function formsFolderOf(language: Language) {
  return `/Forms${basePathOf(language)}`
}

/** A worker of its own for each language, so that nobody stores pages that they do not read. */
export function serviceWorkerOf(language: Language) {
  const script = language === 'en' ? '/sw.js' : `/sw-${language}.js`
  return { script, scope: pathIn(language, '/') }
}
