import { createHash } from 'node:crypto'

import type { Database } from '#server/database/database.ts'

export async function digestTables({ read }: Pick<Database, 'read'>) {
  const tables = (await read.introspection.getTables()).map(({ name }) => name as 'audit')
  const kept = tables.filter((name) => !/^(session|sign_in|limits|lockouts)/.test(name))
  const digests = kept.map(async (name) => {
    const rows = await read.selectFrom(name).selectAll().execute()
    const text = rows.map((row) => JSON.stringify(row)).toSorted()
    return [name, createHash('sha256').update(text.join('\n')).digest('hex')]
  })
  return Object.fromEntries(await Promise.all(digests))
}
