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
  return notesView(database, rows)
}

export async function notesView(database: Reader, rows: RentalNote[]): Promise<Note[]> {
  const authors = rows.map(({ notedBy }) => notedBy)
  const names = await nameStaff(database, authors)
  return rows.map((row) => ({ ...row, notedBy: names.get(row.notedBy) ?? null }))
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
