import { randomUUID } from 'node:crypto'

import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'

import type { Tables } from '#server/database/tables.ts'
import type { Day } from '#shared/calendar.ts'
import { oldestQuarantined } from '#shared/shop/boxes/closing.ts'

type Tx = Kysely<Tables> | Transaction<Tables>

/**
 * Frees numbers that were kept for somebody, and no more. What came for them lies in the shop still: it stays on record, and goes
 * back to its sender.
 */
export async function freeNumbers(
  tx: Tx,
  rentals: { id: string }[],
  { day, now }: { day: Day; now: number },
) {
  for (const { id } of rentals) {
    // What comes for it at this moment has come, or comes for a number that nobody has.
    await tx.selectFrom('rentals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    const returned = await tx
      .updateTable('mail_items')
      .set({ state: 'to-return' })
      .where('rental_id', '=', id)
      .where('state', '=', 'waiting')
      .returning(['id', 'box'])
      .execute()
    const nobodys = { rental_id: null, recipient_id: null, notice: 'none' as const }
    await tx.updateTable('mail_items').set(nobodys).where('rental_id', '=', id).execute()
    const task = { kind: 'return-to-sender' as const, due_on: day, created_at: now }
    for (const { id: item, box } of returned) {
      const open = { done_at: null, done_by: null }
      await tx
        .insertInto('tasks')
        .values({ ...task, ...open, id: randomUUID(), box, mail_item_id: item })
        .execute()
    }
    await tx.deleteFrom('rentals').where('id', '=', id).execute()
  }
}

/** Of the rentals of a number: the one that is open, and one that closed so lately that the number stays out of use. */
export function isTaken(day: Day, column = 'rentals.closed_on') {
  const closedOn = sql.ref<Day | null>(column)
  return sql<SqlBool>`(${closedOn} is null or ${closedOn} >= ${oldestQuarantined(day)})`
}
