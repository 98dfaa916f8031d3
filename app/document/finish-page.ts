import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { EntryContext } from 'react-router'

import { startLate } from './late-start.ts'

const CLIENT_BUILD = 'build/client'
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/
const LATER_SHEET = /\/later\/([\w-]+)\.css/g
const STYLES = '<style data-page="">'

/**
 * Makes a prerendered page fast: its styles stand in the HTML, and its scripts wait until the first
 * view is painted. React hydrates the result as it stands, since only texts and hints change.
 */
export async function finishPage(html: string, context: EntryContext) {
  const styles = await stylesOf(context)
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href ?? '')
  const [, modules] = html.match(MODULE) ?? []
  if (!modules || !html.includes(STYLES)) {
    throw new Error(
      `The build of ${context.staticHandlerContext.location.pathname} changed its shape`,
    )
  }

  const sheets = await laterSheetsOf(html)
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(LATER_SHEET, (later) => sheets.get(later) ?? later)
    .replace(STYLES, () => STYLES + styles)
    .replace(MODULE, () =>
      isStill(context) ? '' : `<script>${startLate(modules, preloads)}</script>`,
    )
}

/** Whether a page says that it needs no script, by `handle = { isStill: true }`. */
function isStill({ routeModules, staticHandlerContext }: EntryContext) {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle
    return typeof handle === 'object' && handle !== null && 'isStill' in handle
  })
}

async function stylesOf({ manifest, staticHandlerContext }: EntryContext) {
  const hrefs = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.css ?? [],
  )
  // React Router marks with a # what a part loaded later brings as well.
  const files = new Set(hrefs.map((href) => href.replace(/#$/, '')))
  const sheets = [...files].map((file) => readFile(join(CLIENT_BUILD, file), 'utf8'))
  return (await Promise.all(sheets)).join('').trim()
}

/** The address of each sheet that a page names only by the file it is made of (later-styles.tsx). */
async function laterSheetsOf(html: string) {
  const named = new Map([...html.matchAll(LATER_SHEET)].map(([later, name = '']) => [later, name]))
  const found = [...named].map(async ([later, name]) => [later, await addressOf(name)] as const)
  return new Map(await Promise.all(found))
}

/** The sheet that the build made of the parts in a file of that name. */
async function addressOf(name: string) {
  const files = await readdir(join(CLIENT_BUILD, 'assets'))
  const sheet = files.find((file) => file.startsWith(`${name}-`) && file.endsWith('.css'))
  if (!sheet)
    throw new Error(`The build made no style sheet of ${name}: has it no styles of its own?`)
  return `/assets/${sheet}`
}
