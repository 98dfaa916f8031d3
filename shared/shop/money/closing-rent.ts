import * as v from 'valibot'

import { addMonths, laterOf, type Day } from '#shared/calendar.ts'
import type { money } from '#shared/content/en/money.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

import { rentsDue, unusedChargedRent, type ChargedRent } from './rent.ts'

const day = v.string()
const cents = v.number()

export const closingRent = v.object({
  dues: v.array(v.object({ on: day, months: v.number(), cents, paidThrough: day })),
  minimum: v.nullable(v.object({ from: day, until: day, months: v.number(), cents })),
  /** Missed due dates, each with a late fee that is not charged yet. */
  lateFees: v.array(day),
  eachLateFeeCents: cents,
  dueCents: cents,
  backCents: cents,
})
export type ClosingRent = v.InferOutput<typeof closingRent>

/** Notice is at most a year ahead: its rents, and a year or two of missed ones at worst. */
const MAX_DUES = 36

type Costs = {
  period: { paidThrough: Day; anchorDay: number }
  months: number
  priceOf: (months: number, from: Day) => number
  rentOf: (months: number, from: Day) => number
  charged: ChargedRent[]
  lateFees: Day[]
  eachLateFeeCents: number
  proration: 'none' | 'daily'
  minimumUntil: Day | null
}

/**
 * Closing on the day paid through costs nothing more; earlier, the rest of the minimum term is
 * owed.
 */
export function rentUntil(closesOn: Day, costs: Costs): ClosingRent {
  const { period, priceOf, rentOf, charged, lateFees, eachLateFeeCents, proration } = costs
  const { minimumUntil } = costs
  const { anchorDay } = period
  const dues = [...rentsDue(period, costs.months, closesOn).take(MAX_DUES)].map((rent) => ({
    ...rent,
    cents: priceOf(rent.months, rent.on),
  }))
  const { paidThrough } = dues.at(-1) ?? period
  const until = laterOf(paidThrough, minimumUntil)
  let missing = 0
  while (addMonths(paidThrough, missing, anchorDay) < until) missing += 1
  const minimum =
    missing > 0
      ? { from: paidThrough, until, months: missing, cents: priceOf(missing, paidThrough) }
      : null
  const rent = dues.reduce((sum, due) => sum + due.cents, minimum?.cents ?? 0)
  const rents = [...charged, ...dues.map((due) => ({ ...due, cents: rentOf(due.months, due.on) }))]
  return {
    dues,
    minimum,
    lateFees,
    eachLateFeeCents,
    dueCents: rent + lateFees.length * eachLateFeeCents,
    backCents:
      proration === 'none'
        ? 0
        : unusedChargedRent(rents, anchorDay, laterOf(closesOn, minimumUntil)),
  }
}

type Formats = { day: (day: Day) => string; dollars: (cents: number) => string }

export function formatClosingRent(
  rent: ClosingRent,
  closesOn: Day,
  { closing: words }: Pick<typeof money, 'closing'>,
  { day: formatDay, dollars }: Formats,
): string[] {
  const { dues, minimum, lateFees, eachLateFeeCents, dueCents, backCents } = rent
  const closes = formatDay(closesOn)
  const lines = [
    ...dues.map(({ on, months, cents: amount }) =>
      interpolateCount(words.due, months, { day: formatDay(on), amount: dollars(amount) }),
    ),
    ...lateFees.map((on) =>
      interpolate(words.late, { day: formatDay(on), amount: dollars(eachLateFeeCents) }),
    ),
  ]
  // Emails queued by versions without a minimum term have none.
  if (minimum) {
    const { until, months, cents: amount } = minimum
    const facts = { day: formatDay(until), amount: dollars(amount) }
    lines.push(interpolateCount(words.minimum, months, facts))
  }
  if (lines.length === 0) lines.push(interpolate(words.none, { day: closes }))
  if (lines.length > 1) {
    lines.push(interpolate(words.total, { day: closes, amount: dollars(dueCents) }))
  }
  if (backCents > 0) lines.push(interpolate(words.back, { amount: dollars(backCents) }))
  return lines
}
