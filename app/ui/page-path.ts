import { language } from '#content/language.ts'
import { basePathOf } from '#shared/language.ts'

export const basePath = basePathOf(language)

/** The path without its language. */
export function pagePath({ pathname }: { pathname: string }) {
  const path = `${pathname}/`.startsWith(`${basePath}/`)
    ? pathname.slice(basePath.length)
    : pathname
  return path.replace(/\/+$/, '') || '/'
}
