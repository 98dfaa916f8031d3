import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

/** What is asked of a table. */
export type TableQuery = {
  /** Name in the answer → column. */
  columns: Map<string, string>
  order: { column: string; direction: 'asc' | 'desc' }[]
  limit: number
  offset: number
}

/** More rows are never answered at once. */
const MAX_ROWS = 1_000
const MAX_TERMS = 20
const SELECTED = /^(?:([\w ]{1,63}):)?(\w{1,63})$/
const ORDERED = /^(\w{1,63})(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/
const WHOLE = /^\d{1,9}$/
const KNOWN = new Set(['select', 'order', 'limit', 'offset', 'apikey'])

/**
 * Reads `select`, `order`, `limit` and `offset` as PostgREST does; it knows no filters.
 *
 * @see https://docs.postgrest.org/en/v12/references/api/tables_views.html
 * @throws ApiError
 */
export function readQuery(table: string, knownColumns: readonly string[], query: URLSearchParams) {
  for (const name of query.keys()) {
    if (!KNOWN.has(name)) throw unreadable(errors.queryUnknown)
  }
  const find = (column: string) => {
    if (knownColumns.includes(column)) return column
    throw new ApiError(400, '42703', errors.columnNotFound(table, column))
  }
  return {
    columns: readSelect(query.get('select') ?? '*', knownColumns, find),
    order: readOrder(query.get('order'), find),
    limit: Math.min(readWhole(query, 'limit') ?? MAX_ROWS, MAX_ROWS),
    offset: readWhole(query, 'offset') ?? 0,
  } satisfies TableQuery
}

function readSelect(
  text: string,
  knownColumns: readonly string[],
  find: (column: string) => string,
) {
  const columns = new Map<string, string>()
  for (const term of split(text, 'select')) {
    if (term === '*') {
      for (const column of knownColumns) columns.set(column, column)
      continue
    }
    const [, alias, column] = SELECTED.exec(term) ?? []
    if (!column) throw unreadable(errors.queryUnreadable('select parameter'))
    columns.set(alias ?? column, find(column))
  }
  return columns
}

function readOrder(text: string | null, find: (column: string) => string) {
  if (!text) return []
  return split(text, 'order').map((term) => {
    const [, column, direction] = ORDERED.exec(term) ?? []
    if (!column) throw unreadable(errors.queryUnreadable('order'))
    return { column: find(column), direction: direction === 'desc' ? 'desc' : 'asc' } as const
  })
}

function readWhole(query: URLSearchParams, name: string) {
  const text = query.get(name)
  if (text === null) return undefined
  if (WHOLE.test(text)) return Number(text)
  throw unreadable(errors.queryUnreadable(name))
}

function split(text: string, name: string) {
  const terms = text.split(',', MAX_TERMS + 1).map((term) => term.trim())
  if (terms.length > MAX_TERMS)
    throw unreadable(errors.queryUnreadable(`${name}: too many columns`))
  return terms
}

function unreadable(message: string) {
  return new ApiError(400, 'PGRST100', message)
}
