import { headOf } from '#app/head/head-of.ts'
import { emptyValues } from '#app/sample-mailboxes/mailbox-form.ts'
import { nextId } from '#app/sample-mailboxes/mailbox.ts'
import { StoreNotice } from '#app/sample-mailboxes/store-notice.tsx'
import { createMailbox, useMailboxes } from '#app/sample-mailboxes/store.ts'
import { addPage as words } from '#content/mailbox-pages.ts'
import { messages } from '#content/mailboxes.ts'

import type { Route } from './+types/add-mailbox'
import { MailboxForm } from './mailbox-form.tsx'
import { MailboxShell } from './mailbox-shell.tsx'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: words.title,
    description: words.description,
    path: '/add-mailbox',
  })

export default function AddMailbox() {
  const { isLoading, mailboxes } = useMailboxes()

  return (
    <MailboxShell title={words.title} isLoading={isLoading}>
      <StoreNotice />
      <MailboxForm
        initial={emptyValues(nextId(mailboxes))}
        submit={words.submit}
        success={messages.created}
        save={createMailbox}
      />
    </MailboxShell>
  )
}
