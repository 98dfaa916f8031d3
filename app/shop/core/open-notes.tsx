import { notes as words } from '#app/content/staff/notes.ts'
import { Banner } from '#app/ui/banner.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { Note } from '#shared/shop/boxes/note-calls.ts'

import { nameOnly } from './names.ts'
import { formatDayOf } from './times.ts'

export function OpenNotes({ notes }: { notes: Note[] }) {
  const open = notes.filter(({ endedOn }) => endedOn === null)
  const warnings = open.filter(({ kind }) => kind === 'warning')
  const others = open.filter(({ kind }) => kind !== 'warning')
  if (open.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-2 w-full">
      {warnings.map((note) => (
        <Banner key={note.id} tone="warning">
          <p>
            <strong>{words.kinds.warning}:</strong> <NoteText {...note} />
          </p>
        </Banner>
      ))}
      {others.map((note) => (
        <p key={note.id}>
          <strong>{words.kinds.note}:</strong> <NoteText {...note} />
        </p>
      ))}
    </div>
  )
}

export function NoteText({ text, notedAt, notedBy }: Note) {
  const who = { day: formatDayOf(notedAt), who: notedBy ? nameOnly(notedBy) : words.somebody }
  return (
    <>
      <span className="wrap-anywhere">{text}</span>{' '}
      <span className="text-15 text-muted">{interpolate(words.by, who)}</span>
    </>
  )
}
