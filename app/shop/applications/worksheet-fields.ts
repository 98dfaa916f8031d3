import { cleanLines } from '#shared/clean-text.ts'
import { hasExpiry } from '#shared/shop/applications/identification.ts'

import type { DraftPerson } from './draft.ts'
import type { FilledWorksheet } from './fill-worksheet.ts'
import { HOME_LETTERS, type Worksheet } from './worksheet.ts'

/** Items 1, 2b, 13 and 14 stay empty. */
export function fieldsOf({ form, values }: Worksheet): FilledWorksheet {
  const { signer, service, collector } = form
  const texts = Object.fromEntries(Object.entries(values).map(([item, { text }]) => [item, text]))
  const all: Record<string, string> = {
    ...texts,
    '3': service === 'business' ? 'business' : 'residential',
    ...idValues(['8', '9'], signer, texts, '4'),
    ...(collector && idValues(['10', '11'], collector, texts, '5')),
  }
  const clean = Object.entries(all).map(([item, text]) => [item, tidy(text)] as const)
  return {
    applicant: tidy(fullName(texts, '4')),
    values: Object.fromEntries(clean.filter(([, text]) => text !== '')),
  }
}

/** The first item behind a field is where its text can be corrected. */
export function sourceOf(item: string) {
  const [, number = '', letter = ''] = /^(\d+)(.?)$/.exec(item) ?? []
  const person = { 8: '4', 9: '4', 10: '5', 11: '5' }[number]
  if (!person) return item
  if (letter === 'a') return `${person}b`
  const isAddress = number === '9' || number === '11'
  const home = HOME_LETTERS['bcdef'.indexOf(letter)]
  return isAddress && home ? `${person}${home}` : item
}

function idValues(
  [photo, address]: [string, string],
  { photoId, photoExpiresOn, addressId }: DraftPerson,
  texts: Record<string, string>,
  person: string,
) {
  const name = fullName(texts, person)
  const home = [...'bcdef'].map((letter, at) => [
    `${address}${letter}`,
    texts[`${person}${HOME_LETTERS[at]}`] ?? '',
  ])
  return {
    [`${photo}a`]: name,
    [`${photo}d`]: photoExpiresOn && hasExpiry(photoId) ? asAmericanDate(photoExpiresOn) : '',
    [`${photo}e`]: photoId,
    [`${address}a`]: name,
    ...Object.fromEntries(home),
    [`${address}g`]: addressId,
  }
}

function fullName(texts: Record<string, string>, person: string) {
  return [texts[`${person}b`], texts[`${person}c`], texts[`${person}a`]].filter(Boolean).join(' ')
}

function tidy(text: string) {
  return cleanLines(text).replaceAll(/\n\s+/g, '\n')
}

function asAmericanDate(day: string) {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
