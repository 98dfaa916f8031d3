import { pages } from '#app/pages.ts'
import { basePathOf, languages } from '#shared/language.ts'

const ALWAYS_LEFT_OUT = ['/auth/*', '/dev/*', '/*.*', '/*\\?(.+)']
const ANY_LANGUAGE = languages
  .filter(basePathOf)
  .map((language) => `{${basePathOf(language)}}?`)
  .join('')

/**
 * Prerenders the page that the visitor points at, except pages that act when opened, show an
 * account, or name a mailbox.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules() {
  const beginnings = pages.flatMap(({ path, pattern, isNeverPrepared }) =>
    isNeverPrepared ? [(pattern ?? path).replace(/:\w+$/, '')] : [],
  )
  const leftOut = beginnings
    .filter((one) => !beginnings.some((other) => other !== one && one.startsWith(other)))
    .map((beginning) => `${ANY_LANGUAGE}${beginning}*`)
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...leftOut, ...ALWAYS_LEFT_OUT] } },
            { not: { selector_matches: '[target="_blank"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
}
