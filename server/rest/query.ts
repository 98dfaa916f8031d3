import { problem } from '#server/http/api-error.ts'

/** What is asked of a table. */
export type TableQuery = {
  /** Name in the answer → column. */
  columns: Map<string, string>
  order: { column: string; direction: 'asc' | 'desc' }[]
  limit: number
  offset: number
}

/** More rows are never answered at once. */
const MOST_ROWS = 1_000
const MOST_TERMS = 20
const SELECTED = /^(?:([\w ]{1,63}):)?(\w{1,63})$/
const ORDERED = /^(\w{1,63})(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/
const WHOLE = /^\d{1,9}$/
const KNOWN = new Set(['select', 'order', 'limit', 'offset', 'apikey'])

/**
 * Reads `select`, `order`, `limit` and `offset` as PostgREST does; it knows no filters.
 *
 * @see https://docs.postgrest.org/en/v12/references/api/tables_views.html
 * @throws Problem
 */
export function readQuery(table: string, known: readonly string[], query: URLSearchParams) {
  for (const name of query.keys()) {
    if (!KNOWN.has(name)) throw unreadable('only select, order, limit and offset are answered here')
  }
  const find = (column: string) => {
    if (known.includes(column)) return column
    throw problem(400, '42703', `column ${table}.${column} does not exist`)
  }
  return {
    columns: readSelect(query.get('select') ?? '*', known, find),
    order: readOrder(query.get('order'), find),
    limit: Math.min(readWhole(query, 'limit') ?? MOST_ROWS, MOST_ROWS),
    offset: readWhole(query, 'offset') ?? 0,
  } satisfies TableQuery
}

function readSelect(text: string, known: readonly string[], find: (column: string) => string) {
  const columns = new Map<string, string>()
  for (const term of split(text, 'select')) {
    if (term === '*') {
      for (const column of known) columns.set(column, column)
      continue
    }
    const [, alias, column] = SELECTED.exec(term) ?? []
    if (!column) throw unreadable('failed to parse select parameter')
    columns.set(alias ?? column, find(column))
  }
  return columns
}

function readOrder(text: string | null, find: (column: string) => string) {
  if (!text) return []
  return split(text, 'order').map((term) => {
    const [, column, direction] = ORDERED.exec(term) ?? []
    if (!column) throw unreadable('failed to parse order')
    return { column: find(column), direction: direction === 'desc' ? 'desc' : 'asc' } as const
  })
}

function readWhole(query: URLSearchParams, name: string) {
  const text = query.get(name)
  if (text === null) return undefined
  if (WHOLE.test(text)) return Number(text)
  throw unreadable(`failed to parse ${name}`)
}

function split(text: string, name: string) {
  const terms = text.split(',', MOST_TERMS + 1).map((term) => term.trim())
  if (terms.length > MOST_TERMS) throw unreadable(`failed to parse ${name}: too many columns`)
  return terms
}

function unreadable(message: string) {
  return problem(400, 'PGRST100', message)
}
