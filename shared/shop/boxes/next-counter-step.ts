import { lackingIn, type TrackerStepId } from '#shared/shop/applications/tracker.ts'

import type { Customer, CustomerRecipient } from './customer.ts'

export type CounterStep =
  | { id: 'ids' | 'crd'; recipient: CustomerRecipient }
  | { id: 'sign' | 'acknowledge'; recipient: CustomerRecipient }
  | { id: 'box' | 'keys' | 'activate' }
  | { id: 'leave' }

/** The number stands on the form (item 2b), so it comes before the signature. */
export function nextCounterStep(customer: Customer): CounterStep | null {
  const { state, rental, today } = customer
  if (state === 'withdrawn') return null
  if (state === 'closed') return rental && !rental.leaving.leftOn ? { id: 'leave' } : null
  if (rental?.startedOn && rental.notice && rental.notice.closesOn <= today) return { id: 'leave' }
  const lacking = (step: TrackerStepId) => {
    const [first] = lackingIn(customer.track, step)
    return customer.recipients.find(({ id }) => id === first)
  }
  const unchecked = lacking('ids')
  if (unchecked) return { id: 'ids', recipient: unchecked }
  if (!rental) return { id: 'box' }
  const unsigned = lacking('signed')
  if (unsigned) return { id: 'sign', recipient: unsigned }
  const unacknowledged = lacking('acknowledged')
  if (unacknowledged) return { id: 'acknowledge', recipient: unacknowledged }
  const unregistered = lacking('crd')
  if (unregistered) return { id: 'crd', recipient: unregistered }
  if (!rental.keysIssuedOn) return { id: 'keys' }
  return rental.startedOn ? null : { id: 'activate' }
}
