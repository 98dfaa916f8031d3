import { useState } from 'react'
import { href, Link } from 'react-router'

import { headOf } from '#app/head/head-of.ts'
import { asValues } from '#app/mailboxes/mailbox-form.ts'
import { isMailboxId, type Mailbox } from '#app/mailboxes/mailbox.ts'
import { mailboxes } from '#app/mailboxes/mailboxes.ts'
import { said } from '#app/mailboxes/messages.ts'
import { useMailboxes } from '#app/mailboxes/use-mailboxes.ts'
import { Banner } from '#app/ui/banner.tsx'

import { MailboxForm } from './mailbox-form.tsx'
import { MailboxShell } from './mailbox-shell.tsx'
import { StoreNotice } from './store-notice.tsx'

import css from './edit-mailbox.module.css'

import type { Route } from './+types/edit-mailbox'

const words = { submit: 'Save changes', busy: 'Saving…', success: said.updated }

export const handle = { wakesAtOnce: true }

export const meta: Route.MetaFunction = () =>
  headOf({
    title: 'Edit mailbox',
    description: 'Change a mailbox of the sample list kept on this device.',
    isUnlisted: true,
    path: '/edit-mailbox/any',
  })

export default function EditMailbox({ params: { id } }: Route.ComponentProps) {
  const list = useMailboxes()

  return (
    <MailboxShell title="Edit mailbox" isLoading={list.isLoading}>
      <StoreNotice notice={list.notice} />
      <OpenMailbox key={id} found={isMailboxId(id) ? find(list.mailboxes, id) : undefined} />
    </MailboxShell>
  )
}

function find(list: readonly Mailbox[], id: string) {
  return list.find((mailbox) => mailbox.id === id)
}

/** What is being edited stays on the page, even if another tab deletes it meanwhile. */
function OpenMailbox({ found }: { found: Mailbox | undefined }) {
  const [opened, setOpened] = useState(found)
  if (found && !opened) setOpened(found)
  if (!opened) return <Missing />
  return <MailboxForm isLocked initial={asValues(opened)} save={mailboxes.update} words={words} />
}

function Missing() {
  return (
    <>
      <Banner tone="error">
        <p>{said.unknown}</p>
      </Banner>
      <p>It may have been deleted, or the address of this page may be incomplete.</p>
      <ul className={css.ways}>
        <li>
          <Link to={href('/dashboard')}>See all mailboxes</Link>
        </li>
        <li>
          <Link to={href('/add-mailbox')}>Add a mailbox</Link>
        </li>
      </ul>
    </>
  )
}
