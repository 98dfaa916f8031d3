import type { Reader } from '#server/database/database.ts'

/** What the audit log says was filled with sample data: an entity and its id. */
export const SAMPLE_MARK = ['shop', 'sample'] as const

/** Whether the shop was filled with sample data. */
export async function isSampleShop(database: Reader) {
  const [entity, entityId] = SAMPLE_MARK
  return (
    (await database
      .selectFrom('audit')
      .selectAll()
      .where('entity', '=', entity)
      .where('entity_id', '=', entityId)
      .executeTakeFirst()) !== undefined
  )
}
