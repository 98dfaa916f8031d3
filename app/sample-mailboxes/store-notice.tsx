import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { noticeRead, notices } from '#content/mailboxes.ts'

import { dismissNotice, useMailboxes } from './store.ts'

export function StoreNotice() {
  const notice = useMailboxes((list) => list.notice)
  if (!notice) return null
  return (
    <Banner tone="warning">
      <p>{notices[notice]}</p>
      <Button variant="plain" onClick={dismissNotice}>
        {noticeRead}
      </Button>
    </Banner>
  )
}
