import * as v from 'valibot'

import { money as words } from '#shared/content/en/money.ts'

import { attemptKey, calendarDay, wholeNumber } from './fields.ts'
import { denominations, ways } from './till.ts'

const { fields } = words
const MAX_CENTS = 100_000_00
const MAX_COUNT = 100_000
const MAX_MONTHS = 36
const MAX_REASON = 120

/** The same again posts nothing again. */
const id = attemptKey(fields.id)
const rentalId = v.pipe(v.string(fields.rental), v.uuid(fields.rental))
const cents = wholeNumber(fields.cents, 1, MAX_CENTS)
const day = calendarDay(fields.day)
const way = v.picklist(ways, fields.way)
const reason = v.pipe(
  v.string(fields.reason),
  v.trim(),
  v.minLength(3, fields.reason),
  v.maxLength(MAX_REASON, fields.reasonLong),
)
const count = wholeNumber(fields.count, 0, MAX_COUNT)

/** `months` is 0 where no rent is paid; `tendered` is what the customer handed over in cash. */
export const paymentBody = v.strictObject({
  id,
  rentalId,
  months: v.pipe(
    v.number(fields.months),
    v.integer(fields.months),
    v.minValue(0),
    v.maxValue(MAX_MONTHS),
  ),
  cents,
  way,
  tendered: v.optional(cents),
  isEmailed: v.boolean(),
  day: v.optional(day),
})

export const lostKeyBody = v.strictObject({ id, rentalId })

export const returnedCheckBody = v.strictObject({
  id,
  receipt: v.pipe(v.number(), v.safeInteger()),
})

/** What is given back: a deposit whose key is back, rent of days after a closing, or what the customer paid too much. */
export const refundBody = v.strictObject({
  id,
  rentalId,
  what: v.picklist(['deposit', 'rent', 'credit']),
  way,
  isEmailed: v.boolean(),
})

/** `isWhole` takes back what was charged, too; else it is owed again. */
export const reversalBody = v.strictObject({
  id,
  batchId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  isWhole: v.boolean(),
  reason,
})

export const openTillBody = v.strictObject({
  floatCents: wholeNumber(fields.cents, 0, MAX_CENTS),
  day: v.optional(day),
})

export const movementBody = v.strictObject({
  id,
  direction: v.picklist(['paid-in', 'paid-out'], fields.direction),
  cents,
  reason,
})

/** How many of each bill and coin lie in the drawer, by its value in cents. */
export const closeTillBody = v.strictObject({
  day: v.optional(day),
  counts: v.strictObject(
    Object.fromEntries(denominations.map((value) => [value, v.optional(count, 0)])),
  ),
  reason: v.optional(reason),
})
