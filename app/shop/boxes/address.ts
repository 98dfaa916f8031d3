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
/** RFC 6350 folds lines after so many bytes. */
const MAX_LINE_BYTES = 75

/** @param city city, state and ZIP code as on the third line of an envelope */
export function splitCity(city: string) {
  const [, name = city, state = '', zip = ''] = CITY_STATE_ZIP.exec(city) ?? []
  return { city: name, state, zip }
}

/**
 * A contact for an address book (RFC 6350): the name and the address, nothing else. A name in its own script is the same name once
 * more (`ALTID`).
 */
export function writeVcard(
  { name, isCompany, street, city, state, zip }: AddressFields,
  country: string,
) {
  const { givenName, familyName, nativeName } = name
  const parts = ['', '', street, city, state, zip, country].map(escape)
  const [latin, native] = nativeName ? [';ALTID=1;PREF=1', ';ALTID=1;PREF=2'] : ['', '']
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `KIND:${isCompany ? 'org' : 'individual'}`,
    `FN${latin}:${escape(name.name)}`,
    ...(nativeName ? [`FN${native}:${escape(nativeName)}`] : []),
    ...(givenName === null ? [] : [`N:${[familyName ?? '', givenName].map(escape).join(';')};;;`]),
    ...(isCompany ? [`ORG:${escape(name.name)}`] : []),
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
