import * as v from 'valibot'

import { formErrors, messageErrors } from '#sentences/forms.ts'

import { isSocialSecurityNumber, withoutPersonalIdentifiers } from './personal-identifiers.ts'
import { fillIn } from './sentence.ts'

const MAX_EMAIL_LENGTH = 254
const MAX_NAME_LENGTH = 100
const MAX_PHONE_LENGTH = 40

/**
 * An e-mail address as the account keeps it: trimmed, lower case. It is checked as it was written: in
 * small letters the sign of the kelvin is a plain k.
 */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_EMAIL_LENGTH, formErrors.longEmail),
  v.rfcEmail(formErrors.email),
  v.toLowerCase(),
)

/** The plan that somebody chose before signing up, by its id, and the term in months: it goes on with the account. */
export const planChoiceField = v.object({
  plan: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,59}$/)),
  months: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
})

export type StoredPlanChoice = v.InferOutput<typeof planChoiceField>

/** A first or last name: any script, no control characters, and no number that an ID has. */
export const personName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_NAME_LENGTH, fillIn(formErrors.longName, { max: MAX_NAME_LENGTH })),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u, formErrors.letters),
  withoutPersonalIdentifiers,
)

/** What people say of themselves at sign-up, beside address and password: the account keeps it, and shows it to nobody else. */
export const person = v.object({ firstName: personName, lastName: personName })

export type Person = v.InferOutput<typeof person>

/** Left empty by whoever wants no call. */
export const phone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_PHONE_LENGTH, messageErrors.longPhone),
  v.regex(/^$|^(?=.*\d)[\d\s()+./#x*-]+$/i, messageErrors.phone),
  v.check((typed) => !isSocialSecurityNumber(typed), messageErrors.phone),
)
