import type { Reader, Writer } from '#server/database/database.ts'
import type { RentalNote } from '#server/database/rows.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import type { Day } from '#shared/calendar.ts'
import type { Note } from '#shared/shop/boxes/note-calls.ts'

export async function listOpenNotes(database: Reader, rentalId: string) {
  const rows = await database
    .selectFrom('rental_notes')
    .selectAll()
    .where('rental_id', '=', rentalId)
    .where('ended_on', 'is', null)
    .orderBy('kind', 'desc')
    .orderBy('noted_at', 'desc')
    .orderBy('id')
    .execute()
  return describeNotes(database, rows)
}

export async function describeNotes(database: Reader, rows: RentalNote[]): Promise<Note[]> {
  const names = await nameStaff(
    database,
    rows.map(({ noted_by }) => noted_by),
  )
  return rows.map(({ id, kind, text, noted_at, noted_by, ended_on }) => ({
    id,
    kind,
    text,
    notedAt: noted_at,
    notedBy: names.get(noted_by) ?? null,
    endedOn: ended_on,
  }))
}

/** Notes end with the rental: they do not concern the number's next customer. */
export function endNotes(tx: Writer, rentalId: string, on: Day) {
  return tx
    .updateTable('rental_notes')
    .set({ ended_on: on })
    .where('rental_id', '=', rentalId)
    .where('ended_on', 'is', null)
    .execute()
}
