import { lazy } from 'react'

import { ApplicationPart } from '#app/shop/applications/application-part.tsx'
import { Waiting } from '#app/ui/waiting.tsx'

import { isApplicationShown, type Rentals } from './use-rentals.ts'

/** Fetched for those who have one. */
const MyRental = lazy(async () => {
  const { MyRental: component } = await import('./my-rental.tsx')
  return { default: component }
})

export function RentalPage({ rentals }: { rentals: Rentals }) {
  const { application, mailboxes } = rentals
  return (
    <>
      {isApplicationShown(rentals) && <ApplicationPart called={application} />}
      {!mailboxes.data && <Waiting problem={mailboxes.problem} onRetry={mailboxes.refresh} />}
      {mailboxes.data?.mailboxes
        .filter(({ state }) => state !== 'reserved')
        .map((mailbox) => (
          <MyRental key={mailbox.id} mailbox={mailbox} onChange={mailboxes.refresh} />
        ))}
    </>
  )
}
