import type { NoteKind } from '#shared/shop/boxes/note-calls.ts'

/** Notes on a box. */
export const notes = {
  title: 'Notes',
  none: 'No notes.',
  kinds: { note: 'Note', warning: 'Warning' } satisfies Record<NoteKind, string>,
  by: '{day}, {who}',
  somebody: 'a former staff member',
  ended: 'archived {day}',
  end: 'Archive',
  endOf: 'Archive the note “{text}”',
  former: { one: '1 archived note', other: '{count} archived notes' },
  add: {
    title: 'Add a note',
    kind: 'Type',
    text: 'Note',
    hint: 'Shown at intake and pick-up. No ID number, birth date or home address.',
    submit: 'Save',
  },
}
