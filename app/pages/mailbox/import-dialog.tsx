import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { countMailboxes } from '#app/mailboxes/count-mailboxes.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'

import { ImportProblems } from './import-problems.tsx'
import { Choice } from './preference-fields.tsx'
import { useImport, type Kind } from './use-import.ts'

import css from './import-dialog.module.css'

const number = new Intl.NumberFormat('en')

const kinds: { value: Kind; label: string }[] = [
  { value: 'create', label: 'Add them; none may be in the list already' },
  { value: 'put', label: 'Add them, and write over those with the same ID' },
  { value: 'replace', label: 'Put them in the place of my whole list' },
]

type ImportDialogProps = { all: readonly Mailbox[]; onClose: () => void }

/** Reads a file, says what is in it, and takes it into the list: whole or not at all. */
export function ImportDialog({ all, onClose }: ImportDialogProps) {
  const { kind, choose, state, read, take } = useImport(all, onClose)

  return (
    <Dialog
      title="Import a file"
      wide
      onCancel={onClose}
      onCancelWithin={() => read(undefined)}
      ways={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={state.name !== 'ready'} onClick={take}>
            Import
          </Button>
        </>
      }
    >
      <label className={css.file}>
        <span>A CSV or JSON file of mailboxes</span>
        <input
          type="file"
          accept=".csv,.json,text/csv,application/json"
          // Without this, a file that was mended and is chosen once more is no change.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => read(target.files?.[0])}
        />
      </label>
      <Choice label="What to do with them" value={kind} options={kinds} onChange={choose} />
      <div role="status" className={css.said}>
        {state.name === 'reading' && <p>Reading… {number.format(state.rows)} rows so far</p>}
        {state.name === 'ready' && <Ready {...state} />}
      </div>
      {state.name === 'refused' && (
        <Banner tone="error">
          <p>{state.sentence}</p>
        </Banner>
      )}
      {state.name === 'bad-rows' && <ImportProblems problems={state.problems} rows={state.rows} />}
    </Dialog>
  )
}

type ReadyProps = { count: number; known: number; ignored: readonly string[] }

function Ready({ count, known, ignored }: ReadyProps) {
  return (
    <>
      <p>
        {countMailboxes(count)}, all sound
        {known > 0 && `; already in the list: ${number.format(known)}`}.
      </p>
      {ignored.length > 0 && <p>Columns that are left out: {ignored.join(', ')}.</p>}
    </>
  )
}
