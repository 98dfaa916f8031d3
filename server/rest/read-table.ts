import type { Reader } from '#server/database/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'
import { lookUp } from '#shared/look-up.ts'

import { compileConditions } from './compile-conditions.ts'
import { negotiate, refuseSchema, type Format } from './negotiate.ts'
import { readPreferences } from './preferences.ts'
import { asCsv, asObject, selectFields, type Field } from './project.ts'
import { readQuery, type Ordered, type Query } from './read-query.ts'
import { tables, type Columns, type ColumnType, type Row, type TableName } from './tables.ts'
import { compareValues } from './values.ts'

/** More rows are never answered at once. */
const MAX_ROWS = 1_000
const RANGE = /^(\d{1,15})-(\d{0,15})$/

/**
 * GET and HEAD /rest/v1/countries, /public_locations, /anon_test: what anybody may read, as PostgREST answers it. A table is read
 * whole, and what is asked of it is done here: on both databases it means the same, and no statement is made of what a stranger sends.
 *
 * @see https://docs.postgrest.org/en/v12/references/api/tables_views.html
 */
export function readTable(table: TableName) {
  return async (context: RequestContext, services: Services) => {
    await countRequest(context, rateLimits.rest, services)
    const { request } = context
    const format = negotiate(request)
    const { isCounted, applied } = readPreferences(request)
    const query = readQuery(context.query)
    const { limit, offset } = readPart(query, request)
    const { fields, holds, compare } = compile(query, table)

    const rows = (await fetchRows(services.database.read, table)).filter(holds)
    const total = isCounted ? rows.length : undefined
    if (total !== undefined && offset > total) {
      throw notSatisfiable(errors.offsetBeyond(offset, total))
    }
    const part = rows.toSorted(compare).slice(offset, offset + limit)
    const body = write(part, fields, format)
    const status = total !== undefined && part.length < total ? 206 : 200
    const range = part.length > 0 ? `${offset}-${offset + part.length - 1}` : '*'
    return new Response(body, {
      status,
      headers: {
        'Content-Type': format.type,
        'Content-Range': `${range}/${total ?? '*'}`,
        ...(applied && { 'Preference-Applied': applied }),
      },
    })
  }
}

/**
 * POST, PATCH, PUT and DELETE of the same: nobody may.
 *
 * @throws ApiError
 */
export function refuseWrite(table: TableName) {
  return async (context: RequestContext, services: Services): Promise<Response> => {
    await countRequest(context, rateLimits.rest, services)
    refuseSchema(context.request.headers.get('content-profile'))
    throw new ApiError(401, '42501', errors.writesRefused(table))
  }
}

/** Which rows: what `limit` and `offset` say, and within that the header `Range`. */
function readPart({ limit = MAX_ROWS, offset }: Query, { headers, method }: Request) {
  const [, first, last] = RANGE.exec(headers.get('range') ?? '') ?? []
  if (first === undefined || method !== 'GET') return { limit: Math.min(limit, MAX_ROWS), offset }
  const from = Math.max(offset, Number(first))
  const to = Math.min(offset + limit, last ? Number(last) + 1 : Infinity)
  if (last && Number(last) < Number(first)) throw notSatisfiable(errors.rangeReversed)
  return { limit: Math.min(Math.max(to - from, 0), MAX_ROWS), offset: from }
}

/** What a query means for a table, once all of it is known there. */
function compile({ select, conditions, order }: Query, table: TableName) {
  const columns: Columns = tables[table]
  refuseRelations(select, table)
  const typeOf = (column: string): ColumnType => {
    const type = lookUp(columns, column)
    if (type) return type
    throw new ApiError(400, '42703', errors.columnNotFound(table, column))
  }
  const fields = selectFields(select, columns, typeOf)
  const holds = compileConditions(conditions, typeOf)
  for (const { column } of order) typeOf(column)
  const [key = ''] = Object.keys(columns)
  const compare = compareBy([...order, { column: key, isDescending: false }])
  return { fields, holds, compare }
}

function refuseRelations(select: Query['select'], table: TableName) {
  const relation = select.find((item) => item.kind === 'relation')
  if (!relation) return
  const { name, hint } = relation
  throw new ApiError(400, 'PGRST200', errors.relationNotFound(table, name), {
    details: errors.relationSearched(table, name, hint),
  })
}

function compareBy(order: Ordered[]) {
  return (a: Row, b: Row) => {
    for (const { column, isDescending } of order) {
      const difference = compareValues(a[column] ?? '', b[column] ?? '')
      if (difference !== 0) return isDescending ? -difference : difference
    }
    return 0
  }
}

/** Lists are kept as text. */
async function fetchRows(read: Reader, table: TableName): Promise<Row[]> {
  const rows: Row[] = await read.selectFrom(table).selectAll().execute()
  return rows.map((row) =>
    'address_lines' in row
      ? { ...row, address_lines: JSON.parse(String(row.address_lines)) as string[] }
      : row,
  )
}

function write(rows: Row[], fields: Field[], { kind }: Format) {
  if (kind === 'csv') return asCsv(rows, fields)
  const objects = rows.map((row) => asObject(row, fields))
  if (kind === 'rows') return JSON.stringify(objects)
  if (objects.length === 1) return JSON.stringify(objects[0])
  const details = errors.rowCount(objects.length)
  throw new ApiError(406, 'PGRST116', errors.notSingle, { details })
}

function notSatisfiable(details: string) {
  return new ApiError(416, 'PGRST103', errors.rangeNotSatisfiable, { details })
}
