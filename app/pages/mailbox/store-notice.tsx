import { mailboxes } from '#app/mailboxes/mailboxes.ts'
import { notices, type Notice } from '#app/mailboxes/messages.ts'
import { saveFile } from '#app/mailboxes/save-file.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'

import css from './store-notice.module.css'

/** What must be known of how the list was read, and what can be done about it. */
export function StoreNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null
  return (
    <Banner tone="warning">
      <p>{notices[notice]}</p>
      <div className={css.ways}>
        {notice === 'not-kept' ? (
          <Button look="plain" onClick={mailboxes.dismissNotice}>
            I understand
          </Button>
        ) : (
          <>
            <Button look="plain" onClick={() => void saveAside()}>
              Download what was set aside
            </Button>
            <Button look="plain" onClick={() => void mailboxes.emptyAside()}>
              Delete it
            </Button>
          </>
        )}
      </div>
    </Banner>
  )
}

async function saveAside() {
  const texts = await mailboxes.readAside()
  saveFile('mailboxes-set-aside.txt', 'text/plain', [texts.join('\n\n')])
}
