import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'
import { lookUp } from '#shared/look-up.ts'

import { readFilter, unreadable } from './filters.ts'
import { tables, type Columns, type Row, type TableName } from './tables.ts'

const NAME = /^\w+$/
/** `nullsfirst` and `nullslast` change nothing: no column is ever null. */
const ORDER = /^(\w+)(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/
const LOGIC = /^(?:not\.)?(?:and|or)$/
const WHOLE = /^-?\d{1,15}$/
/** `apikey` is for Supabase's gateway. */
const RESERVED_PARAMETERS = new Set(['select', 'order', 'limit', 'offset', 'apikey'])

export type Query = {
  columns: string[]
  holds: (row: Row) => boolean
  compare: (a: Row, b: Row) => number
  limit: number
  offset: number
}

/**
 * Reads a query string as PostgREST does, as far as the public tables support it.
 * @see https://docs.postgrest.org/en/v12/references/api/tables_views.html
 * @throws ApiError
 */
export function readQuery(query: URLSearchParams, table: TableName): Query {
  const filters = [...query]
    .filter(([name]) => !RESERVED_PARAMETERS.has(name))
    .map(([name, text]) => {
      if (LOGIC.test(name)) throw unreadable('logic tree', text)
      const fits = readFilter(typeOf(table, name), text)
      return (row: Row) => fits(row[name] ?? '')
    })
  return {
    columns: readSelect(query.get('select') ?? '*', table),
    holds: (row) => filters.every((fits) => fits(row)),
    compare: readOrder(query.get('order') ?? '', table),
    limit: readWhole('limit', query.get('limit'), Infinity),
    offset: readWhole('offset', query.get('offset'), 0),
  }
}

function typeOf(table: TableName, column: string) {
  const columns: Columns = tables[table]
  const type = lookUp(columns, column)
  if (type) return type
  throw new ApiError(400, '42703', errors.columnNotFound(table, column))
}

function readSelect(text: string, table: TableName) {
  const names = text.split(',').flatMap((part) => {
    const name = part.trim()
    if (name === '*') return Object.keys(tables[table])
    if (!NAME.test(name)) throw unreadable('select parameter', text)
    typeOf(table, name)
    return name
  })
  return [...new Set(names)]
}

function readOrder(text: string, table: TableName) {
  const [key = ''] = Object.keys(tables[table])
  const order = (text === '' ? key : `${text},${key}`).split(',').map((part) => {
    const [, column, direction] = ORDER.exec(part.trim()) ?? []
    if (column === undefined) throw unreadable('order', text)
    typeOf(table, column)
    return { column, sign: direction === 'desc' ? -1 : 1 }
  })
  return (a: Row, b: Row) => {
    for (const { column, sign } of order) {
      const [left = '', right = ''] = [a[column], b[column]]
      if (left < right) return -sign
      if (left > right) return sign
    }
    return 0
  }
}

function readWhole(name: 'limit' | 'offset', text: string | null, otherwise: number) {
  if (text === null) return otherwise
  if (!WHOLE.test(text)) throw unreadable(name, text)
  if (Number(text) >= 0) return Number(text)
  if (name === 'offset') throw new ApiError(400, '2201X', errors.offsetNegative)
  const details = errors.limitNegative
  throw new ApiError(416, 'PGRST103', errors.rangeNotSatisfiable, { details })
}
