import { headOf } from '#app/head/head-of.ts'
import { emptyValues } from '#app/mailboxes/mailbox-form.ts'
import { nextId } from '#app/mailboxes/mailbox.ts'
import { mailboxes } from '#app/mailboxes/mailboxes.ts'
import { said } from '#app/mailboxes/messages.ts'
import { useMailboxes } from '#app/mailboxes/use-mailboxes.ts'

import { MailboxForm } from './mailbox-form.tsx'
import { MailboxShell } from './mailbox-shell.tsx'
import { StoreNotice } from './store-notice.tsx'

import type { Route } from './+types/add-mailbox'

const words = { submit: 'Create mailbox', busy: 'Creating…', success: said.created }

export const handle = { wakesAtOnce: true }

export const meta: Route.MetaFunction = () =>
  headOf({
    title: 'Add a mailbox',
    description: 'Add a mailbox to the sample list kept on this device.',
    isUnlisted: true,
    path: '/add-mailbox',
  })

export default function AddMailbox() {
  const list = useMailboxes()

  return (
    <MailboxShell title="Add a mailbox" isLoading={list.isLoading}>
      <StoreNotice notice={list.notice} />
      <MailboxForm
        initial={emptyValues(nextId(list.mailboxes))}
        save={mailboxes.create}
        words={words}
      />
    </MailboxShell>
  )
}
