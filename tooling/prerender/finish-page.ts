import type { EntryContext } from 'react-router'

import { LATER_STYLES } from '#app/islands/later-styles.tsx'
import { pages } from '#app/pages.ts'
import { pagePath } from '#app/ui/page-path.ts'

import keepOffline from 'script-address:app/islands/keep-offline.ts'
import starter from 'script-text:app/islands/starter.ts'

import { pageStyles } from './inline-styles.ts'
import { speculationRules } from './speculation-rules.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/
const MODULE_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g
const STYLES = '<style data-page="">'
const HEAD = '<meta charSet="utf-8"/>'
/** End tags that HTML lets a page leave out: the browser's document is the same. */
const IMPLIED_END =
  /<\/li>(?=<li|<\/[ou]l>)|<\/(?:dt|dd)>(?=<d[td]|<\/dl>)|<\/option>(?=<option|<\/select>)|<\/t[dh]>(?=<t[dh]|<\/tr>)|<\/tr>(?=<tr|<\/t)|<\/p>(?=<(?:p|div|ul|ol|section|h[1-6])[ >]|<\/(?:div|li|section|dd)>)/g
const RULES = '<script type="speculationrules"></script>'

/**
 * Makes a prerendered page fast: its styles stand in the HTML, and React's modules are left to the
 * starter (starter.ts). React hydrates the result as it stands, since only texts and hints change.
 */
export async function finishPage(rendered: string, context: EntryContext) {
  const modules = new Set([...rendered.matchAll(PRELOAD)].map(([, href]) => href ?? ''))
  const [, imports] = rendered.match(MODULE) ?? []
  if (!imports || ![STYLES, HEAD, RULES].every((text) => rendered.includes(text))) {
    throw new Error(`The build of ${pathOf(context)} changed its shape`)
  }

  const page = pages.find(({ path }) => path === pathOf(context))
  const { styles, later } = await pageStyles(rendered, context)
  const given = `const hydrate=async()=>{${awaited(imports)}},modules=${JSON.stringify([...modules])},atOnce=${page?.hydratesAtOnce === true},offline=${JSON.stringify(keepOffline)};`
  return rendered
    .replaceAll(PRELOAD, '')
    .replaceAll(IMPLIED_END, '')
    .replace(STYLES, () => (later ? preloadOf(later) : '') + STYLES + styles)
    .replace(`href="${LATER_STYLES}"`, `href="${later}"`)
    .replace(HEAD, () =>
      page?.isUnlisted ? `${HEAD}<meta name="robots" content="noindex"/>` : HEAD,
    )
    .replace(RULES, () => RULES.replace('><', () => `>${speculationRules()}<`))
    .replace(MODULE, () =>
      page?.hasNoScripts ? '' : `<script type="module">${given}${starter}</script>`,
    )
}

function preloadOf(sheet: string) {
  return `<link rel="preload" as="style" href="${sheet}"/>`
}

/** The module script that React Router would have run at once, as what runs when it is called. */
function awaited(imports: string) {
  return imports
    .replaceAll(MODULE_IMPORT, (_, name: string | undefined, from: string) =>
      name ? `const ${name}=await import("${from}");` : `await import("${from}");`,
    )
    .replace(/\bimport\("([^"]+)"\);?\s*$/, 'await import("$1");')
    .trim()
}

function pathOf({ staticHandlerContext }: EntryContext) {
  return pagePath(staticHandlerContext.location)
}
