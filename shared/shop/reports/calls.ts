import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { ownerCall } from '#shared/shop/core/contract.ts'
import { instant } from '#shared/shop/core/fields.ts'
import { allWays } from '#shared/shop/money/till.ts'

import { incomeAccounts } from './money.ts'
import { PERIOD } from './periods.ts'

const sentence = words.fields.day
const period = v.pipe(v.string(sentence), v.regex(PERIOD, sentence))
const input = v.object({ period: v.optional(period) })
const cents = v.number()
const count = v.number()

const moneyPart = v.object({
  part: v.string(),
  earned: v.record(v.picklist(incomeAccounts), cents),
  taken: v.record(v.picklist(allWays), cents),
  salesTax: cents,
  depositsHeld: v.nullable(cents),
  owed: v.nullable(cents),
})
export type MoneyPart = v.InferOutput<typeof moneyPart>

const money = v.object({
  period: v.string(),
  since: v.nullable(v.string()),
  parts: v.array(moneyPart),
  before: v.record(v.picklist(incomeAccounts), cents),
  /** Whether there ever was a payment by card online. */
  hasCards: v.boolean(),
})
export type MoneyReport = v.InferOutput<typeof money>

const boxPart = v.object({
  part: v.string(),
  opened: count,
  closed: count,
  rented: v.nullable(count),
})
export type BoxPart = v.InferOutput<typeof boxPart>

const boxes = v.object({
  period: v.string(),
  boxes: count,
  parts: v.array(boxPart),
  changes: v.array(v.object({ part: v.string(), moved: count, plans: count })),
})
export type BoxReport = v.InferOutput<typeof boxes>

/** In days: longer waits are counted with it. */
export const LONGEST_WAIT = 30

const packages = v.object({
  period: v.string(),
  /** Arrivals: 0 is Sunday; the local hour. */
  came: v.array(v.object({ weekday: v.number(), hour: v.number(), packages: count })),
  fetched: v.array(v.object({ days: v.number(), packages: count })),
  waiting: v.array(v.object({ days: v.number(), packages: count })),
})
export type PackageReport = v.InferOutput<typeof packages>

export const owedAges = ['30', '60', '90', 'older'] as const
export type OwedAge = (typeof owedAges)[number]

const owedLine = v.object({
  age: v.picklist(owedAges),
  boxes: count,
  booked: cents,
  /** Overdue rent with its late fees, less credit: charged once it is paid. */
  unbooked: cents,
})

export const RENEWAL_DAYS = 90

const week = v.object({ on: v.string(), renewals: count, cents })
export type RenewalWeek = v.InferOutput<typeof week>

const rents = v.object({
  at: instant,
  /** A new report is being computed: in a large shop that takes a moment, and the previous one is shown meanwhile. */
  isOld: v.boolean(),
  owed: v.array(owedLine),
  credits: cents,
  weeks: v.array(week),
})
export type RentReport = v.InferOutput<typeof rents>

export const reportCalls = {
  getMoney: ownerCall
    .route({ method: 'GET', path: '/staff/reports/money' })
    .input(input)
    .output(money),
  getBoxes: ownerCall
    .route({ method: 'GET', path: '/staff/reports/boxes' })
    .input(input)
    .output(boxes),
  getPackages: ownerCall
    .route({ method: 'GET', path: '/staff/reports/packages' })
    .input(input)
    .output(packages),
  getRents: ownerCall
    .route({ method: 'GET', path: '/staff/reports/rents' })
    .input(v.object({}))
    .output(rents),
}
