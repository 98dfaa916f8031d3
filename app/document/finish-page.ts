import type { EntryContext } from 'react-router'

import { startLate } from './late-start.ts'
import { pageStyles } from './page-styles.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/
const STYLES = '<style data-page="">'

/**
 * Makes a prerendered page fast: its styles stand in the HTML, and its scripts wait until the first
 * view is painted. React hydrates the result as it stands, since only texts and hints change.
 */
export async function finishPage(rendered: string, context: EntryContext) {
  const preloads = new Set([...rendered.matchAll(PRELOAD)].map(([, href]) => href ?? ''))
  const [, modules] = rendered.match(MODULE) ?? []
  if (!modules || !rendered.includes(STYLES)) {
    throw new Error(
      `The build of ${context.staticHandlerContext.location.pathname} changed its shape`,
    )
  }

  const { html, inline } = await pageStyles(rendered, context)
  return html
    .replaceAll(PRELOAD, '')
    .replace(STYLES, () => STYLES + inline)
    .replace(MODULE, () =>
      isStill(context) ? '' : `<script>${startLate(modules, [...preloads])}</script>`,
    )
}

/** Whether a page says that it needs no script, by `handle = { isStill: true }`. */
function isStill({ routeModules, staticHandlerContext }: EntryContext) {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle
    return typeof handle === 'object' && handle !== null && 'isStill' in handle
  })
}
