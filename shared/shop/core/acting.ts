import { counter } from '#shared/content/counter.ts'

import { clerkCall, ownerCall, refusing, type StatePart } from './contract.ts'

/**
 * A call of the staff that changes something, with the parts of a customer's state that it rests on, or none where it rests on
 * nothing that a screen showed of one. With parts its input takes `seen`, the version that the screen showed, and names the
 * customer by `application`, `rentalId`, `box`, `batchId` or `receipt`; where one of the parts is not what it was, the call is
 * refused with `changed` before it does anything (server/shop/core/acting.ts).
 */
export function actingCall(...restsOn: StatePart[]) {
  return clerkCall.meta({ access: 'clerk', restsOn }).errors(refusing(counter, 'changed'))
}

/** As `actingCall`, for the owner alone, about the shop and not about one of its customers. */
export const ownersActingCall = ownerCall.meta({ access: 'owner', restsOn: [] })
