import * as v from 'valibot'

import { dayOrNone, instant, textOrNone } from '#shared/shop/core/fields.ts'
import { counterItem } from '#shared/shop/mail/items.ts'
import { ways } from '#shared/shop/money/till.ts'

const cents = v.number()

/** How far a customer who leaves is done with. */
const leavingFacts = v.object({
  /** How many items are still here for them. */
  mail: v.number(),
  keysOut: v.number(),
  closedOn: dayOrNone,
  /** What is owed; negative where we owe. */
  balanceCents: cents,
  depositCents: cents,
  /** Rent of the days after the closing that is given back, once it is closed and where the owner wants it. */
  unusedRentCents: cents,
  datesGivenOn: dayOrNone,
  crdClosedOn: dayOrNone,
})
export type LeavingFacts = v.InferOutput<typeof leavingFacts>

/** An item that left the shop otherwise than over the counter. */
const leftItem = v.object({ ...counterItem.entries, by: textOrNone })

export const leaving = v.object({
  ...leavingFacts.entries,
  /** What is here for them, the newest first. */
  items: v.array(counterItem),
  /** What was sent on or back, the newest first. */
  left: v.array(leftItem),
  /** When they asked in writing that no mail is sent on. */
  remailDeclinedOn: dayOrNone,
  keysLost: v.number(),
  lostKeyCents: cents,
  /** Money that went to or from them since the closing. */
  settled: v.array(
    v.object({
      receipt: v.number(),
      kind: v.picklist(['payment', 'refund']),
      cents,
      way: v.picklist(ways),
      at: instant,
    }),
  ),
  /** When nothing was left to do. */
  leftOn: dayOrNone,
})
export type Leaving = v.InferOutput<typeof leaving>

export const leavingSteps = ['mail', 'keys', 'close', 'settle', 'dates', 'crd'] as const
export type LeavingStepId = (typeof leavingSteps)[number]

/** The steps of leaving in their order. Mail that arrives later, or a payment that is reversed, makes a step open again. */
export function readLeavingSteps(facts: LeavingFacts): { id: LeavingStepId; isDone: boolean }[] {
  const { mail, keysOut, closedOn, balanceCents, depositCents, unusedRentCents } = facts
  const done: Record<LeavingStepId, boolean> = {
    mail: mail === 0,
    keys: keysOut === 0,
    close: closedOn !== null,
    settle: closedOn !== null && balanceCents === 0 && depositCents === 0 && unusedRentCents === 0,
    dates: facts.datesGivenOn !== null,
    crd: facts.crdClosedOn !== null,
  }
  return leavingSteps.map((id) => ({ id, isDone: done[id] }))
}

/** What is paid out when all is netted; negative where the customer pays. */
export function netOf({ balanceCents, depositCents, unusedRentCents }: LeavingFacts) {
  return depositCents + unusedRentCents - balanceCents
}
