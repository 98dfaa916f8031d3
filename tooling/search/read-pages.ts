import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A finished page of the build, and where it stands. */
export type BuiltPage = { path: string; html: string }

/** Every page of the build, by path. */
export function readPages(folder: string): BuiltPage[] {
  return globSync('**/index.html', { cwd: folder })
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
      const path = `/${file}`.replace(/\/index\.html$/, '') || '/'
      return { path, html }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
