import * as v from 'valibot'

import { formErrors } from './content/en/forms.ts'
import { interpolate } from './interpolate.ts'

export const MAX_EMAIL_LENGTH = 254
const MAX_NAME_LENGTH = 100

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

/** A first or last name: any script, no control characters. */
export const personName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_NAME_LENGTH, interpolate(formErrors.longName, { max: MAX_NAME_LENGTH })),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u, formErrors.letters),
)
