import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One text of one source file, which stands there exactly once, and what stands there instead while the fault is planted. */
export type Edit = { file: string; find: string; replace: string }

/**
 * Plants faults: the named files are loaded with the edits made.
 *
 * @throws when the text of an edit does not stand in its file exactly once, so that no fault rots unseen
 */
export function plant(edits: Edit[]) {
  const changed = new Map<string, string>()
  for (const { file, find, replace } of edits) {
    const path = resolve(file)
    const url = pathToFileURL(path).href
    const source = changed.get(url) ?? readFileSync(path, 'utf8')
    const times = source.split(find).length - 1
    if (times !== 1) throw new Error(`The fault is not planted: ${file} holds ${times} × ${find}`)
    changed.set(
      url,
      source.replace(find, () => replace),
    )
  }
  registerHooks({
    load(url, context, next) {
      const source = changed.get(url)
      if (source === undefined) return next(url, context)
      return { format: 'module-typescript', source, shortCircuit: true }
    },
  })
}
