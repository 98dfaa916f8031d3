import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import type { Settings } from '#server/settings.ts'
import type { PageTraits } from '#shared/page-traits.ts'

import { lazily, openFile, type SiteFile } from './site-file.ts'

/** The built site's files by path, in memory; `shells` are pages that serve every address below a path. */
export type Site = { files: Map<string, SiteFile>; shells: { above: string; path: string }[] }

export const noSite: Site = { files: new Map(), shells: [] }

const COMPRESSED = /\.(br|gz)$/
const NO_PAGE = new Set(['/__spa-fallback.html'])

/**
 * Lists the built site. Each file is read on its first request, or by `readWhole`.
 * @param folder the client build, with `.br` and `.gz` files
 */
export function loadSite(folder: string, settings: Settings, pages: PageTraits): Site {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const onDisk = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const compressed = new Set(onDisk.filter((file) => COMPRESSED.test(file)))
  const files = new Map<string, SiteFile>()
  for (const file of onDisk.filter((each) => !compressed.has(each))) {
    const name = `/${relative(folder, file).split(sep).join('/')}`
    if (name.startsWith('/.') || NO_PAGE.has(name)) continue
    const path = name.replace(/\/?index\.html$/, '') || '/'
    const traits = pages.find((page) => page.path === path)
    if (!settings.diagnostics && traits?.isDiagnostic) continue
    const read = () => openFile({ name, file, traits }, compressed, settings)
    files.set(path, lazily(read))
  }
  // The landing page is fully compressed before the first visitor comes.
  void files.get('/')?.bodies.br
  return { files, shells: pages.flatMap(readPattern) }
}

function readPattern({ pattern, path }: PageTraits[number]) {
  return pattern ? [{ above: pattern.replace(/:\w+$/, ''), path }] : []
}

/** Reads the remaining files one at a time, between requests: the next build may replace them on the disk. */
export async function readWhole(files: SiteFile[]) {
  for (const file of files) {
    void file.etag
    await setImmediate()
  }
}
