import { countMailboxes } from '#app/mailboxes/count-mailboxes.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { mailboxes } from '#app/mailboxes/mailboxes.ts'
import { showSnackbar, showToast } from '#app/ui/toasts.ts'

/**
 * Takes many mailboxes into the list and offers to undo it; answers with what went wrong, or null.
 *
 * @param before the list as it is now: what undoing brings back
 */
export async function takeWithUndo(
  kind: 'create' | 'put' | 'replace',
  taken: readonly Mailbox[],
  before: readonly Mailbox[],
) {
  const problem = await mailboxes.take(kind, taken)
  if (problem) return problem

  const after = mailboxes.read().mailboxes
  showSnackbar({
    text: `Taken into the list: ${countMailboxes(taken.length)}.`,
    action: { name: 'Undo', run: () => void undo(before, after) },
  })
  return null
}

/** What was changed since by hand is worth more than the undoing. */
async function undo(before: readonly Mailbox[], after: readonly Mailbox[]) {
  const isSame = mailboxes.read().mailboxes === after
  const problem = isSame
    ? await mailboxes.take('replace', before)
    : 'The list has changed since, so it stays as it is.'
  if (problem) showToast({ tone: 'error', text: problem })
}
