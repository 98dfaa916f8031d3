import { createHash } from 'node:crypto'

import type { Database } from '#server/database/database.ts'
import { calls } from '#shared/shop/calls.ts'
import type { Call } from '#shared/shop/core/contract.ts'
import { isIdempotencyKey } from '#shared/shop/core/fields.ts'

export const idempotencyKeys = new Map(
  Object.values(calls)
    .flatMap((subject): Call[] => Object.values(subject))
    .flatMap((call) => {
      const { route, inputSchema } = call['~orpc']
      const { entries = {} } = inputSchema as unknown as { entries?: Record<string, never> }
      const key = Object.keys(entries).find((name) => isIdempotencyKey(entries[name] as never))
      return key === undefined ? [] : [[String(route.path), key] as const]
    }),
)

export async function digestTables({ read }: Pick<Database, 'read'>) {
  const tables = (await read.introspection.getTables()).map(({ name }) => name as 'audit')
  const stable = tables.filter((name) => !/^(session|sign_in|limits|lockouts)/.test(name))
  const digests = stable.map(async (name) => {
    const rows = await read.selectFrom(name).selectAll().execute()
    const text = rows.map((row) => JSON.stringify(row)).toSorted()
    return [name, createHash('sha256').update(text.join('\n')).digest('hex')]
  })
  return Object.fromEntries(await Promise.all(digests))
}
