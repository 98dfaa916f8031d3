import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'

import { signingWays } from '#shared/shop/applications/application.ts'
import { attemptKey, calendarDay, wholeNumber } from './fields.ts'

const { fields } = words
const MAX_INSTANT = 8_640_000_000_000_000

/** When a slot begins, in milliseconds since 1970. */
const slot = wholeNumber(fields.slot, 0, MAX_INSTANT)
const day = calendarDay(fields.day)
const linkFields = {
  id: v.pipe(v.string(), v.uuid()),
  key: v.pipe(v.string(), v.maxLength(100)),
}

export const visitBody = v.strictObject({
  slot,
  way: v.picklist(signingWays, fields.signing),
  key: attemptKey(fields.key),
})
export const moveBody = v.strictObject({ slot })

const proof = v.optional(v.pipe(v.string(), v.maxLength(1_000)))

/** That the account is to go, and who asks: by password or emailed code, if no second factor was used just now. */
export const deletionBody = v.strictObject({
  confirm: v.literal('delete'),
  current_password: proof,
  nonce: proof,
})

/** Who has the link of a visit's email needs no account: what stands in it is posted. */
export const linkBody = v.strictObject(linkFields)
export const linkMoveBody = v.strictObject({ ...linkFields, slot })

/** The secret of the link in an email about an application that the counter filed. */
export const invitedBody = v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) })

/** Both days are included. */
export const holdBody = v.strictObject({ from: day, until: day })
export const closingBody = v.strictObject({ closesOn: day })
