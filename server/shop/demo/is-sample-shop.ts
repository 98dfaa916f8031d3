import type { Reader } from '#server/database/database.ts'

/** Entity and id of the audit entry that marks a sample shop. */
export const SAMPLE_MARK = ['shop', 'sample'] as const

export async function isSampleShop(database: Reader) {
  const [entity, entityId] = SAMPLE_MARK
  return (
    (await database
      .selectFrom('audit')
      .selectAll()
      .where('entity', '=', entity)
      .where('entityId', '=', entityId)
      .executeTakeFirst()) !== undefined
  )
}
