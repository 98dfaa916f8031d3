import type { Edit } from '#torture/child/plant.ts'

/** A text of what is served, and what stands there instead while the fault is planted. */
export type Altered = {
  /** In every page, or in the one script that holds it. */
  in: 'pages' | 'one script'
  find: RegExp
  /** `$1` is what the first brackets found: names in a script are short, and change. */
  replace: string
}

const SERVER_FILE = 'server/http/site.ts'

/**
 * Plants a fault in the built site: the server alters the files while it reads them, so that the
 * policies of the pages fit what is served.
 *
 * @returns edits with which it doesn't start unless the text stands in each page once, or in one script once
 */
export function alterServed({ in: where, find, replace }: Altered): Edit[] {
  const [shape, expected] =
    where === 'pages' ? ['/\\/index\\.html$/', "'pages'"] : ['/^\\/assets\\/.*\\.js$/', '1']
  const to = JSON.stringify(replace)
  const alter = `((whole: Buffer) => {
    if (!${shape}.test(path)) return whole
    const text = whole.toString()
    const times = [...text.matchAll(${find}g)].length
    const tally = (globalThis.tally ??= { files: 0, found: 0 })
    tally.files += 1
    tally.found += times > 1 ? NaN : times
    return times === 1 ? Buffer.from(text.replace(${find}, ${to})) : whole
  })(await readFile(file))`
  const check = `const { files, found } = globalThis.tally
  const expected = ${expected} === 'pages' ? files : ${expected}
  if (found !== expected) throw new Error('The fault is not planted: ' + found + ' of ' + expected)
  compressAhead(site.get('/'))`
  return [
    { file: SERVER_FILE, find: 'await readFile(file)', replace: alter },
    // What was compressed when the site was built is without the fault.
    { file: SERVER_FILE, find: 'readFile(file + end)', replace: "readFile(file + end + '-none')" },
    { file: SERVER_FILE, find: "compressAhead(site.get('/'))", replace: check },
  ]
}
