import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { OFFLINE_PAGE, type Kept } from './kept.ts'

/** What a browser keeps of a page of the build. */
type Page = { path: string; html: string }

/** Pages of a token or an account; pages that not every server has; a page that answers other addresses. */
const NOT_KEPT =
  /^\/(auth\/callback|reset-password|account|login|register|supabase-test|performance-example|edit-mailbox\/any|offline)$/
const ASSET = /\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g
const FILES = ['Forms/*.pdf', 'icons/*.png', 'favicon.*', 'manifest.webmanifest']
const VERSION_LENGTH = 16

/** Lists what makes the public pages and the forms readable without a network. */
export function listKept(folder: string, built: Page[]): Kept {
  const pages = built.filter(({ path }) => !NOT_KEPT.test(path))
  const offline = built.find(({ path }) => path === OFFLINE_PAGE)
  if (!offline) throw new Error(`The build holds no ${OFFLINE_PAGE}`)

  const texts = [offline, ...pages].map(({ html }) => html)
  const named = new Set(texts.flatMap((html) => html.match(ASSET) ?? []))
  const assets = [...named].filter((path) => existsSync(join(folder, path))).toSorted()
  const files = FILES.flatMap((shape) => globSync(shape, { cwd: folder }))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${file}`)
    .toSorted()

  const hash = createHash('sha256').update(texts.join('')).update(assets.join())
  for (const file of files) hash.update(readFileSync(join(folder, file)))
  return {
    version: hash.digest('hex').slice(0, VERSION_LENGTH),
    pages: pages.map(({ path }) => path),
    assets,
    files,
  }
}
