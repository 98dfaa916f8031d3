import { useMailboxes } from '#app/mailboxes/use-mailboxes.ts'

import { localHeadOf } from './head.ts'
import { MailboxShell } from './mailbox-shell.tsx'
import { StoreNotice } from './store-notice.tsx'

import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = () =>
  localHeadOf('Dashboard', 'The sample list of mailboxes kept on this device.')

export default function Dashboard() {
  const list = useMailboxes()

  return (
    <MailboxShell wide title="Mailboxes" isLoading={list.isLoading}>
      <StoreNotice notice={list.notice} />
    </MailboxShell>
  )
}
