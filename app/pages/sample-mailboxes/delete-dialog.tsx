import { focusSearch } from '#app/sample-mailboxes/filters.tsx'
import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { createMailbox, deleteMailbox } from '#app/sample-mailboxes/store.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { showSnackbar, showToast } from '#app/ui/toasts.ts'
import { dashboard as words } from '#content/mailbox-pages.ts'
import { interpolate } from '#shared/interpolate.ts'

export function deleteButtonOf(id: string) {
  return `delete-${id}`
}

type DeleteDialogProps = {
  mailbox: Mailbox
  rows: readonly Mailbox[]
  onClose: () => void
}

export function DeleteDialog({ mailbox, rows, onClose }: DeleteDialogProps) {
  const { id, location } = mailbox

  function remove() {
    const index = rows.findIndex((row) => row.id === id)
    const neighbor = rows[index + 1] ?? rows[index - 1]
    onClose()
    const problem = deleteMailbox(id)
    if (problem) return showToast({ tone: 'error', text: problem })
    showSnackbar({
      text: interpolate(words.deleting.done, { id }),
      action: { name: words.deleting.undo, run: undo },
    })
    focusOnceDrawn(neighbor)
  }

  function undo() {
    const problem = createMailbox(mailbox)
    if (problem) showToast({ tone: 'error', text: problem })
  }

  return (
    <ConfirmDialog
      title={interpolate(words.deleting.title, { id })}
      confirm={words.deleting.confirm}
      cancel={words.deleting.cancel}
      destroys
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{location}</p>
    </ConfirmDialog>
  )
}

/** Without a neighbor the focus moves to the search. */
function focusOnceDrawn(neighbor: Mailbox | undefined) {
  requestAnimationFrame(() => {
    const next = neighbor && document.getElementById(deleteButtonOf(neighbor.id))
    if (next) next.focus()
    else focusSearch()
  })
}
