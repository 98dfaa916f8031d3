import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { noteWords } from '#shared/content/notes.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'
import { clerkCall, refusing } from '#shared/shop/core/contract.ts'
import { dayOrNone, idempotencyKey, instant, textOrNone } from '#shared/shop/core/fields.ts'
import { changeCall } from '#shared/shop/core/preconditions.ts'
import { typedLine } from '#shared/typed-fields.ts'

const { fields } = noteWords
export const MAX_NOTE_LENGTH = 200
export const MAX_OPEN_NOTES = 10
export const noteKinds = ['note', 'warning'] as const
export type NoteKind = (typeof noteKinds)[number]

export const note = v.object({
  id: v.string(),
  kind: v.picklist(noteKinds),
  text: v.string(),
  notedAt: instant,
  notedBy: textOrNone,
  endedOn: dayOrNone,
})
export type Note = v.InferOutput<typeof note>

const rental = v.string()
const notes = v.object({ notes: v.array(note) })
const notFound = refusing(counter, 'not_found')

/** Notes belong to a rental, never to a number: the next renter starts without any. */
export const noteCalls = {
  /** Including ended ones, newest first, at most 100. */
  listNotes: clerkCall
    .route({ method: 'GET', path: '/rentals/{rental}/notes' })
    .input(v.object({ rental }))
    .output(notes)
    .errors(notFound),

  /** Returns all notes, as `listNotes` does. `id` is an idempotency key. */
  addNote: changeCall()
    .meta({ access: 'clerk', maxBodyBytes: 2_048 })
    .route({ method: 'POST', path: '/rentals/{rental}/notes', successStatus: 201 })
    .input(
      v.strictObject({
        rental,
        id: idempotencyKey(fields.id),
        kind: v.picklist(noteKinds, fields.kind),
        text: v.pipe(
          typedLine(fields.text),
          v.nonEmpty(fields.text),
          v.maxLength(MAX_NOTE_LENGTH, fields.textLong),
          withoutPersonalIdentifiers,
        ),
      }),
    )
    .output(notes)
    .errors({ ...notFound, ...refusing(counter, 'id_reused', 'box_not_open', 'too_many_notes') }),

  /** The note stays on record, with who ended it and when, and is no longer shown at intake and pick-up. */
  endNote: changeCall()
    .route({ method: 'POST', path: '/rentals/{rental}/notes/{note}/end' })
    .input(v.strictObject({ rental, note: v.string() }))
    .output(notes)
    .errors(notFound),
}
