import type { Reader } from '#server/database/database.ts'

/** What the audit log says was filled with sample data: an entity and its id. */
export const SAMPLE_MARK = ['shop', 'sample'] as const

/** Whether the shop was filled with sample data. */
export async function isSampleShop(database: Reader) {
  const [entity, entityId] = SAMPLE_MARK
  const marks = database.selectFrom('audit').select('id').where('entity', '=', entity)
  const mark = await marks.where('entity_id', '=', entityId).limit(1).executeTakeFirst()
  return mark !== undefined
}
