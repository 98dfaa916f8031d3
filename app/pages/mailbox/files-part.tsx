import { useState } from 'react'

import { countMailboxes } from '#app/mailboxes/count-mailboxes.ts'
import { exportMailboxes, type FileFormat } from '#app/mailboxes/export.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { makeSample, SAMPLE_SIZE } from '#app/mailboxes/sample.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'

import { ImportDialog } from './import-dialog.tsx'
import { takeWithUndo } from './take-with-undo.ts'

import css from './files-part.module.css'

type FilesPartProps = { all: readonly Mailbox[]; found: readonly Mailbox[] }

/** The list as a file, and back. Nothing leaves this device but by the visitor's own hand. */
export function FilesPart({ all, found }: FilesPartProps) {
  const [open, setOpen] = useState<'import' | 'restore' | null>(null)
  const close = () => setOpen(null)
  const what = found.length < all.length ? 'those found' : 'all'

  async function save(format: FileFormat) {
    await exportMailboxes(found, format)
    showToast({ tone: 'info', text: `In your file: ${countMailboxes(found.length)}.` })
  }

  async function restore() {
    close()
    const sample = makeSample()
    const problem = await takeWithUndo('replace', sample, all)
    if (problem) showToast({ tone: 'error', text: problem })
  }

  return (
    <section className={css.part} aria-label="Files">
      <h2>Files</h2>
      <p>Nothing is sent anywhere: files are made and read in your browser.</p>
      <div className={css.ways}>
        <Button look="quiet" small disabled={found.length === 0} onClick={() => void save('csv')}>
          Export {what} as CSV
        </Button>
        <Button look="quiet" small disabled={found.length === 0} onClick={() => void save('json')}>
          Export {what} as JSON
        </Button>
        <Button look="quiet" small onClick={() => setOpen('import')}>
          Import a file
        </Button>
        <Button look="quiet" small onClick={() => setOpen('restore')}>
          Restore the sample
        </Button>
      </div>
      {open === 'import' && <ImportDialog all={all} onClose={close} />}
      {open === 'restore' && (
        <ConfirmDialog
          title="Restore the sample?"
          confirm="Restore"
          cancel="Keep my list"
          onConfirm={() => void restore()}
          onCancel={close}
        >
          <p>
            The sample’s {countMailboxes(SAMPLE_SIZE)} take the place of your{' '}
            {countMailboxes(all.length)}.
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
