import type { Writer } from '#server/database/database.ts'

/** Counts on, in the caller's transaction: numbers of one kind have no gaps, since those who count at once take turns. */
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
