import * as v from 'valibot'

import { dayOrNone, instant, textOrNone } from '#shared/shop/core/fields.ts'
import { counterItem } from '#shared/shop/mail/items.ts'
import { allWays } from '#shared/shop/money/till.ts'

const cents = v.number()

const leavingFacts = v.object({
  mail: v.number(),
  keysOut: v.number(),
  closedOn: dayOrNone,
  /** Charged and not paid, without late rent; negative if owed to them. */
  balanceCents: cents,
  depositCents: cents,
  /** Rent for days after the closing to be refunded, once closed and if the owner refunds it. */
  unusedRentCents: cents,
  datesGivenOn: dayOrNone,
  crdClosedOn: dayOrNone,
})
export type LeavingFacts = v.InferOutput<typeof leavingFacts>

const leftItem = v.object({ ...counterItem.entries, by: textOrNone })

export const leaving = v.object({
  ...leavingFacts.entries,
  items: v.array(counterItem),
  left: v.array(leftItem),
  remailDeclinedOn: dayOrNone,
  keysLost: v.number(),
  lostKeyCents: cents,
  settled: v.array(
    v.object({
      receipt: v.number(),
      kind: v.picklist(['payment', 'refund']),
      cents,
      way: v.picklist(allWays),
      at: instant,
    }),
  ),
  leftOn: dayOrNone,
})
export type Leaving = v.InferOutput<typeof leaving>

export const leavingSteps = ['mail', 'keys', 'close', 'settle', 'dates', 'crd'] as const
export type LeavingStepId = (typeof leavingSteps)[number]

/** The steps of leaving, in order. Mail that arrives later, or a reversed payment, reopens a step. */
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

/** Paid out when all is netted; negative if the customer pays. */
export function netOf({ balanceCents, depositCents, unusedRentCents }: LeavingFacts) {
  return depositCents + unusedRentCents - balanceCents
}
