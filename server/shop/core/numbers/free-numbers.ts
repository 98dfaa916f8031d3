import { randomUUID } from 'node:crypto'

import { sql, type SqlBool } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import type { Day } from '#shared/calendar.ts'
import { oldestQuarantined } from '#shared/shop/boxes/closing.ts'

/** Frees reserved numbers that were never rented. Their mail stays on record and is returned to the sender. */
export async function freeNumbers(
  tx: Reader,
  rentals: { id: string }[],
  { day, now }: { day: Day; now: number },
) {
  for (const { id } of rentals) {
    // The lock makes concurrent receiving of mail see this number before or after it is freed, never between.
    await tx.selectFrom('rentals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    const returned = await tx
      .updateTable('mailItems')
      .set({ state: 'to-return' })
      .where('rentalId', '=', id)
      .where('state', '=', 'waiting')
      .returning(['id', 'box'])
      .execute()
    const unassigned = { rentalId: null, recipientId: null, notice: 'none' as const }
    await tx.updateTable('mailItems').set(unassigned).where('rentalId', '=', id).execute()
    const task = { kind: 'return-to-sender' as const, dueOn: day, createdAt: now }
    for (const { id: mailItemId, box } of returned) {
      const added = { ...task, id: randomUUID(), box, mailItemId }
      await tx.insertInto('tasks').values(added).execute()
    }
    await tx.deleteFrom('rentals').where('id', '=', id).execute()
  }
}

/** Matches rentals that are open, or closed so lately that the number is not assigned again. */
export function isTaken(day: Day, column = 'rentals.closedOn') {
  const closedOn = sql.ref<Day | null>(column)
  return sql<SqlBool>`(${closedOn} is null or ${closedOn} >= ${oldestQuarantined(day)})`
}
