import { useState } from 'react'

import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { useSlots } from '#app/shop/visits/slot-picker.tsx'
import { applicationCalls } from '#shared/shop/applications/calls.ts'
import { mailboxCalls } from '#shared/shop/boxes/mailbox-calls.ts'

/** What the signed-in person has applied for and rents, asked for before any of it is shown: nothing moves then. */
export function useRentals(isSignedIn: boolean) {
  const application = useShopQuery(applicationCalls.get, {}, isSignedIn)
  const visitFor = application.data?.visitFor
  const areSlotsShown = visitFor === 'apply' || visitFor === 'sign'
  const slots = useSlots(visitFor !== undefined && visitFor !== null)
  const mailboxes = useShopQuery(mailboxCalls.list, {}, isSignedIn)
  const isThere =
    isSettled(application) && isSettled(mailboxes) && (!areSlotsShown || isSettled(slots))
  const [isReady, setReady] = useState(false)
  // Once shown it stays, while something new is asked for: what was said there is still to be read.
  if (isReady !== (isSignedIn && (isReady || isThere))) setReady(!isReady)
  return { application, slots, mailboxes, isReady }
}

export type Rentals = ReturnType<typeof useRentals>

/** Whether there is something to say of an application: one that is open or has yet to be signed for, or that there is none. */
export function isApplicationShown({ application: { data }, mailboxes }: Rentals) {
  if (data?.application?.state === 'open' || data?.visitFor === 'sign') return true
  return mailboxes.data?.mailboxes.every(({ state }) => state === 'closed') ?? false
}

function isSettled({ data, problem }: { data: unknown; problem: string | null }) {
  return data !== null || problem !== null
}
