import { lackingIn, type TrackerStepId } from '#shared/shop/applications/tracker.ts'

import type { Customer, CustomerRecipient } from './customer.ts'

/** The counter's next step for a customer. */
export type CounterStep =
  | { id: 'ids' | 'crd'; recipient: CustomerRecipient }
  | { id: 'sign' | 'acknowledge'; recipient: CustomerRecipient }
  | { id: 'box' | 'keys' | 'activate' }
  | { id: 'leave' }

/**
 * The next step, if any: IDs first, then the number, since it stands on the form that is signed (item 2b), and the keys once everybody has
 * acknowledged and every form is in the Customer Registration Database.
 */
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
