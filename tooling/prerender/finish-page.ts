import type { EntryContext } from 'react-router'
import afterLoad from 'script-address:app/islands/after-load.ts'
import starter from 'script-text:app/islands/starter.ts'

import { LATER_STYLES } from '#app/islands/later-styles.tsx'
import { pages } from '#app/pages.ts'
import { pagePath } from '#app/ui/page-path.ts'

import { pageStyles, writeAsset } from './inline-styles.ts'
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

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const CONTEXT = /(?<=<script>)window\.__reactRouterContext = [\s\S]*?(?=<\/script>)/
const STREAMED = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/
const MODULE_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g

/** Where React Router's module script stood. */
const STARTER = '<script type="module"></script>'

/**
 * Takes out of a prerendered page what React alone needs of it – the modules, the router's settings, what the page's
 * loaders gave – and puts it into a script of its own, which the starter fetches when React is wanted.
 */
async function pageScript(rendered: string) {
  const modules = new Set([...rendered.matchAll(PRELOAD)].map(([, href]) => href ?? ''))
  const [context] = rendered.match(CONTEXT) ?? []
  const streamed = [...rendered.matchAll(STREAMED)].map(([, code]) => code)
  const [, imports] = rendered.match(MODULE) ?? []
  if (!context || !imports || streamed.length === 0)
    throw new Error('React Router’s scripts changed their shape')

  const steps = [context, ...streamed, awaited(imports)].join('')
  const code = `export const modules=${JSON.stringify([...modules])};export async function hydrate(){${steps}}`
  return {
    address: await writeAsset('page', 'js', code),
    html: rendered
      .replaceAll(PRELOAD, '')
      .replace(CONTEXT, '')
      .replaceAll(STREAMED, '')
      .replace(MODULE, STARTER),
  }
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
