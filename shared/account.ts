import * as v from 'valibot'

const MAX_EMAIL_LENGTH = 254
const MAX_NAME_LENGTH = 100

/**
 * An e-mail address as the account keeps it: trimmed, lower case. It is checked as it was written: in
 * small letters the sign of the kelvin is a plain k.
 */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_EMAIL_LENGTH, 'Please enter a shorter email address'),
  v.rfcEmail('Please enter a valid email address'),
  v.toLowerCase(),
)

/** A first or last name: any script, no control characters. */
export const personName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_NAME_LENGTH, `Please keep this under ${MAX_NAME_LENGTH} characters`),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use letters only'),
)
