import type { SelectQueryBuilder } from 'kysely'

export async function countFound<Schema, From extends keyof Schema, Shown>(
  rows: SelectQueryBuilder<Schema, From, Shown>,
) {
  const all = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirst()
  return Number((all as { count: unknown } | undefined)?.count ?? 0)
}
