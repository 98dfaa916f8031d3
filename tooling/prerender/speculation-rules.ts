import { pages } from '#app/pages.ts'
import { basePathOf, languages } from '#shared/language.ts'

/* What the server answers itself, what is no page, and what names something in its query. */
const ALWAYS_LEFT_OUT = ['/auth/*', '/dev/*', '/*.*', '/*\\?(.+)']
/* A page links to itself in the other language, too. */
const ANY_LANGUAGE = languages
  .filter(basePathOf)
  .map((language) => `{${basePathOf(language)}}?`)
  .join('')

/**
 * Lets the browser prepare the page that the visitor points at, so that a click shows it at once.
 * Left out: what acts when it is opened, what shows an account, and what names a mailbox of this device.
 *
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
