import type { MailboxesResponse, TrackerResponse } from '#shared/shop/core/responses.ts'

import { useSlots } from '#app/shop/visits/slot-picker.tsx'
import { useShopQuery } from '#app/shop/old/use-shop-query.ts'

/** The application of the signed-in person, and while it is open the free times. */
export function useApplication(isWanted: boolean) {
  const application = useShopQuery<TrackerResponse>('/application', isWanted)
  const isOpen = application.data?.application?.state === 'open'
  const slots = useSlots(isOpen)
  return { application, slots, isReady: isSettled(application) && (!isOpen || isSettled(slots)) }
}

/** What the signed-in person has applied for and rents, asked for before any of it is shown: nothing moves then. */
export function useRentals(isSignedIn: boolean) {
  const applied = useApplication(isSignedIn)
  const mailboxes = useShopQuery<MailboxesResponse>('/mailboxes', isSignedIn)
  return { ...applied, mailboxes, isReady: applied.isReady && isSettled(mailboxes) }
}

export type Rentals = ReturnType<typeof useRentals>

function isSettled({ data, problem }: { data: unknown; problem: string | null }) {
  return data !== null || problem !== null
}
