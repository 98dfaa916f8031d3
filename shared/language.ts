import { offeredLanguages } from '#shared/content/languages.ts'

export type Language = 'en' | 'es'

export const languages = offeredLanguages as readonly ['en', ...Language[]]

export function asLanguage(named: unknown): Language {
  return languages.find((language) => language === named) ?? languages[0]
}

export function otherLanguage(language: Language): Language | undefined {
  return languages.find((other) => other !== language)
}

export function languageOf(path: string) {
  return asLanguage(path.split('/', 2)[1])
}

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

/** One service worker per language, so that only pages of that language are cached. */
export function serviceWorkerOf(language: Language) {
  const script = language === 'en' ? '/sw.js' : `/sw-${language}.js`
  return { script, scope: pathIn(language, '/') }
}

export const staffWorker = { script: '/sw-staff.js', scope: '/staff' }
