import type { Reader, Writer } from '#server/database/database.ts'
import type { RentalNote } from '#server/database/rows.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import type { Day } from '#shared/calendar.ts'
import type { Note } from '#shared/shop/boxes/note-calls.ts'

export async function listOpenNotes(database: Reader, rentalId: string) {
  const rows = await database
    .selectFrom('rentalNotes')
    .selectAll()
    .where('rentalId', '=', rentalId)
    .where('endedOn', 'is', null)
    .orderBy('kind', 'desc')
    .orderBy('notedAt', 'desc')
    .orderBy('id')
    .execute()
  return describeNotes(database, rows)
}

export async function describeNotes(database: Reader, rows: RentalNote[]): Promise<Note[]> {
  const names = await nameStaff(
    database,
    rows.map(({ notedBy }) => notedBy),
  )
  return rows.map(({ id, kind, text, notedAt, notedBy, endedOn }) => ({
    id,
    kind,
    text,
    notedAt: notedAt,
    notedBy: names.get(notedBy) ?? null,
    endedOn: endedOn,
  }))
}

/** Notes end with the rental: they do not concern the number's next customer. */
export function endNotes(tx: Writer, rentalId: string, on: Day) {
  return tx
    .updateTable('rentalNotes')
    .set({ endedOn: on })
    .where('rentalId', '=', rentalId)
    .where('endedOn', 'is', null)
    .execute()
}
