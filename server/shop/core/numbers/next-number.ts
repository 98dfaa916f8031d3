import type { Writer } from '#server/database/database.ts'

/** The next number of a series, in the caller's transaction. Without gaps: concurrent transactions wait for the row. */
export async function nextNumber(tx: Writer, id: 'receipt' | 'slip' | 'booking') {
  const { value } = await tx
    .insertInto('counters')
    .values({ id, value: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref, eb }) => ({
        value: eb(ref('counters.value'), '+', 1),
      })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
