import * as v from 'valibot'

import {
  isMailboxId,
  MAX_DESCRIPTION_LENGTH,
  MAX_LATITUDE,
  MAX_LOCATION_LENGTH,
  MAX_LONGITUDE,
  mailboxStatuses,
  mailboxTypes,
  type Mailbox,
} from './mailbox.ts'

const LATITUDE = 'Latitude must be a number between -90 and 90'
const LONGITUDE = 'Longitude must be a number between -180 and 180'
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** A number as people write it: no hexadecimal, no exponent, nothing that only begins like one. */
function degrees(sentence: string, limit: number) {
  return v.pipe(
    v.string(sentence),
    v.trim(),
    v.regex(DECIMAL, sentence),
    v.transform((text) => Number(text) || 0),
    v.check((number) => Math.abs(number) <= limit, sentence),
  )
}

/** A text of the form as one of the kept words: `active` is Active. */
function oneOf<Word extends string>(words: readonly Word[], sentence: string) {
  return v.pipe(
    v.string(sentence),
    v.transform((text) => words.find((word) => word.toLowerCase() === text.trim().toLowerCase())),
    v.custom<Word>((word) => word !== undefined, sentence),
  )
}

const list = new Intl.ListFormat('en', { type: 'disjunction' })

/** A mailbox as it is typed or stands in a file: texts. The first four sentences are the specification's. */
export const mailboxForm = v.object({
  id: v.pipe(
    v.string('ID is required'),
    v.trim(),
    v.nonEmpty('ID is required'),
    v.toUpperCase(),
    v.check(isMailboxId, 'ID must be MBX and one to nine digits, such as MBX1000'),
  ),
  location: v.pipe(
    v.string('Location is required'),
    v.trim(),
    v.nonEmpty('Location is required'),
    v.regex(/^\P{Cc}*$/u, 'Location must be one line of text'),
    v.maxLength(
      MAX_LOCATION_LENGTH,
      `Location must have at most ${MAX_LOCATION_LENGTH} characters`,
    ),
  ),
  lat: degrees(LATITUDE, MAX_LATITUDE),
  lng: degrees(LONGITUDE, MAX_LONGITUDE),
  type: oneOf(mailboxTypes, `Type must be ${list.format(mailboxTypes)}`),
  status: oneOf(mailboxStatuses, `Status must be ${list.format(mailboxStatuses)}`),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(
      MAX_DESCRIPTION_LENGTH,
      `Description must have at most ${MAX_DESCRIPTION_LENGTH} characters`,
    ),
  ),
})

export type MailboxValues = v.InferInput<typeof mailboxForm>

/** A mailbox as the form shows it; types and states in small letters. */
export function asValues({ id, location, lat, lng, type, status, description }: Mailbox) {
  return {
    id,
    location,
    lat: asDecimal(lat),
    lng: asDecimal(lng),
    type: type.toLowerCase(),
    status: status.toLowerCase(),
    description,
  } satisfies MailboxValues
}

/** What the form shows for a mailbox that is not there yet. */
export function emptyValues(id: string): MailboxValues {
  const [type, status] = [mailboxTypes[0].toLowerCase(), mailboxStatuses[0].toLowerCase()]
  return { id, location: '', lat: '', lng: '', type, status, description: '' }
}

/** Degrees without an exponent, as the form takes them: 1e-7 is 0.0000001. */
export function asDecimal(number: number) {
  return String(number).includes('e') ? number.toFixed(20).replace(/\.?0+$/, '') : String(number)
}
