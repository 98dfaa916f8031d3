import * as v from 'valibot'

import { MAX_CENTS } from './fields.ts'
import { specialDay } from './special-day.ts'

const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CENTS))
const wallTime = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))
const boxNumber = v.pipe(v.number(), v.integer(), v.minValue(1))
const day = v.pipe(v.string(), v.isoDate())

export const rentalFacts = v.object({
  timeZone: v.string(),
  hours: v.array(
    v.object({
      weekdays: v.array(v.number()),
      opens: v.optional(wallTime),
      closes: v.optional(wallTime),
    }),
  ),
  closedOn: v.array(v.object({ date: day, name: v.string() })),
  specialDays: v.optional(v.array(specialDay)),
  lateGraceDays: v.optional(v.number()),
  keysPerDeposit: v.optional(v.number()),
  booking: v.object({
    minutes: v.pipe(v.number(), v.integer(), v.minValue(5)),
    noticeMinutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    daysAhead: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
    capacity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    isVideoOffered: v.boolean(),
  }),
  boxNumbers: v.pipe(v.array(v.object({ first: boxNumber, last: boxNumber })), v.minLength(1)),
  postalStreet: v.string(),
  postalCity: v.string(),
  plans: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      names: v.optional(v.record(v.string(), v.string())),
      monthlyCents: cents,
      businessName: v.boolean(),
      receives: v.object({
        uspsPackages: v.boolean(),
        otherCarriers: v.boolean(),
        packagesPerMonth: v.pipe(v.number(), v.minValue(0)),
        heaviestPounds: v.pipe(v.number(), v.minValue(0)),
        packagesKeptDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    }),
  ),
  terms: v.array(v.number()),
  includedRecipients: v.number(),
  minorsPay: v.boolean(),
  prices: v.object({
    setup: cents,
    setupWaivedFromMonths: v.number(),
    keyDeposit: cents,
    additionalRecipient: cents,
    late: cents,
    keyReplacement: cents,
    prepaymentDiscount: v.record(v.string(), v.nullable(v.number())),
  }),
  /** The limits of Civil Code 1719. */
  returnedCheck: v.object({
    first: v.pipe(cents, v.maxValue(2_500)),
    again: v.pipe(cents, v.maxValue(3_500)),
  }),
  proration: v.picklist(['none', 'daily']),
  /** For one signature: the limit of Government Code 8211. */
  notaryFeeLimit: v.pipe(cents, v.maxValue(1_500)),
})

export type RentalFacts = v.InferOutput<typeof rentalFacts>
