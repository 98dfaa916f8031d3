import { correction, generate, mode } from 'lean-qr'

import type { FullName } from '#shared/shop/applications/person-name.ts'

/** A recipient's address, by what it is asked for in a web form. */
export type AddressFields = {
  name: FullName
  isCompany: boolean
  street: string
  city: string
  state: string
  zip: string
}

const CITY_STATE_ZIP = /^(.+) ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/
const VCARD_SPECIAL = /[\\;,]/g
/** Longer lines are folded: RFC 2426. */
const MAX_LINE_BYTES = 75
const PARTS_OF_NAME = 5

/** @param city city, state and ZIP code as on the third line of an envelope */
export function splitCity(city: string) {
  const [, name = city, state = '', zip = ''] = CITY_STATE_ZIP.exec(city) ?? []
  return { city: name, state, zip }
}

/**
 * A contact with name and address, as vCard 3.0 (RFC 2426), because many address books refuse 4.0. A name in its own script becomes the
 * nickname, which address books show and search.
 */
export function writeVcard(
  { name, isCompany, street, city, state, zip }: AddressFields,
  country: string,
) {
  const { givenName, familyName, nativeName } = name
  const person = givenName === null ? [name.name] : [familyName ?? '', givenName]
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escape(name.name)}`,
    `N:${join(isCompany ? [] : person, PARTS_OF_NAME)}`,
    ...(nativeName ? [`NICKNAME:${escape(nativeName)}`] : []),
    ...(isCompany ? [`ORG:${escape(name.name)}`, 'X-ABShowAs:COMPANY'] : []),
    `ADR:${join(['', '', street, city, state, zip, country])}`,
    'END:VCARD',
  ]
    .flatMap(fold)
    .map((line) => `${line}\r\n`)
    .join('')
}

/** A contact file as a QR code, in UTF-8 mode only: the library's shorter mix with Kanji segments is read wrongly by phones. */
export function drawVcard(vcard: string) {
  return generate(vcard, { minCorrectionLevel: correction.L, modes: [mode.utf8] })
}

function join(parts: string[], length = parts.length) {
  return Array.from({ length }, (_, at) => escape(parts[at] ?? '')).join(';')
}

function escape(text: string) {
  return text.replaceAll(VCARD_SPECIAL, (character) => `\\${character}`)
}

/** A line in pieces of at most 75 bytes, each after the first begun with a space. */
function fold(line: string) {
  const bytes = new TextEncoder()
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    if (bytes.encode(piece + character).length > MAX_LINE_BYTES) {
      pieces.push(piece)
      piece = ' '
    }
    piece += character
  }
  return [...pieces, piece]
}
