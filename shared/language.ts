import { offeredLanguages } from '#shared/content/languages.ts'

export type Language = 'en' | 'es'

/** The languages of the site, its API and its emails; the first is the default. */
export const languages = offeredLanguages as readonly ['en', ...Language[]]

/** A named or stored language, as one of ours. */
export function asLanguage(named: unknown): Language {
  return languages.find((language) => language === named) ?? languages[0]
}

/** The target of a page's language switch; undefined if the site has one language. */
export function otherLanguage(language: Language): Language | undefined {
  return languages.find((other) => other !== language)
}

export function languageOf(path: string) {
  return asLanguage(path.split('/', 2)[1])
}

/** English pages are at the root, the others in a folder of their own. */
export function basePathOf(language: Language) {
  return language === 'en' ? '' : `/${language}`
}

/** @param path of a page in English, `/faq` */
export function pathIn(language: Language, path: string) {
  const base = basePathOf(language)
  return path === '/' ? base || '/' : base + path
}

export function formsFolderOf(language: Language) {
  return `/Forms${basePathOf(language)}`
}

/** One service worker per language, so that nobody caches pages they do not read. */
export function serviceWorkerOf(language: Language) {
  const script = language === 'en' ? '/sw.js' : `/sw-${language}.js`
  return { script, scope: pathIn(language, '/') }
}
