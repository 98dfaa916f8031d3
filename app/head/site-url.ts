import { language } from '#content/language.ts'
import { languages, pathIn, type Language } from '#shared/language.ts'
import { siteAddress } from '#shared/site-address.ts'

/** The whole address of a page, in the language of this build unless another is named. */
export function pageUrl(path: string, of: Language = language) {
  return siteAddress + encodeURI(pathIn(of, path.replace(/(.)\/+$/, '$1')))
}

/** The page in every language, and where it stands for whoever reads none of them; nothing where there is one language. */
export function alternates(path: string) {
  if (languages.length === 1) return []
  const each = languages.map((hrefLang) => ({
    hrefLang: hrefLang as string,
    href: pageUrl(path, hrefLang),
  }))
  return [...each, { hrefLang: 'x-default', href: pageUrl(path, 'en') }]
}
