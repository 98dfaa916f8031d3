import type { NoteKind } from '#shared/shop/boxes/note-calls.ts'

/** What the counter must remember about a box. */
export const notes = {
  title: 'Notes',
  none: 'No notes.',
  kinds: { note: 'Note', warning: 'Warning' } satisfies Record<NoteKind, string>,
  by: '{day}, {who}',
  somebody: 'a former colleague',
  ended: 'ended {day}',
  end: 'End it',
  endOf: 'End the note “{text}”',
  former: { one: '1 note has ended', other: '{count} notes have ended' },
  add: {
    title: 'Add a note',
    kind: 'Kind of note',
    text: 'Text of the note',
    hint: 'Shown at intake and pick-up. No ID number, birth date or home address.',
    submit: 'Add it',
  },
}
