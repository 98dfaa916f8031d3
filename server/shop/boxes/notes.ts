import type { Reader, Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { notesView } from '#server/shop/core/customers/rental-notes.ts'
import { findRental, lockRental } from '#server/shop/core/idempotency/locks.ts'
import { runChange } from '#server/shop/core/idempotency/preconditions.ts'
import {
  inTransaction,
  serveCalls,
  type Handler,
  type InputOf,
} from '#server/shop/core/serve-calls.ts'
import { MAX_OPEN_NOTES, noteCalls } from '#shared/shop/boxes/note-calls.ts'

type Calls = typeof noteCalls

const MAX_LISTED = 100

const listNotes: Handler<Calls['listNotes']> = async (
  { rental: id },
  _context,
  { database: { read } },
) => {
  if (!(await findRental(read, id))) throw new CounterError('not_found')
  return answerNotes(read, id)
}

/** The notes stay out of the stored answer: they may speak of people. */
const addNote: Handler<Calls['addNote']> = async (body, { by, call }, services) => {
  const { database } = services
  await database.write((tx) =>
    runChange(tx, call, body, services, () => insertNote(tx, body, by, services)),
  )
  return answerNotes(database.read, body.rental)
}

async function insertNote(
  tx: Writer,
  body: InputOf<Calls['addNote']>,
  by: Actor,
  services: Services,
) {
  const { rental: rentalId, id, kind, text } = body
  const { box, closedOn } = await lockRental(tx, rentalId)
  if (closedOn) throw new CounterError('box_not_open')
  const open = await tx
    .selectFrom('rentalNotes')
    .selectAll()
    .where('rentalId', '=', rentalId)
    .where('endedOn', 'is', null)
    .limit(MAX_OPEN_NOTES)
    .execute()
  if (open.length === MAX_OPEN_NOTES) {
    throw new CounterError('too_many_notes', { max: MAX_OPEN_NOTES })
  }
  const note = { id, rentalId, kind, text, notedAt: services.now(), notedBy: by.id }
  await tx.insertInto('rentalNotes').values(note).execute()
  recordStep(tx, 'note', 'rental', rentalId, by, services, { box, kind })
}

const endNote = inTransaction<Calls['endNote']>(async (tx, body, by, services) => {
  const { rental: rentalId, note: id } = body
  const { box } = await lockRental(tx, rentalId)
  const note = await tx
    .selectFrom('rentalNotes')
    .selectAll()
    .where('id', '=', id)
    .where('rentalId', '=', rentalId)
    .forUpdate()
    .executeTakeFirst()
  if (!note) throw new CounterError('not_found')
  if (!note.endedOn) {
    const ended = { endedOn: today(services), endedBy: by.id }
    await tx.updateTable('rentalNotes').set(ended).where('id', '=', id).execute()
    recordStep(tx, 'end-note', 'rental', rentalId, by, services, { box, kind: note.kind })
  }
  return answerNotes(tx, rentalId)
})

async function answerNotes(database: Reader, rentalId: string) {
  const rows = await database
    .selectFrom('rentalNotes')
    .selectAll()
    .where('rentalId', '=', rentalId)
    .orderBy('notedAt', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()
  return { notes: await notesView(database, rows) }
}

export const noteRoutes = serveCalls(noteCalls, { listNotes, addNote, endNote })
