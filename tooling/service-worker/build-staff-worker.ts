import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { staffPages } from '#app/shop/core/staff-pages.ts'
import { bundleScript } from '#tooling/own-scripts.ts'

import type { StaffPaths } from './staff-strategies.ts'

export type StaffManifest = StaffPaths & {
  /** Changes with every byte of what is stored. */
  version: string
  assets: string[]
}

const ASSET = /\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g
const PAGE_SCRIPT = /\/page-[\w-]+\.js$/
const IMPORTED = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g
const VERSION_LENGTH = 16

export function makeStaffManifest(
  folder: string,
  built: { path: string; html: string }[],
): StaffManifest {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const pages = staffPages.map(({ path, pattern }) => ({
    path,
    ...(pattern && { above: pattern.replace(/:\w+$/, '') }),
  }))
  const htmlOf = (path: string) => {
    const page = built.find((each) => each.path === path)
    if (!page) throw new Error(`The build holds no ${path}`)
    return page.html
  }
  const namedBy = (html: string) => {
    const named = html.match(ASSET) ?? []
    const scripts = named.filter((path) => PAGE_SCRIPT.test(path))
    return [...named, ...scripts.flatMap((path) => read(path).match(ASSET) ?? [])]
  }

  const texts = pages.map(({ path }) => htmlOf(path))
  const publicAssets = new Set(namedBy(htmlOf('/')))
  const assets = new Set<string>()
  const open = texts.flatMap(namedBy)
  for (let path = open.pop(); path; path = open.pop()) {
    if (assets.has(path) || !existsSync(join(folder, path))) continue
    assets.add(path)
    if (!path.endsWith('.js') || publicAssets.has(path)) continue
    for (const [, name] of read(path).matchAll(IMPORTED)) open.push(`/assets/${name}`)
  }
  const sorted = [...assets].toSorted()
  const hash = createHash('sha256').update(texts.join('')).update(sorted.join())
  return { version: hash.digest('hex').slice(0, VERSION_LENGTH), pages, assets: sorted }
}

export function buildStaffWorker(manifest: StaffManifest) {
  const define = { STAFF_MANIFEST: JSON.stringify(manifest) }
  return bundleScript('tooling/service-worker/staff-worker.ts', { format: 'iife', define })
}
