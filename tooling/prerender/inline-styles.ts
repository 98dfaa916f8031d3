import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { EntryContext } from 'react-router'

import { LATER_STYLES } from '#app/islands/later-styles.tsx'

import { splitStyles } from './split-styles.ts'
import { ASSETS, writeAsset } from './write-asset.ts'

const CLASSES = / class="([^"]+)"/g
/** As css-module-names.ts names the classes. */
const OWN_NAME = /^_\w{3}$/

let read: Promise<Map<string, string>> | undefined

/**
 * The styles of a prerendered page: the text that stands in its HTML, and, where the page says from where on
 * (later-styles.tsx), the address of a sheet with what its first view does without. They are the sheets of its route, and
 * those of the parts whose code React fetches later or never (static-part.tsx), known by their classes.
 */
export async function pageStyles(html: string, context: EntryContext) {
  read ??= readSheets()
  const sheets = await read
  const routes = context.manifest.routes
  const { matches } = context.staticHandlerContext
  const files = new Set(
    matches
      .flatMap(({ route }) => routes[route.id]?.css ?? [])
      .map((file) => file.replace(/^.*\/|#$/g, '')),
  )
  let styles = [...files].map((file) => sheets.get(file) ?? '').join('')
  for (const name of classesOf(html)) {
    if (styles.includes(`.${name}`)) continue
    const holding = [...sheets].filter(([, text]) => text.includes(`.${name}`))
    const [file, sheet] = holding.toSorted(([, a], [, b]) => a.length - b.length)[0] ?? []
    // A part whose styles no sheet brings would stand there bare.
    if (!file) throw new Error(`No style sheet of the build has the class ${name}`)
    styles += sheet
  }
  const [firstView, rest] = html.split(`<link id="${LATER_STYLES}"`)
  if (rest === undefined) return { styles }
  const { first, later } = splitStyles(styles, firstView ?? '')
  return { styles: first, later: await writeAsset(LATER_STYLES, 'css', later) }
}

function classesOf(html: string) {
  const names = [...html.matchAll(CLASSES)].flatMap(([, each = '']) => each.split(' '))
  return new Set(names.filter((name) => OWN_NAME.test(name)))
}

async function readSheets() {
  const files = (await readdir(ASSETS)).filter((file) => file.endsWith('.css')).toSorted()
  const texts = files.map((file) => readFile(join(ASSETS, file), 'utf8'))
  const trimmed = (await Promise.all(texts)).map((text) => text.trim())
  return new Map(files.map((file, place) => [file, trimmed[place] ?? '']))
}
