import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { emailAddress, knownEmailAddress, personName } from './account.ts'
import { phone, phoneLink } from './phone.ts'
import { nameFields } from './shop/applications/person-name.ts'
import { typedCode, typedLine, typedLines } from './typed-fields.ts'

function taken(schema: v.GenericSchema<string, string>, text: string) {
  const { success, output } = v.safeParse(schema, text)
  return success ? output : null
}

const LONG = 'a'.repeat(64)

it.each([
  ['a line', typedLine(), ' a\u00a0\u3000b\u2028c\td\r\n', 'a b c d'],
  ['a line', typedLine(), '\ufeffso\u200b\u00adso\u202e\u0007\ud800', 'soso'],
  ['a line', typedLine(), 'Jose\u0301 Nun\u0303ez e\u200b\u0301', 'José Nuñez é'],
  ['a line of Persian', typedLine(), 'علی\u200cرضا\u200c', 'علی\u200cرضا'],
  ['a line of Hindi', typedLine(), 'क्\u200dष', 'क्\u200dष'],
  ['a line of Han', typedLine(), '葛\u{e0100}\ufe0f', '葛\u{e0100}'],
  ['a line with emoji', typedLine(), '👨🏽‍❤️‍👨 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 a\u200db 1\ufe0f', '👨🏽‍❤️‍👨 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ab 1'],
  ['lines', typedLines(), '\n a \r\n\u2029b\t\tc\u200b \n\td\n\u3000\n ', 'a\n\nb c\n    d'],
  ['a code', typedCode(), ' １２\ufe0f3\u200b ٤٥६ ', '123 456'],
  ['a code', typedCode(), '\u22121\u20132\u20143\u20104\u2011５ー６', '-1-2-3-4-5-6'],
  ['a name', personName, 'Sofía\u200b', 'Sofía'],
  ['a name on an ID', nameFields.givenName.wrapped, 'Sofi\u0301a\u200b', 'Sofía'],
  ['a name on an ID', nameFields.givenName.wrapped, 'S@m', null],
] as const)('%s: %j is %j', (_, schema, text, expected) => {
  expect(taken(schema, text)).toBe(expected)
})

it.each([
  ['\u202aana@example.com\u202c', 'ana@example.com'],
  ['ＡＮＡ＠example.com\u00a0', 'ana@example.com'],
  ["o'brien+x@mail.example.co", "o'brien+x@mail.example.co"],
  ['a@xn--bcher-kva.xn--p1ai', 'a@xn--bcher-kva.xn--p1ai'],
  [`${LONG}@example.com`, `${LONG}@example.com`],
  [`${LONG}a@example.com`, null],
  [`a@${`${LONG.slice(2)}.`.repeat(4)}com`, null],
  ['a..b@example.com', null],
  ['.a@example.com', null],
  ['a.@example.com', null],
  ['a@b', null],
  ['a@-b.com', null],
  ['a@b-.com', null],
  ['a@b..com', null],
  ['a@b.com.', null],
  ['a@192.0.2.1', null],
  ['a b@example.com', null],
  ['"a b"@example.com', null],
])('an address %j is %j', (text, expected) => {
  expect(taken(emailAddress, text)).toBe(expected)
})

it('an existing account may have an address that a new one may not', () => {
  expect(taken(knownEmailAddress, '\u200bA..b@example.com')).toBe('a..b@example.com')
})

describe('a telephone number', () => {
  it.each([
    ['\u202a+1 213-555-0188\u202c', '+1 213-555-0188', 'tel:+12135550188'],
    ['+1\ufe0f-213-555-0188', '+1-213-555-0188', 'tel:+12135550188'],
    ['213\u2011555\u20110188', '213-555-0188', 'tel:+12135550188'],
    ['２１３－５５５－０１８８', '213-555-0188', 'tel:+12135550188'],
    ['213-555-0188 ext. 12', '213-555-0188 ext. 12', 'tel:+12135550188;ext=12'],
    ['213-555-0188, ext 12', '213-555-0188 ext. 12', 'tel:+12135550188;ext=12'],
    ['213-555-0188 extension 12', '213-555-0188 ext. 12', 'tel:+12135550188;ext=12'],
    ['1 (213) 555-0188 (x12)', '1 (213) 555-0188 ext. 12', 'tel:+12135550188;ext=12'],
    ['213-555-0188 #12', '213-555-0188 ext. 12', 'tel:+12135550188;ext=12'],
    [
      '+52 55 1234 5678 extensio\u0301n: 12',
      '+52 55 1234 5678 ext. 12',
      'tel:+525512345678;ext=12',
    ],
    ['55 1234 5678 anexo 12', '55 1234 5678 ext. 12', 'tel:+15512345678;ext=12'],
    ['213·555•0188,,12', '213·555•0188 ext. 12', 'tel:+12135550188;ext=12'],
    ['tel:+12135550188;ext=12', '+12135550188 ext. 12', 'tel:+12135550188;ext=12'],
  ])('%j is stored as %s, and unchanged when stored again', (text, kept, link) => {
    expect(taken(phone, text)).toBe(kept)
    expect(taken(phone, kept)).toBe(kept)
    expect(phoneLink(kept)).toBe(link)
  })

  it.each(['ext. 12', 'call me', '213-555-0188 ext.', '123-45-6789', '1'.repeat(41)])(
    '%s is refused',
    (text) => {
      expect(taken(phone, text)).toBeNull()
    },
  )
})
