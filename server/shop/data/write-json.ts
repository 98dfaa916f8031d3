import type { DataRow } from '#shared/shop/data/calls.ts'

export type Pages = AsyncIterable<StreamedRow[]>
export type StreamedRow = { [name: string]: DataRow[string] | StreamedRow | Pages }

/** The JSON of a row in parts: one page of a list at a time, all other values whole. */
export async function* writeJson(
  value: StreamedRow | DataRow[string] | Pages,
): AsyncGenerator<string> {
  if (isPages(value)) yield* writePages(value)
  else if (hasPages(value)) {
    let before = '{'
    for (const [name, part] of Object.entries(value)) {
      yield `${before}${JSON.stringify(name)}:`
      yield* writeJson(part)
      before = ','
    }
    yield '}'
  } else yield JSON.stringify(value)
}

async function* writePages(pages: Pages) {
  let before = '['
  for await (const page of pages) {
    if (page.some(hasPages)) {
      for (const row of page) {
        yield before
        yield* writeJson(row)
        before = ','
      }
    } else if (page.length > 0) {
      yield before + JSON.stringify(page).slice(1, -1)
      before = ','
    }
    // An empty part lets other requests run between pages without results.
    else yield ''
  }
  yield before === '[' ? '[]' : ']'
}

function isPages(value: unknown): value is Pages {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

function hasPages(value: unknown): value is StreamedRow {
  return typeof value === 'object' && value !== null && Object.values(value).some(isPages)
}
