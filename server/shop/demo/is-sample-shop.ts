import type { Reader } from '#server/database/database.ts'

export const SAMPLE_MARK = ['shop', 'sample'] as const

export async function isSampleShop(database: Reader) {
  const [entity, entityId] = SAMPLE_MARK
  const marks = database.selectFrom('audit').select('id').where('entity', '=', entity)
  return (await marks.where('entityId', '=', entityId).executeTakeFirst()) !== undefined
}
