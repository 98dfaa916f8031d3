import { useState } from 'react'

import { interpolate } from '#shared/interpolate.ts'
import { dashboard } from '#app/content/en/mailbox-pages.ts'
import { countMailboxes } from '#app/mailboxes/messages.ts'
import { makeSample, SAMPLE_SIZE } from '#app/mailboxes/sample.ts'
import { replaceMailboxes } from '#app/mailboxes/store.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'

const words = dashboard.restoring

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
        {words.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          confirm={words.confirm}
          cancel={words.cancel}
          onConfirm={restore}
          onCancel={close}
        >
          <p>
            {interpolate(words.text, {
              sample: countMailboxes(SAMPLE_SIZE),
              own: countMailboxes(total),
            })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
