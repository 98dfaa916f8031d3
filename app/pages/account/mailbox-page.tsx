import { lazy } from 'react'

import type { ApplicationInvitation } from '#app/shop/applications/application-invitation.ts'
import { ApplicationProgress } from '#app/shop/applications/application-part.tsx'
import { OffersPart } from '#app/shop/applications/offers-part.tsx'
import { Waiting } from '#app/ui/waiting.tsx'

import { isApplicationShown, type Rentals } from './use-rentals.ts'
import { VisitSection } from './visit-section.tsx'

/** Fetched for those who have one. */
const MyMailbox = lazy(async () => {
  const { MyMailbox: component } = await import('./my-mailbox.tsx')
  return { default: component }
})

type MailboxPageProps = { rentals: Rentals; invitation: ApplicationInvitation; email: string }

/** The box and its mail, and the next thing to do. */
export function MailboxPage({ rentals, invitation, email }: MailboxPageProps) {
  const { application, slots, mailboxes } = rentals
  const visit = application.data && (
    <VisitSection answer={application.data} slots={slots} onChange={application.refresh} />
  )
  const isForChange = application.data?.visitFor === 'change'

  return (
    <>
      <OffersPart
        offers={application.data?.offers ?? []}
        invitation={invitation}
        email={email}
        onChange={() => {
          application.refresh()
          mailboxes.refresh()
        }}
      />
      {isApplicationShown(rentals) && <ApplicationProgress called={application} />}
      {!isForChange && visit}
      {!mailboxes.data && <Waiting problem={mailboxes.problem} onRetry={mailboxes.refresh} />}
      {mailboxes.data?.mailboxes.map((mailbox) => (
        <MyMailbox key={mailbox.id} mailbox={mailbox} onChange={mailboxes.refresh} />
      ))}
      {isForChange && visit}
    </>
  )
}
