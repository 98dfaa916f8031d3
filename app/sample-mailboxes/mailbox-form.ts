import * as v from 'valibot'

import { locale } from '#content/language.ts'
import { shownAs, formErrors as words } from '#content/mailboxes.ts'
import { interpolate } from '#shared/interpolate.ts'
import { typedCode, typedLine, typedLines } from '#shared/typed-fields.ts'

import {
  isMailboxId,
  mailboxStatuses,
  mailboxTypes,
  MAX_DESCRIPTION_LENGTH,
  MAX_LATITUDE,
  MAX_LOCATION_LENGTH,
  MAX_LONGITUDE,
  type Mailbox,
} from './mailbox.ts'

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** No hexadecimal, no exponent, no trailing text. */
function degrees(sentence: string, limit: number) {
  return v.pipe(
    typedCode(sentence),
    v.regex(DECIMAL, sentence),
    v.transform((text) => Number(text) || 0),
    v.check((number) => Math.abs(number) <= limit, sentence),
  )
}

function oneOf<Word extends string>(options: readonly Word[], sentence: () => string) {
  return v.pipe(
    typedLine(sentence),
    v.transform((text) => options.find((word) => word.toLowerCase() === text.toLowerCase())),
    v.custom<Word>((word) => word !== undefined, sentence),
  )
}

/** Lazy, because the first use of `Intl` takes a phone longer than a frame. */
function list(names: string[]) {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}

export const mailboxForm = v.object({
  id: v.pipe(
    typedCode(words.id),
    v.nonEmpty(words.id),
    v.toUpperCase(),
    v.check(isMailboxId, words.idForm),
  ),
  location: v.pipe(
    typedLine(words.location),
    v.nonEmpty(words.location),
    v.maxLength(MAX_LOCATION_LENGTH, interpolate(words.longLocation, { max: MAX_LOCATION_LENGTH })),
  ),
  lat: degrees(words.latitude, MAX_LATITUDE),
  lng: degrees(words.longitude, MAX_LONGITUDE),
  type: oneOf(mailboxTypes, () =>
    interpolate(words.type, { types: list(mailboxTypes.map((type) => shownAs[type])) }),
  ),
  status: oneOf(mailboxStatuses, () =>
    interpolate(words.status, { statuses: list(mailboxStatuses.map((status) => shownAs[status])) }),
  ),
  description: v.pipe(
    typedLines(),
    v.maxLength(
      MAX_DESCRIPTION_LENGTH,
      interpolate(words.longDescription, { max: MAX_DESCRIPTION_LENGTH }),
    ),
  ),
})

export type MailboxValues = v.InferInput<typeof mailboxForm>

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

export function emptyValues(id: string): MailboxValues {
  const [type, status] = [mailboxTypes[0].toLowerCase(), mailboxStatuses[0].toLowerCase()]
  return { id, location: '', lat: '', lng: '', type, status, description: '' }
}

/** 1e-7 is 0.0000001. */
export function asDecimal(number: number) {
  return String(number).includes('e') ? number.toFixed(20).replace(/\.?0+$/, '') : String(number)
}
