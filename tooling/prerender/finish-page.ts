import type { EntryContext } from 'react-router'

import { LATER_STYLES } from '#app/islands/later-styles.tsx'
import { pages } from '#app/pages.ts'
import { pagePath } from '#app/ui/page-path.ts'

import afterLoad from 'script-address:app/islands/after-load.ts'
import starter from 'script-text:app/islands/starter.ts'

import { pageStyles } from './inline-styles.ts'
import { pageScript, STARTER } from './page-script.ts'
import { speculationRules } from './speculation-rules.ts'

const STYLES = '<style data-page="">'
const HEAD = '<meta charSet="utf-8"/>'
/** End tags that HTML lets a page leave out: the browser's document is the same. */
const IMPLIED_END =
  /<\/li>(?=<li|<\/[ou]l>)|<\/(?:dt|dd)>(?=<d[td]|<\/dl>)|<\/option>(?=<option|<\/select>)|<\/t[dh]>(?=<t[dh]|<\/tr>)|<\/tr>(?=<tr|<\/t)|<\/p>(?=<(?:p|div|ul|ol|section|h[1-6])[ >]|<\/(?:div|li|section|dd)>)/g
const RULES = '<script type="speculationrules"></script>'

/**
 * Makes a prerendered page fast: its styles stand in the HTML, and React is left to the starter
 * (starter.ts). React hydrates the result as it stands, since only texts and hints change.
 */
export async function finishPage(rendered: string, context: EntryContext) {
  const { html, address } = await pageScript(rendered)
  if (![STYLES, HEAD, RULES, STARTER].every((text) => html.includes(text))) {
    throw new Error(`The build of ${pathOf(context)} changed its shape`)
  }

  const page = pages.find(({ path }) => path === pathOf(context))
  const { styles, later } = await pageStyles(html, context)
  const given = `const page=${JSON.stringify(address)},atOnce=${page?.hydratesAtOnce === true},afterLoad=${JSON.stringify(afterLoad)};`
  return html
    .replaceAll(IMPLIED_END, '')
    .replace(STYLES, () => (later ? preloadOf(later) : '') + STYLES + styles)
    .replace(`href="${LATER_STYLES}"`, `href="${later}"`)
    .replace(HEAD, () =>
      page?.isUnlisted ? `${HEAD}<meta name="robots" content="noindex"/>` : HEAD,
    )
    .replace(RULES, () => RULES.replace('><', () => `>${speculationRules()}<`))
    .replace(STARTER, () =>
      page?.hasNoScripts ? '' : `<script type="module">${given}${starter}</script>`,
    )
}

function preloadOf(sheet: string) {
  return `<link rel="preload" as="style" href="${sheet}"/>`
}

function pathOf({ staticHandlerContext }: EntryContext) {
  return pagePath(staticHandlerContext.location)
}
