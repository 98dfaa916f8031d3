import { writePostalAddress } from '#shared/shop/boxes/postal-address.ts'

/** A recipient's address, by what it is asked for in a web form. */
export type AddressFields = {
  name: string
  isCompany: boolean
  street: string
  city: string
  state: string
  zip: string
}

const CITY_STATE_ZIP = /^(.+) ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/
const VCARD_SPECIAL = /[\\;,]/g
/** RFC 6350 folds lines after so many bytes. */
const MAX_LINE_BYTES = 75

/** A name as the Postal Service writes it; nothing when its machines can't read it. */
export function writeName(name: string, box: number) {
  const place = { street: 'X', city: 'X' }
  return writePostalAddress({ name, number: String(box) }, place).lines?.[0] ?? null
}

/** @param city city, state and ZIP code as on the third line of an envelope */
export function splitCity(city: string) {
  const [, name = city, state = '', zip = ''] = CITY_STATE_ZIP.exec(city) ?? []
  return { city: name, state, zip }
}

/** A contact for an address book (RFC 6350): the name and the address, nothing else. */
export function writeVcard(
  { name, isCompany, street, city, state, zip }: AddressFields,
  country: string,
) {
  const parts = ['', '', street, city, state, zip, country].map(escape)
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `KIND:${isCompany ? 'org' : 'individual'}`,
    `FN:${escape(name)}`,
    ...(isCompany ? [`ORG:${escape(name)}`] : []),
    `ADR:${parts.join(';')}`,
    'END:VCARD',
  ]
    .flatMap(fold)
    .map((line) => `${line}\r\n`)
    .join('')
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
