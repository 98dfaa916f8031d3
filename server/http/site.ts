import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import type { Settings } from '#server/settings.ts'
import type { PageTraits } from '#shared/page-traits.ts'

import { lazily, openFile, type SiteFile } from './site-file.ts'

/** Every file of the built site by its path, in memory; some pages answer every address below a path. */
export type Site = { files: Map<string, SiteFile>; shells: { above: string; path: string }[] }

/** A site without a page: every path is the calls'. */
export const noSite: Site = { files: new Map(), shells: [] }

const COMPRESSED = /\.(br|gz)$/
const NO_PAGE = new Set(['/__spa-fallback.html'])

/**
 * Lists the built site. Each file is read when it is first asked for, or by `readWhole`.
 *
 * @param folder the client build, with `.br` and `.gz` beside what is worth compressing
 * @param pages what is known of its pages
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
  // The page that most visitors see first is as small as it gets before the first of them comes.
  void files.get('/')?.bodies.br
  return { files, shells: pages.flatMap(readPattern) }
}

function readPattern({ pattern, path }: PageTraits[number]) {
  return pattern ? [{ above: pattern.replace(/:\w+$/, ''), path }] : []
}

/** Reads what nobody has asked for yet, one file at a time between the visitors: the next build may take its place. */
export async function readWhole(files: SiteFile[]) {
  for (const file of files) {
    void file.etag
    await setImmediate()
  }
}
