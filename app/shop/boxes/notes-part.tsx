import { notes as words } from '#app/content/staff/notes.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { NoteText } from '#app/shop/core/open-notes.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { CARD, TAG } from '#app/ui/looks.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { MAX_NOTE_LENGTH, noteCalls, type Note } from '#shared/shop/boxes/note-calls.ts'

export function Warnings({ rental }: { rental: string }) {
  const { notes } = useShop(noteCalls.listNotes, { rental })
  const warnings = notes.filter(({ kind, endedOn }) => kind === 'warning' && endedOn === null)
  return warnings.map((note) => (
    <p
      key={note.id}
      className="rounded-md bg-warning-wash px-2 py-1 text-sm font-semibold text-warning"
    >
      {words.kinds.warning}: {note.text}
    </p>
  ))
}

export function NotesPart({ rental }: { rental: string }) {
  const { notes } = useShop(noteCalls.listNotes, { rental })
  const open = notes.filter(({ endedOn }) => endedOn === null)
  const former = notes.filter(({ endedOn }) => endedOn !== null)
  return (
    <Part id="notes" title={words.title} count={open.length || undefined}>
      <div className={CARD}>
        {open.length === 0 && <p>{words.none}</p>}
        <ul className="grid grid-cols-1 gap-3">
          {open.map((note) => (
            <OpenNote key={note.id} note={note} rental={rental} />
          ))}
        </ul>
        <AddNote key={notes.length} rental={rental} />
        {former.length > 0 && (
          <details>
            <summary>{interpolateCount(words.former, former.length)}</summary>
            <ul className="grid grid-cols-1 gap-2">
              {former.map((note) => (
                <li key={note.id}>
                  <NoteText {...note} />{' '}
                  {interpolate(words.ended, { day: formatDate(note.endedOn ?? '') })}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Part>
  )
}

function OpenNote({ note, rental }: { note: Note; rental: string }) {
  return (
    <li className="flex flex-wrap gap-2 gap-x-4 items-center">
      <p>
        <span className={TAG} data-tone={note.kind === 'warning' ? 'warning' : undefined}>
          {words.kinds[note.kind]}
        </span>{' '}
        <NoteText {...note} />
      </p>
      <CallForm
        call={noteCalls.endNote}
        values={{ rental, note: note.id }}
        label={interpolate(words.endOf, { text: note.text })}
        submit={words.end}
        variant="quiet"
        small
      />
    </li>
  )
}

function AddNote({ rental }: { rental: string }) {
  const { title, kind, text, hint, submit } = words.add
  return (
    <details>
      <summary>{title}</summary>
      <CallForm
        call={noteCalls.addNote}
        values={{ rental }}
        label={title}
        submit={submit}
        variant="quiet"
        fields={{
          text: { label: text, hint, maxLength: MAX_NOTE_LENGTH },
          kind: { label: kind, value: 'note', options: words.kinds, isOfCards: true },
        }}
      />
    </details>
  )
}
