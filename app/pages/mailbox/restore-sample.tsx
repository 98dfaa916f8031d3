import { interpolate } from '#shared/interpolate.ts'
import { dashboard } from '#app/content/en/mailbox-pages.ts'
import { countMailboxes } from '#app/mailboxes/messages.ts'
import { makeSample, SAMPLE_SIZE } from '#app/mailboxes/sample.ts'
import { replaceMailboxes } from '#app/mailboxes/store.ts'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'

const words = dashboard.restoring

/** Puts the sample in the place of the list, once that is confirmed. */
export function RestoreSample({ total }: { total: number }) {
  function restore() {
    const problem = replaceMailboxes(makeSample())
    if (problem) showToast({ tone: 'error', text: problem })
  }

  return (
    <div>
      <ConfirmButton
        small
        title={words.title}
        text={interpolate(words.text, {
          sample: countMailboxes(SAMPLE_SIZE),
          own: countMailboxes(total),
        })}
        confirm={words.confirm}
        cancel={words.cancel}
        onConfirm={restore}
      >
        {words.open}
      </ConfirmButton>
    </div>
  )
}
