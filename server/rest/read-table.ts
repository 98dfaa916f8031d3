import type { Kysely } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { negotiate, refuseSchema } from './negotiate.ts'
import { readQuery } from './read-query.ts'
import type { Row, TableName } from './tables.ts'

/** An estimate of so few rows is exact. */
const COUNT_PREFERENCE = /(?:^|[\s,;])count=(?:exact|planned|estimated)\b/

/**
 * GET and HEAD /rest/v1/countries, /public_locations, /anon_test, as PostgREST serves them. A table is read whole and filtered here: both
 * databases then agree, and no SQL is built from a stranger's query.
 *
 * @see https://docs.postgrest.org/en/v12/references/api/tables_views.html
 */
export function readTable(table: TableName) {
  return async (context: RequestContext, services: Services) => {
    await countRequest(context, rateLimits.rest, services)
    const { headers } = context.request
    const { isSingle, type } = negotiate(context.request)
    const isCounted = COUNT_PREFERENCE.test(headers.get('prefer') ?? '')
    const { columns, holds, compare, limit, offset } = readQuery(context.query, table)

    const matching = (await fetchRows(services.database.read, table)).filter(holds)
    if (isCounted && offset > matching.length) {
      const details = errors.offsetBeyond(offset, matching.length)
      throw new ApiError(416, 'PGRST103', errors.rangeNotSatisfiable, { details })
    }
    const rows = matching
      .toSorted(compare)
      .slice(offset, offset + limit)
      .map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
    const range = rows.length > 0 ? `${offset}-${offset + rows.length - 1}` : '*'
    return Response.json(isSingle ? onlyOne(rows) : rows, {
      status: isCounted && rows.length < matching.length ? 206 : 200,
      headers: {
        'Content-Type': type,
        'Content-Range': `${range}/${isCounted ? matching.length : '*'}`,
        ...(isCounted && { 'Preference-Applied': 'count=exact' }),
      },
    })
  }
}

/** POST, PATCH, PUT and DELETE of the same tables. @throws ApiError */
export function refuseWrite(table: TableName) {
  return async (context: RequestContext, services: Services): Promise<Response> => {
    await countRequest(context, rateLimits.rest, services)
    refuseSchema(context.request.headers.get('content-profile'))
    throw new ApiError(401, '42501', errors.writesRefused(table))
  }
}

async function fetchRows(read: Reader, table: TableName): Promise<Row[]> {
  const asStored = read.withoutPlugins() as unknown as Kysely<Record<TableName, Row>>
  const rows = await asStored.selectFrom(table).selectAll().execute()
  return rows.map((row) =>
    'address_lines' in row
      ? { ...row, address_lines: JSON.parse(String(row.address_lines)) as string[] }
      : row,
  )
}

function onlyOne(rows: object[]) {
  if (rows.length === 1) return rows[0]
  const details = errors.rowCount(rows.length)
  throw new ApiError(406, 'PGRST116', errors.notSingle, { details })
}
