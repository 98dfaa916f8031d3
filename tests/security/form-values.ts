import fc from 'fast-check'

import type { Values } from './form-oracle.ts'

const blank = fc.constantFrom('', ' ', '\t', '\u00a0', ' \n ', '\u3000')
const wild = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed())
const names = fc.constantFrom('Ann', 'Ann ', 'Zoë', '李', "O'Neill", 'A\tB', 'x'.repeat(100))
const name = fc.oneof(
  { weight: 6, arbitrary: names },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(101), 'Ann\u0000', '\u0085Ann\u0007') },
  { weight: 1, arbitrary: blank },
  { weight: 1, arbitrary: wild },
)

/** K stands here in three ways: one is the sign of the kelvin, which small letters turn into a k. */
const letter = fc.constantFrom(...'abkKz09.-_+!#\'*"()<>,;:\\[]@ é\u212a\u0130\u017f\u0131')
const part = fc.array(letter, { minLength: 1, maxLength: 12 }).map((emails) => emails.join(''))
const plain = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}[a-z0-9]$/)
const address = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(plain, plain).map(([a, b]) => `${a}@${b}.example`) },
  { weight: 3, arbitrary: fc.tuple(part, plain).map(([a, b]) => `${a}@${b}.example`) },
  { weight: 3, arbitrary: fc.tuple(plain, part).map(([a, b]) => `${a}@${b}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ' Ann@Example.COM ',
      'ann@localhost',
      'ann@@example.com',
      'ann@example..com',
      'ann@-example.com',
      '.ann.@example.com',
      `${'a'.repeat(242)}@example.com`,
      `${'a'.repeat(243)}@example.com`,
      `ann@${'b'.repeat(63)}.com`,
      `ann@${'b'.repeat(64)}.com`,
      '\u212a@example.com',
      'ann@e\u0130xample.com',
      'ann@example.com\n',
      'ann@example.com, bob@example.com',
    ),
  },
  { weight: 1, arbitrary: blank },
  { weight: 1, arbitrary: wild },
)

const special = '!@#$%^&*(),.?":{}|<>'
const kinds = fc.oneof(
  fc.constantFrom(...special),
  fc.constantFrom(...'abcxyzéß'),
  fc.constantFrom(...'ABCXYZÉЖ'),
  fc.constantFrom(...'0123456789'),
  fc.constantFrom(..."-_=+;'~`[]\\/ 漢😀"),
)
const password = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Windy#Week3', 'Sunny!Day1', 'Xk!7vqzp') },
  {
    weight: 8,
    arbitrary: fc.array(kinds, { minLength: 5, maxLength: 14 }).map((all) => all.join('')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', `Aa1!${'x'.repeat(124)}`, `Aa1!${'x'.repeat(125)}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(`Aa1!${'😀'.repeat(124)}`, `Aa1!${'😀'.repeat(125)}`) },
)
const twice = fc
  .tuple(password, password, fc.integer({ min: 0, max: 4 }))
  .map(([one, other, at]) => ({ password: one, confirmPassword: at === 0 ? other : one }))

const numbers =
  '90|-90|90.0000001|180|-180|180.1|+12|-0|.5|5.|.|+|-|1e1|0x10|Infinity|NaN|1,5|1 2|--1|1-|٣|९| 12.5 |1_0|1.2.3'
const degrees = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.double({ min: -200, max: 200, noNaN: true }).map((number) => number.toFixed(4)),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...numbers.split('|')),
  },
  { weight: 1, arbitrary: blank },
  { weight: 1, arbitrary: wild },
)
const id = fc.oneof(
  { weight: 4, arbitrary: fc.nat(9_999_999_999).map((number) => `MBX${number}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'mbx1',
      ' MBX7 ',
      'MBX',
      'MBX-1',
      'MBX1.0',
      'MBX٣',
      'XMBX1',
      'MBX1a',
      'MBX 1',
    ),
  },
  { weight: 1, arbitrary: blank },
  { weight: 1, arbitrary: wild },
)
const place = fc.oneof(name, fc.constantFrom('y'.repeat(200), 'y'.repeat(201), 'Here, CA'))

/** What may be written into each form. */
export const formValues: Record<string, fc.Arbitrary<Values>> = {
  register: fc
    .tuple(fc.record({ firstName: name, lastName: name, email: address }), twice)
    .map(([first, second]) => ({ ...first, ...second })),
  signIn: fc.record({ email: address, password }),
  forgotten: fc.record({ email: address }),
  resend: fc.record({ email: address }),
  reset: twice,
  contact: fc.record({
    name,
    email: address,
    phone: fc.oneof(
      fc.constantFrom(
        '',
        '213-555-0100',
        '+1 (213) 555-0100 x7',
        'call me',
        '٣',
        '-',
        '1'.repeat(41),
      ),
      wild,
    ),
    topic: fc.constantFrom(
      'mailbox',
      'prices',
      'other',
      'form-1583',
      'services',
      '',
      'none',
      'Other',
    ),
    text: fc.oneof(
      fc.constantFrom('Hello', 'x'.repeat(5_000), 'x'.repeat(5_001), '😀'.repeat(5_000), '\u0000'),
      blank,
      wild,
    ),
  }),
  mailbox: fc.record({
    id,
    location: place,
    lat: degrees,
    lng: degrees,
    description: fc.constantFrom('', 'z'.repeat(2_000), 'z'.repeat(2_001), 'Line\nLine'),
  }),
}
