import type { NeededForm } from '#shared/shop/applications/household.ts'
import { hasExpiry } from '#shared/shop/applications/identification.ts'
import { homeAddressProblem } from '#shared/shop/boxes/postal-address.ts'

import type { Draft, DraftPerson } from './draft.ts'

type Worksheet = {
  /** Where its values stand in the draft. */
  key: string
  form: NeededForm<DraftPerson>
  parts: WorksheetPart[]
}

/** Items that are asked for together. */
type WorksheetPart = {
  id: 'person' | 'home' | 'ids' | 'business' | 'listed' | 'collector'
  items: string[]
}

export type WorksheetProblem =
  | { item: string; code: 'unprintable'; characters: string[]; suggestion: string }
  | { item: string; code: 'post-office-box' | 'private-mailbox' }

const HOME_LETTERS = 'fghij'
/** Street lines that have to be homes. */
const HOMES = ['4f', '5f']

/** What is asked for on the worksheet of one needed form, in the form's order. */
export function worksheetOf(form: NeededForm<DraftPerson>): Worksheet {
  const parts: WorksheetPart[] = [
    { id: 'person', items: lettered('4', 'abcde') },
    { id: 'home', items: [...lettered('4', HOME_LETTERS), '4k'] },
    ...(form.collector ? [{ id: 'collector' as const, items: collectorItems() }] : []),
    ...(form.business ? [{ id: 'business' as const, items: lettered('7', 'abcdefghi') }] : []),
    { id: 'ids', items: ['8b', '8c'] },
    ...(form.listed.length > 0 ? [{ id: 'listed' as const, items: ['12'] }] : []),
  ]
  return { key: `${form.signer.id}-${form.service}`, form, parts }
}

/** What stands in the worksheet's fields: what was typed, and until then what the draft knows already. */
export function worksheetValues({ key, form, parts }: Worksheet, { worksheets }: Draft) {
  const values = knownValues(form)
  const typed = worksheets[key] ?? {}
  const items = parts.flatMap((part) => part.items)
  return Object.fromEntries(items.map((item) => [item, typed[item] ?? values[item] ?? '']))
}

/** Why a worksheet can't be made of these values. */
export function worksheetProblems(values: Record<string, string>): WorksheetProblem[] {
  return Object.entries(values).flatMap(([item, value]): WorksheetProblem[] => {
    const characters = unprintable(value)
    if (characters.length > 0) {
      const printable = toPrintable(value)
      const suggestion = printable === value.normalize('NFC') ? '' : printable
      return [{ item, code: 'unprintable', characters, suggestion }]
    }
    const code = HOMES.includes(item) ? homeAddressProblem(value) : undefined
    return code ? [{ item, code }] : []
  })
}

/** The values of the PDF's fields: those that were asked for, and what follows from them. Items 1, 2b, 13 and 14 stay empty. */
export function pdfValues({ form }: Worksheet, values: Record<string, string>) {
  const { signer, service, collector } = form
  const all: Record<string, string> = {
    ...values,
    '3': service === 'business' ? 'business' : 'residential',
    ...idValues(['8', '9'], signer, values, '4'),
    ...(collector && idValues(['10', '11'], collector, values, '5')),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value.trim() !== ''))
}

function idValues(
  [photo, address]: [string, string],
  { photoId, photoExpiresOn, addressId }: DraftPerson,
  values: Record<string, string>,
  person: string,
) {
  const name = [values[`${person}b`], values[`${person}c`], values[`${person}a`]]
    .filter(Boolean)
    .join(' ')
  const home = [...'bcdef'].map((letter, at) => [
    `${address}${letter}`,
    values[`${person}${HOME_LETTERS[at]}`] ?? '',
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

function knownValues({ signer, business, listed, collector }: NeededForm<DraftPerson>) {
  const [first, last] = splitName(signer.name)
  const [collectorFirst, collectorLast] = splitName(collector?.name ?? '')
  const values = {
    '4a': last,
    '4b': first,
    '5a': collectorLast,
    '5b': collectorFirst,
    '7a': business?.name ?? '',
    '12': listed.map(({ name }) => name).join('\n'),
  }
  return Object.fromEntries(
    Object.entries(values).map(([item, value]) => [item, toPrintable(value)]),
  ) as Record<string, string | undefined>
}

function splitName(name: string): [first: string, last: string] {
  const words = name.trim().split(/\s+/)
  return [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}

function collectorItems() {
  return [...lettered('5', 'abcde'), ...lettered('5', HOME_LETTERS), '10b', '10c']
}

function lettered(number: string, letters: string) {
  return [...letters].map((letter) => `${number}${letter}`)
}

function asAmericanDate(day: string) {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** What the worksheet's font can print: the letters of Windows-1252. */
const PRINTED = /[\n\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u
const MARK = /\p{M}/gu
const PLAIN_LETTERS: Record<string, string> = {
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'ng',
  ŧ: 't',
}

/** The characters of a text that the worksheet can't print, each once. */
export function unprintable(text: string) {
  const characters = [...text.normalize('NFC')].filter((character) => !PRINTED.test(character))
  return [...new Set(characters)]
}

/** A text with plain letters in place of those that can't be printed; as it is where that does not help. */
export function toPrintable(text: string) {
  const composed = text.normalize('NFC')
  const plain = [...composed].map((character) => {
    if (PRINTED.test(character)) return character
    return PLAIN_LETTERS[character] ?? character.normalize('NFD').replaceAll(MARK, '')
  })
  const result = plain.join('')
  return unprintable(result).length === 0 ? result : composed
}
