import { useState } from 'react'

import { countMailboxes } from '#app/mailboxes/messages.ts'
import { makeSample, SAMPLE_SIZE } from '#app/mailboxes/sample.ts'
import { replaceMailboxes } from '#app/mailboxes/store.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'

/** Puts the sample in the place of the list, once that is confirmed. */
export function RestoreSample({ total }: { total: number }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)

  function restore() {
    close()
    const problem = replaceMailboxes(makeSample())
    if (problem) showToast({ tone: 'error', text: problem })
  }

  return (
    <div>
      <Button variant="quiet" small onClick={() => setAsking(true)}>
        Restore the sample
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Restore the sample?"
          confirm="Restore"
          cancel="Keep my list"
          onConfirm={restore}
          onCancel={close}
        >
          <p>
            The sample’s {countMailboxes(SAMPLE_SIZE)} take the place of your{' '}
            {countMailboxes(total)}.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
