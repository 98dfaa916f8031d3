import { lazy } from 'react'

import { ApplicationPart } from '#app/rental/application-part.tsx'
import type { Rentals } from '#app/rental/use-rentals.ts'
import { Waiting } from '#app/ui/waiting.tsx'

import { AccountPart } from './account-part.tsx'

/** Fetched for those who have one. */
const MyMailbox = lazy(async () => {
  const { MyMailbox: component } = await import('#app/rental/mailbox/my-mailbox.tsx')
  return { default: component }
})

/** The application of the signed-in person, and their mailboxes. */
export function MailboxPart({ rentals }: { rentals: Rentals }) {
  const { application, mailboxes } = rentals
  const all = mailboxes.answer?.mailboxes ?? []
  const isOpen = application.answer?.application?.state === 'open'
  const isRenting = all.some(({ state }) => state !== 'closed')

  return (
    <AccountPart id="mailbox">
      {(isOpen || (mailboxes.answer && !isRenting)) && <ApplicationPart {...rentals} />}
      {!mailboxes.answer && <Waiting problem={mailboxes.problem} onRetry={mailboxes.refresh} />}
      {all.map((mailbox) => (
        <MyMailbox key={mailbox.id} mailbox={mailbox} onChange={mailboxes.refresh} />
      ))}
    </AccountPart>
  )
}
