import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { EntryContext } from 'react-router'

const CLIENT_BUILD = 'build/client'
const LATER_SHEET = /\/later\/([\w+-]+)\.css/g
const HASH = /-[\w-]{8}\.css$/
const HASH_LENGTH = 8
const CLASSES = / class="([^"]+)"/g
const SHORT_NAME = /^c[\da-z]+-[\da-z]+$/

/**
 * The styles of a prerendered page: the text that stands inline, and the HTML with the addresses of
 * the sheets that are read later (later-styles.tsx), each made of the files it names.
 */
export async function pageStyles(rendered: string, context: EntryContext) {
  const routes = context.manifest.routes
  const own = sheetsOf(context.staticHandlerContext.matches.map(({ route }) => routes[route.id]))
  const known = [...own, ...sheetsOf(Object.values(routes))]
  const later = new Set<string>()
  let html = rendered
  for (const [placeholder, names = ''] of rendered.matchAll(LATER_SHEET)) {
    const files = await Promise.all(names.split('+').map((name) => findSheet(name, known)))
    html = html.replace(placeholder, await writeSheet(await readAll(files)))
    for (const file of files) later.add(file)
  }
  const inline = await readAll(own.filter((file) => !later.has(file)))
  checkStyled(rendered, inline + (await readAll([...later])))
  return { html, inline }
}

function sheetsOf(routes: ({ css?: string[] } | undefined)[]) {
  // React Router marks with a # what a part loaded later brings as well.
  const files = routes.flatMap((route) => route?.css ?? []).map((file) => file.replace(/#$/, ''))
  return [...new Set(files)]
}

/** The sheet of that name that a page has, or else the one that the build made of such a file. */
async function findSheet(name: string, known: string[]) {
  const isNamed = (file: string) => basename(file).replace(HASH, '') === name
  const files = await readdir(join(CLIENT_BUILD, 'assets'))
  const found = known.find(isNamed) ?? files.map((file) => `/assets/${file}`).find(isNamed)
  if (!found)
    throw new Error(`The build made no style sheet of ${name}: has it no styles of its own?`)
  return found
}

async function writeSheet(text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
  const address = `/assets/later-${hash}.css`
  await writeFile(join(CLIENT_BUILD, address), text)
  return address
}

/** A part whose styles neither the route nor a later sheet brings would stand there bare. */
function checkStyled(html: string, css: string) {
  const classes = [...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' '))
  const bare = new Set(classes.filter((name) => SHORT_NAME.test(name) && !css.includes(`.${name}`)))
  if (bare.size > 0) throw new Error(`No style sheet of the page has the classes ${[...bare]}`)
}

async function readAll(files: string[]) {
  const sheets = files.map((file) => readFile(join(CLIENT_BUILD, file), 'utf8'))
  return (await Promise.all(sheets)).join('').trim()
}
