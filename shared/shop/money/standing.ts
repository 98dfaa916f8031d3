import * as v from 'valibot'

import { addDays, type Day } from '#shared/calendar.ts'
import { dayOrNone } from '#shared/shop/core/fields.ts'

import { rentsDue } from './rent.ts'

export const statuses = ['reserved', 'rented', 'due', 'late', 'closing', 'closed'] as const
export type RentalStatus = (typeof statuses)[number]

type Facts = {
  rental: {
    startedOn: Day | null
    closedOn: Day | null
    paidThrough: Day | null
    anchorDay: number | null
    /** Missed due dates before this day cost no late fee here. */
    movedInOn: Day | null
  }
  months: number
  closesOn: Day | undefined
  today: Day
  graceDays: number
  chargedCents: number
  chargedOn: (day: Day) => number
  chargedFees: Set<Day>
  eachLateFeeCents: number
  priceOf: (months: number, from: Day) => number
}

/** How a rental stands: every screen, report and email takes its balance and status from here. */
export const standing = v.object({
  status: v.picklist(statuses),
  /** Balance due: charges, late rent and late fees, less credit. Negative is credit. */
  balanceCents: v.number(),
  chargedCents: v.number(),
  /** Rent whose due date is over, charged once it is paid. */
  lateRents: v.array(
    v.object({ on: v.string(), months: v.number(), paidThrough: v.string(), cents: v.number() }),
  ),
  lateFees: v.array(v.string()),
  eachLateFeeCents: v.number(),
  lateSince: dayOrNone,
})
export type Standing = v.InferOutput<typeof standing>
type LateRent = Standing['lateRents'][number]

/** More missed due dates than this are more than a renewal can settle. */
const MAX_LATE = 24

export function standingOf(facts: Facts): Standing {
  const { rental, months, closesOn, today, chargedCents, eachLateFeeCents } = facts
  const { closedOn, paidThrough, anchorDay } = rental
  const period = paidThrough && anchorDay && !closedOn ? { paidThrough, anchorDay } : undefined
  const lateRents: LateRent[] = []
  for (const rent of period ? rentsDue(period, months, closesOn) : []) {
    if (rent.on >= today || lateRents.length === MAX_LATE) break
    lateRents.push({ ...rent, cents: facts.priceOf(rent.months, rent.on) })
  }
  const lateFees = listLateFees(facts, lateRents)
  const balanceCents = lateRents.reduce(
    (sum, { cents }) => sum + cents,
    chargedCents + lateFees.length * eachLateFeeCents,
  )
  const status = statusOf(facts, lateRents.length > 0 && balanceCents > 0)
  const uncovered = lateRents[countCovered(lateRents, -chargedCents)] ?? lateRents.at(-1)
  return {
    status,
    balanceCents,
    chargedCents,
    lateRents,
    lateFees,
    eachLateFeeCents,
    lateSince: status === 'late' ? (uncovered?.on ?? null) : null,
  }
}

function statusOf({ rental, closesOn, today }: Facts, isLate: boolean): RentalStatus {
  if (rental.closedOn) return 'closed'
  if (!rental.startedOn) return 'reserved'
  if (isLate) return 'late'
  if (closesOn) return 'closing'
  return rental.paidThrough && rental.paidThrough <= today ? 'due' : 'rented'
}

/** A due date costs a fee unless credit covered its rent on that day, and still does. */
function listLateFees(facts: Facts, lateRents: LateRent[]) {
  const { rental, today, graceDays, chargedCents, chargedOn, chargedFees } = facts
  const last = addDays(today, -graceDays)
  return lateRents.flatMap(({ on }, index) => {
    const isMissed = on < last && (rental.movedInOn === null || on >= rental.movedInOn)
    if (!isMissed || chargedFees.has(on)) return []
    const credit = chargedCents < 0 ? Math.min(-chargedCents, -chargedOn(on)) : 0
    return countCovered(lateRents, credit) > index ? [] : [on]
  })
}

function countCovered(rents: LateRent[], creditCents: number) {
  let left = creditCents
  const open = rents.findIndex(({ cents }) => {
    left -= cents
    return left < 0
  })
  return open === -1 ? rents.length : open
}
