import { language } from '#app/content/en/language.ts'
import { languages } from '#app/content/languages.ts'

/** What stands before the path of each page in the language of this build. */
export const basePath = languages.find(({ id }) => id === language)?.basePath ?? ''

/** The path by which the table of pages knows an address, whatever its language. */
export function pagePath({ pathname }: { pathname: string }) {
  return pathname.slice(basePath.length).replace(/\/+$/, '') || '/'
}
