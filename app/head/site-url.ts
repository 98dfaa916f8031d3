import { language } from '#content/language.ts'
import { languages, pathIn, type Language } from '#shared/language.ts'
import { siteAddress } from '#shared/site-address.ts'

export function pageUrl(path: string, of: Language = language) {
  return siteAddress + encodeURI(pathIn(of, path.replace(/(.)\/+$/, '$1')))
}

export function alternates(path: string) {
  if (languages.length === 1) return []
  const each = languages.map((hrefLang) => ({
    hrefLang: hrefLang as string,
    href: pageUrl(path, hrefLang),
  }))
  return [...each, { hrefLang: 'x-default', href: pageUrl(path, 'en') }]
}
