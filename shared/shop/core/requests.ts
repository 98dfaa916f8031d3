import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'

import { calendarDay } from './fields.ts'

const { fields } = words

const day = calendarDay(fields.day)
const proof = v.optional(v.pipe(v.string(), v.maxLength(1_000)))

/** That the account is to go, and who asks: by password or emailed code, if no second factor was used just now. */
export const deletionBody = v.strictObject({
  confirm: v.literal('delete'),
  current_password: proof,
  nonce: proof,
})

/** Both days are included. */
export const holdBody = v.strictObject({ from: day, until: day })
export const closingBody = v.strictObject({ closesOn: day })
