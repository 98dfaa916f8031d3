import * as v from 'valibot'

import { money as words } from '#shared-content/money.ts'
import { counter } from '#shared/content/counter.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'
import { refusal, refusing } from '#shared/shop/core/contract.ts'
import {
  cents as amount,
  calendarDay,
  idempotencyKey,
  MAX_CENTS,
} from '#shared/shop/core/fields.ts'
import { typedLine } from '#shared/typed-fields.ts'

const { fields } = words
const MAX_REASON = 120

export const id = idempotencyKey(fields.id)
export const cents = amount(fields.cents, 1, MAX_CENTS)
export const floatCents = amount(fields.cents, 0, MAX_CENTS)
export const day = calendarDay(fields.day)
export const reason = v.pipe(
  typedLine(fields.reason),
  v.minLength(3, fields.reason),
  v.maxLength(MAX_REASON, fields.reasonLong),
  withoutPersonalIdentifiers,
)

export const sum = v.number()

export const ofPastDay = {
  past_day: refusal(403, words.pastDay),
  day_to_come: refusal(422, words.dayToCome),
}
export const ofPosting = refusing(counter, 'id_reused', 'till_not_open', 'day_closed')
export const notFound = refusing(counter, 'not_found')
