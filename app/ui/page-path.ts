import { language } from '#content/language.ts'
import { basePathOf } from '#shared/language.ts'

/** Where the pages of this language begin. */
export const basePath = basePathOf(language)

/** The path by which the table of pages knows an address, whichever language it is in. */
export function pagePath({ pathname }: { pathname: string }) {
  const path = `${pathname}/`.startsWith(`${basePath}/`)
    ? pathname.slice(basePath.length)
    : pathname
  return path.replace(/\/+$/, '') || '/'
}
