import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { ownerCall } from '#shared/shop/core/contract.ts'
import { instant } from '#shared/shop/core/fields.ts'
import { ways } from '#shared/shop/money/till.ts'

import { incomeAccounts } from './money.ts'
import { PERIOD } from './periods.ts'

const sentence = words.fields.day
const period = v.pipe(v.string(sentence), v.regex(PERIOD, sentence))
/** This year where none is named. */
const input = v.object({ period: v.optional(period) })
const cents = v.number()
const count = v.number()

/** Of a month of the year, or a day of the month. */
const moneyPart = v.object({
  part: v.string(),
  earned: v.record(v.picklist(incomeAccounts), cents),
  /** What customers paid, less what they were given back and what was taken back. */
  taken: v.record(v.picklist(ways), cents),
  salesTax: cents,
  /** At its end; null while it is to come. */
  depositsHeld: v.nullable(cents),
  owed: v.nullable(cents),
})
export type MoneyPart = v.InferOutput<typeof moneyPart>

const money = v.object({
  period: v.string(),
  /** The first day that anything was posted on; null while nothing was. */
  since: v.nullable(v.string()),
  parts: v.array(moneyPart),
  /** Of the year or the month before, as far as it goes. */
  before: v.record(v.picklist(incomeAccounts), cents),
})
export type MoneyReport = v.InferOutput<typeof money>

const boxPart = v.object({
  part: v.string(),
  opened: count,
  closed: count,
  /** At its end; null while it is to come. */
  rented: v.nullable(count),
})
export type BoxPart = v.InferOutput<typeof boxPart>

const boxes = v.object({ period: v.string(), boxes: count, parts: v.array(boxPart) })
export type BoxReport = v.InferOutput<typeof boxes>

/** In days: what waits longer is counted with it. */
export const LONGEST_WAIT = 30

const packages = v.object({
  period: v.string(),
  /** How many came: 0 is Sunday; the hour as the clock on the wall has it. */
  came: v.array(v.object({ weekday: v.number(), hour: v.number(), packages: count })),
  /** How many were fetched, by the whole days that they had waited. */
  fetched: v.array(v.object({ days: v.number(), packages: count })),
  /** What waits at this moment, by the days so far; the last of them and more. */
  waiting: v.array(v.object({ days: v.number(), packages: count })),
})
export type PackageReport = v.InferOutput<typeof packages>

export const owedAges = ['30', '60', '90', 'older'] as const
export type OwedAge = (typeof owedAges)[number]

const owedLine = v.object({
  /** Not older than so many days. */
  age: v.picklist(owedAges),
  boxes: count,
  /** What was charged and is not paid. */
  booked: cents,
  /** Rent that was due and was not paid, with its late fees: charged once it is paid. */
  unbooked: cents,
})
export type OwedLine = v.InferOutput<typeof owedLine>

/** So many days ahead is told what comes due, today among them. */
export const RENEWAL_DAYS = 90

const week = v.object({ on: v.string(), renewals: count, cents })
export type RenewalWeek = v.InferOutput<typeof week>

const rents = v.object({
  at: instant,
  /** It is being read anew: in a large shop that takes a moment, and what was read last is shown meanwhile. */
  isOld: v.boolean(),
  owed: v.array(owedLine),
  /** What customers have paid and is charged for nothing yet. */
  credits: cents,
  /** Rents that come due in the next days, by the week that begins on a day. */
  weeks: v.array(week),
})
export type RentReport = v.InferOutput<typeof rents>

/** What the owner learns of a year or a month, and of what is to come. */
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
