import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { mailboxes } from '#app/mailboxes/mailboxes.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showSnackbar, showToast } from '#app/ui/toasts.ts'

import { deleteButtonOf } from './mailbox-table.tsx'

type DeleteDialogProps = {
  mailbox: Mailbox
  /** The rows in sight: the focus goes to the next of them. */
  rows: readonly Mailbox[]
  onClose: () => void
}

/** Asks, deletes, and offers to undo it. */
export function DeleteDialog({ mailbox, rows, onClose }: DeleteDialogProps) {
  const { id, location } = mailbox

  async function remove() {
    const place = rows.findIndex((row) => row.id === id)
    const neighbor = rows[place + 1] ?? rows[place - 1]
    onClose()
    const problem = await mailboxes.remove([id])
    if (problem) return showToast({ tone: 'error', text: problem })
    showSnackbar({ text: `${id} is deleted.`, action: { name: 'Undo', run: () => void undo() } })
    focusOnceDrawn(neighbor)
  }

  async function undo() {
    const problem = await mailboxes.restore([mailbox])
    if (problem) showToast({ tone: 'error', text: problem })
  }

  return (
    <ConfirmDialog
      title={`Delete ${id}?`}
      confirm="Delete"
      cancel="Keep it"
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{location}</p>
    </ConfirmDialog>
  )
}

/** The last one on a page leaves no neighbor: reading begins anew at the search. */
function focusOnceDrawn(neighbor: Mailbox | undefined) {
  requestAnimationFrame(() => {
    const next = neighbor && document.getElementById(deleteButtonOf(neighbor.id))
    const target = next ?? document.querySelector<HTMLElement>('main input[type="search"]')
    target?.focus()
  })
}
