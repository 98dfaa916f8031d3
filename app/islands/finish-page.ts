import type { EntryContext } from 'react-router'

import starter from 'script-text:app/islands/starter.ts'

import { pageStyles } from './inline-styles.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/
const MODULE_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g
const STYLES = '<style data-page="">'

/**
 * Makes a prerendered page fast: its styles stand in the HTML, and React's modules are left to the
 * starter (starter.ts). React hydrates the result as it stands, since only texts and hints change.
 */
export async function finishPage(rendered: string, context: EntryContext) {
  const modules = new Set([...rendered.matchAll(PRELOAD)].map(([, href]) => href ?? ''))
  const [, imports] = rendered.match(MODULE) ?? []
  if (!imports || !rendered.includes(STYLES)) {
    throw new Error(
      `The build of ${context.staticHandlerContext.location.pathname} changed its shape`,
    )
  }

  const styles = await pageStyles(rendered, context)
  const given = `const hydrate=async()=>{${awaited(imports)}},modules=${JSON.stringify([...modules])},atOnce=${says(context, 'wakesAtOnce')};`
  return rendered
    .replaceAll(PRELOAD, '')
    .replace(STYLES, () => STYLES + styles)
    .replace(MODULE, () =>
      says(context, 'isStill') ? '' : `<script type="module">${given}${starter}</script>`,
    )
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

/** What a page says of itself, by `handle = { isStill: true }`: `isStill`, it needs no script; `wakesAtOnce`, it works from the start. */
function says({ routeModules, staticHandlerContext }: EntryContext, word: string) {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle
    return typeof handle === 'object' && handle !== null && word in handle
  })
}
