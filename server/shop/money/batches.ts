import type { Reader, Writer } from '#server/database/database.ts'
import type { Posting } from '#server/database/money-tables.ts'
import { selectRows } from '#server/database/rows.ts'
import { CounterError } from '#server/shop/counter.ts'

/** What one deed posted together; nothing when its id is new. */
export function listBatch(database: Reader, batchId: string) {
  return selectRows(database, 'postings', { batch_id: batchId })
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * What was posted when the same deed came before, as after a double click or a lost answer.
 *
 * @throws CounterError when the id was used for something else
 */
export async function findRepeated(
  tx: Writer,
  batchId: string,
  expected: Pick<Posting, 'kind' | 'rental_id'> & { cents?: number },
) {
  const batch = await listBatch(tx, batchId)
  if (batch.length === 0) return undefined
  const { kind, rental_id, cents } = expected
  const repeated = batch.find((posting) => posting.kind === kind)
  const isSame =
    repeated?.rental_id === rental_id && (cents === undefined || repeated.cents === cents)
  if (!repeated || !isSame) throw new CounterError('id_reused')
  return repeated
}

export async function listReversed(database: Reader, postingIds: string[]) {
  if (postingIds.length === 0) return new Set<string>()
  const rows = await database
    .selectFrom('postings')
    .select('reverses')
    .where('reverses', 'in', postingIds)
    .execute()
  return new Set(rows.map(({ reverses }) => reverses ?? ''))
}
