import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { readQuery, type TableQuery } from './query.ts'

const tables = {
  countries: ['code', 'name'],
  public_locations: ['id', 'name', 'address_lines', 'phone'],
  anon_test: ['id', 'message'],
} as const

type TableName = keyof typeof tables

/**
 * GET /rest/v1/countries, /public_locations, /anon_test: what anybody may read, as PostgREST answers it.
 *
 * @see https://docs.postgrest.org/en/v12/references/api/tables_views.html
 */
export function readTable(table: TableName) {
  return async (context: RequestContext, services: Services) => {
    await countRequest(context, rateLimits.rest, services)
    const { isSingle, type } = negotiate(context.request)
    const query = readQuery(table, tables[table], context.query)
    const { read } = services.database
    const rows = await fetchRows(read, table, query)
    if (isSingle && rows.length !== 1) {
      const message = errors.notSingle
      const details = errors.rowCount(rows.length)
      throw new ApiError(406, 'PGRST116', message, { details })
    }
    const total = isCounted(context.request) ? await countRows(read, table) : undefined
    const { offset } = query
    if (total !== undefined && offset > total) {
      const details = errors.offsetBeyond(offset, total)
      throw new ApiError(416, 'PGRST103', errors.rangeNotSatisfiable, { details })
    }
    const status = total !== undefined && rows.length < total ? 206 : 200
    const range = rows.length > 0 ? `${offset}-${offset + rows.length - 1}` : '*'
    const headers = { 'Content-Type': type, 'Content-Range': `${range}/${total ?? '*'}` }
    return Response.json(isSingle ? rows[0] : rows, { status, headers })
  }
}

async function fetchRows(read: Reader, table: TableName, query: TableQuery) {
  const { columns, order, limit, offset } = query
  const [firstColumn] = tables[table]
  let ordered = read.selectFrom(table).selectAll()
  for (const { column, direction } of [...order, byKey(firstColumn)]) {
    ordered = ordered.orderBy(sql.ref(`${table}.${column}`), direction)
  }
  const rows = await ordered.limit(limit).offset(offset).execute()
  return rows.map((row) => project(row, columns))
}

function byKey(column: string) {
  return { column, direction: 'asc' } as const
}

/** Lists are kept as text. */
function project(row: Record<string, unknown>, columns: TableQuery['columns']) {
  const fields = [...columns].map(([name, column]) => {
    const field = row[column]
    return [name, column === 'address_lines' ? JSON.parse(String(field)) : field]
  })
  return Object.fromEntries(fields)
}

function isCounted({ headers }: Request) {
  return /(^|[\s,;])count=(exact|planned|estimated)\b/.test(headers.get('prefer') ?? '')
}

async function countRows(read: Reader, table: TableName) {
  const counted = read.selectFrom(table).select(({ fn }) => fn.countAll().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

const JSON_TYPE = 'application/json'
const SINGLE_TYPE = 'application/vnd.pgrst.object+json'
const MAX_TYPES = 20
const ANYTHING = ['*/*', 'application/*', JSON_TYPE, '']

/**
 * In which form an answer is wanted: rows, or the one row there is.
 *
 * @throws ApiError 406 when it is neither, or of another schema
 */
export function negotiate({ headers }: Request) {
  const schema = headers.get('accept-profile') ?? 'public'
  if (schema !== 'public') {
    const hint = errors.schemaHint
    throw new ApiError(406, 'PGRST106', errors.schemaInvalid, { hint })
  }
  const wanted = (headers.get('accept') ?? '').split(',', MAX_TYPES).map((type) => nameOf(type))
  if (wanted[0] === SINGLE_TYPE) return { isSingle: true, type: `${SINGLE_TYPE}; charset=utf-8` }
  if (wanted.some((type) => ANYTHING.includes(type))) {
    return { isSingle: false, type: `${JSON_TYPE}; charset=utf-8` }
  }
  throw new ApiError(406, 'PGRST107', errors.noMediaType)
}

function nameOf(type: string) {
  return (type.split(';')[0] ?? '').trim().toLowerCase()
}
