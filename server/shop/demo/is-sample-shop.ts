import type { Reader } from '#server/database/database.ts'
import { findRow } from '#server/database/rows.ts'

/** What the audit log says was filled with sample data: an entity and its id. */
export const SAMPLE_MARK = ['shop', 'sample'] as const

/** Whether the shop was filled with sample data. */
export async function isSampleShop(database: Reader) {
  const [entity, entityId] = SAMPLE_MARK
  return (await findRow(database, 'audit', { entity, entity_id: entityId })) !== undefined
}
