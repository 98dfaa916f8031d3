import { ApplicationPart } from '#app/rental/application-part.tsx'
import type { Rentals } from '#app/rental/use-rentals.ts'

import { AccountPart } from './account-part.tsx'

/** The application of the signed-in person, and their mailboxes. */
export function MailboxPart({ rentals }: { rentals: Rentals }) {
  return (
    <AccountPart id="mailbox">
      <ApplicationPart {...rentals} />
    </AccountPart>
  )
}
