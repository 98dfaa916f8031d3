import * as v from 'valibot'

import { formErrors } from '#sentences/forms.ts'

import { cleanAddress } from './clean-text.ts'
import { withoutPersonalIdentifiers } from './personal-identifiers.ts'
import { fillIn } from './sentence.ts'
import { typedLine } from './typed-fields.ts'

const MAX_EMAIL_LENGTH = 254
/** Of the local part: RFC 5321, 4.5.3.1.1. */
const MAX_LOCAL_LENGTH = 64
const MAX_NAME_LENGTH = 100

/** An address that an existing account may have, in lower case. Checked before lower-casing: the Kelvin sign becomes a plain k. */
export const knownEmailAddress = v.pipe(
  v.string(),
  v.transform(cleanAddress),
  v.maxLength(MAX_EMAIL_LENGTH, formErrors.longEmail),
  v.rfcEmail(formErrors.email),
  v.toLowerCase(),
)

export const emailAddress = v.pipe(
  knownEmailAddress,
  v.check((address) => address.indexOf('@') <= MAX_LOCAL_LENGTH, formErrors.longEmail),
  v.regex(/^[^@.]+(?:\.[^@.]+)*@.+\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/, formErrors.email),
)

export const planChoiceField = v.object({
  plan: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,59}$/)),
  months: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
})

export type StoredPlanChoice = v.InferOutput<typeof planChoiceField>

export const personName = v.pipe(
  typedLine(),
  v.maxLength(MAX_NAME_LENGTH, fillIn(formErrors.longName, { max: MAX_NAME_LENGTH })),
  withoutPersonalIdentifiers,
)

export const person = v.object({ firstName: personName, lastName: personName })

export type Person = v.InferOutput<typeof person>
