import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pages as table, type Page } from '#app/pages.ts'
import { language } from '#content/language.ts'
import { formsFolderOf, pathIn, type Language } from '#shared/language.ts'
import { bundleScript } from '#tooling/own-scripts.ts'

import type { WorkerPaths } from './strategies.ts'

export type PrecacheManifest = WorkerPaths & {
  language: Language
  version: string
  assets: string[]
}

const SERVER_PAGES = ['/auth', '/dev']
const ASSET = /\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g
const PAGE_SCRIPT = /\/page-[\w-]+\.js$/
const FILES = ['/icons/*.png', '/favicon.*']
const VERSION_LENGTH = 16

export function makePrecacheManifest(
  folder: string,
  built: { path: string; html: string }[],
): PrecacheManifest {
  const offlinePage = pathIn(language, '/offline')
  const isStored = new Set(
    table.flatMap(({ path, isOnlineOnly }) => (isOnlineOnly ? [] : [pathIn(language, path)])),
  )
  const pages = built.filter(({ path }) => isStored.has(path))
  const offline = built.find(({ path }) => path === offlinePage)
  if (!offline) throw new Error(`The build holds no ${offlinePage}`)

  const texts = [offline, ...pages].map(({ html }) => html)
  const named = new Set(texts.flatMap((html) => html.match(ASSET) ?? []))
  for (const script of [...named].filter((path) => PAGE_SCRIPT.test(path)))
    for (const path of readFileSync(join(folder, script), 'utf8').match(ASSET) ?? [])
      named.add(path)
  const assets = [...named].filter((path) => existsSync(join(folder, path))).toSorted()
  const files = [
    `${formsFolderOf(language)}/*.pdf`,
    pathIn(language, '/manifest.webmanifest'),
    ...FILES,
  ]
    .flatMap((shape) => globSync(shape.slice(1), { cwd: folder }))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${file}`)
    .toSorted()

  const hash = createHash('sha256').update(texts.join('')).update(assets.join())
  for (const file of files) hash.update(readFileSync(join(folder, file)))
  return {
    language,
    offlinePage,
    version: hash.digest('hex').slice(0, VERSION_LENGTH),
    pages: pages.map(({ path }) => path),
    bypassed: [...SERVER_PAGES, ...table.flatMap(bypassedPath)],
    assets,
    files,
  }
}

/** Opening it spends a link, or shows an account. */
function bypassedPath({ path, isNeverPrepared, isShell }: Page) {
  return isNeverPrepared && !isShell ? [pathIn(language, path)] : []
}

export function buildWorker(manifest: PrecacheManifest) {
  const define = { PRECACHE_MANIFEST: JSON.stringify(manifest) }
  return bundleScript('tooling/service-worker/service-worker.ts', { format: 'iife', define })
}
