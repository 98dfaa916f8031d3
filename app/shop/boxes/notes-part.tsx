import { notes as words } from '#app/content/staff/notes.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { NoteText } from '#app/shop/core/open-notes.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { MAX_NOTE_LENGTH, noteCalls, noteKinds, type Note } from '#shared/shop/boxes/note-calls.ts'

import card from '#app/ui/card.module.css'
import tag from '#app/ui/tag.module.css'

type NotesPartProps = { rental: string; onChange: () => void }

/** What the counter must remember about the rental of a box, with who noted it and when. */
export function NotesPart({ rental, onChange }: NotesPartProps) {
  const { data, problem, refresh } = useShopQuery(noteCalls.listNotes, { rental })
  if (!data) return <Waiting problem={problem} onRetry={refresh} />
  const open = data.notes.filter(({ endedOn }) => endedOn === null)
  const former = data.notes.filter(({ endedOn }) => endedOn !== null)

  function finish() {
    void refresh()
    onChange()
  }

  return (
    <Part id="notes" title={words.title} count={open.length}>
      <div className={card.card}>
        {open.length === 0 && <p>{words.none}</p>}
        <ul className="stack gap-3">
          {open.map((note) => (
            <OpenNote key={note.id} note={note} rental={rental} onEnded={finish} />
          ))}
        </ul>
        <AddNote key={data.notes.length} rental={rental} onAdded={finish} />
        {former.length > 0 && (
          <details className="fold">
            <summary>{interpolateCount(words.former, former.length)}</summary>
            <ul className="stack gap-2">
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

type OpenNoteProps = { note: Note; rental: string; onEnded: () => void }

function OpenNote({ note, rental, onEnded }: OpenNoteProps) {
  return (
    <li className="cluster gap-2 gap-x-4 items-center">
      <p>
        <span className={tag.tag} data-tone={note.kind === 'warning' ? 'warning' : undefined}>
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
        onDone={onEnded}
      />
    </li>
  )
}

function AddNote({ rental, onAdded }: { rental: string; onAdded: () => void }) {
  const { title, kind, text, hint, submit } = words.add
  return (
    <details className="fold">
      <summary>{title}</summary>
      <CallForm
        hasId
        call={noteCalls.addNote}
        values={{ rental }}
        label={title}
        submit={submit}
        variant="quiet"
        onDone={onAdded}
      >
        <TextField
          name="text"
          label={text}
          hint={hint}
          maxLength={MAX_NOTE_LENGTH}
          autoComplete="off"
        />
        <RadioCards
          name="kind"
          legend={kind}
          value="note"
          options={noteKinds.map((each) => ({ value: each, label: words.kinds[each] }))}
        />
      </CallForm>
    </details>
  )
}
