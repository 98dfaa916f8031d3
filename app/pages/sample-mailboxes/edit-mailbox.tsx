import { useState } from 'react'
import { href, Link } from 'react-router'

import { headOf } from '#app/head/head-of.ts'
import { asValues } from '#app/sample-mailboxes/mailbox-form.ts'
import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { StoreNotice } from '#app/sample-mailboxes/store-notice.tsx'
import { updateMailbox, useMailboxes } from '#app/sample-mailboxes/store.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { mailboxPages, editPage as words } from '#content/mailbox-pages.ts'
import { messages } from '#content/mailboxes.ts'

import type { Route } from './+types/edit-mailbox'
import { MailboxForm } from './mailbox-form.tsx'
import { MailboxShell } from './mailbox-shell.tsx'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: words.title,
    description: words.description,
    path: '/edit-mailbox/any',
  })

export default function EditMailbox({ params: { id } }: Route.ComponentProps) {
  const { isLoading, mailboxes } = useMailboxes()

  return (
    <MailboxShell title={words.title} isLoading={isLoading}>
      <StoreNotice />
      <OpenMailbox key={id} found={mailboxes.find((mailbox) => mailbox.id === id)} />
    </MailboxShell>
  )
}

/** The edited mailbox stays, even if another tab deletes it. */
function OpenMailbox({ found }: { found: Mailbox | undefined }) {
  const [opened, setOpened] = useState(found)
  if (found && !opened) setOpened(found)
  if (!opened) return <Missing />
  return (
    <MailboxForm
      isLocked
      initial={asValues(opened)}
      submit={words.submit}
      success={messages.updated}
      save={updateMailbox}
    />
  )
}

function Missing() {
  return (
    <>
      <TextBanner tone="error" text={messages.unknown} />
      <p>{words.missing}</p>
      <ul className="flex flex-wrap items-center gap-x-7 gap-y-3 [&_a]:py-2 [&_a]:font-medium">
        <li>
          <Link to={href('/dashboard')}>{mailboxPages.all}</Link>
        </li>
        <li>
          <Link to={href('/add-mailbox')}>{mailboxPages.add}</Link>
        </li>
      </ul>
    </>
  )
}
