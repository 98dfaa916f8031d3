import ICAL from 'ical.js'
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'

import { writeRentCalendar } from '#app/shop/money/rent-calendar.ts'
import { joinName, type FullName } from '#shared/shop/applications/person-name.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'

import { drawVcard, splitCity, writeVcard } from './address.ts'
import { writeClosingCalendar } from './closing-calendar.ts'

const MAILBOX = { id: 'b9a1f0de', box: 234 }
const SOONER = new Date('2026-08-01T10:00Z')
const LATER = new Date('2026-08-02T10:00Z')

function readEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

it('the days of a closing are whole days that another program reads', () => {
  const events = readEvents(writeClosingCalendar(MAILBOX, planClosing('2026-08-31')))
  expect(events.map(({ startDate, endDate }) => `${startDate} ${endDate}`)).toEqual([
    '2026-08-31 2026-09-01',
    '2027-02-28 2027-03-01',
    '2028-08-31 2028-09-01',
  ])
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
})

const rent = { ...MAILBOX, nextDueCents: 5997 }
it.each([
  [
    'a closing',
    writeClosingCalendar(MAILBOX, planClosing('2026-08-31'), SOONER),
    writeClosingCalendar(MAILBOX, planClosing('2026-09-15'), LATER),
  ],
  [
    'rent',
    writeRentCalendar({ ...rent, nextDueOn: '2026-08-15' }, SOONER),
    writeRentCalendar({ ...rent, nextDueOn: '2026-11-15' }, LATER),
  ],
])('a later file of %s moves the days in the calendar', (_of, first, second) => {
  const [before, after] = [readEvents(first), readEvents(second)]
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  const raised = after.map(({ sequence }, at) => sequence > (before[at]?.sequence ?? 0))
  expect(raised).toEqual(after.map(() => true))
})

describe('a contact file', () => {
  const place = { street: '10 MAIN ST PMB 234', ...splitCity('HERNDON VA 22071-2716') }

  const whole = { givenName: null, familyName: null, nativeName: null }
  const vcardOf = (name: Partial<FullName> & { name: string }, isCompany = false) =>
    writeVcard({ name: { ...whole, ...name }, isCompany, ...place }, 'United States')

  it('holds the address in its parts, with what would divide them escaped', () => {
    expect(vcardOf({ name: 'Lee, Roe; Co' }, true).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Lee\\, Roe\\; Co',
      'N:;;;;',
      'ORG:Lee\\, Roe\\; Co',
      'X-ABShowAs:COMPANY',
      'ADR:;;10 MAIN ST PMB 234;HERNDON;VA;22071-2716;United States',
      'END:VCARD',
      '',
    ])
  })

  it.each([
    ['Ánh Tuyết', 'Nguyễn Thị', '阮氏映雪'],
    ['Muhammad', 'Ali', 'محمد علي'],
    ['Olena', 'Kovalenko', 'Олена Коваленко'],
    ['Łucja', 'Żółć', null],
    ['Suharto', '', null],
  ])('has the parts of the name %s %s, and its own script', (givenName, familyName, nativeName) => {
    const name = joinName({ givenName, familyName })
    const text = vcardOf({ name, givenName, familyName, nativeName })
    const contact = new ICAL.Component(ICAL.parse(text))
    expect(contact.getFirstPropertyValue('fn')).toBe(name)
    expect(contact.getFirstPropertyValue('nickname')).toBe(nativeName)
    expect(contact.getFirstPropertyValue('n')).toEqual([familyName, givenName, '', '', ''])
  })

  it('folds long lines between characters, none longer than 75 bytes', () => {
    const name = 'Ω'.repeat(80)
    const text = vcardOf({ name })
    const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`)
  })

  it.each([
    ['Zoë', 'D’Ángelo', null],
    ['Ánh Tuyết', 'Nguyễn Thị', '阮氏映雪'],
    ['Muhammad', 'Ali', 'محمد علي'],
  ])('is read back unchanged from its QR code: %s %s', (givenName, familyName, nativeName) => {
    const name = joinName({ givenName, familyName })
    const text = vcardOf({ name, givenName, familyName, nativeName })
    expect(readQr(drawVcard(text))).toBe(text)
  })
})

const QUIET_ZONE = 4
const PIXELS = 3

/** The text that a QR reader finds. */
function readQr({ size, get }: ReturnType<typeof drawVcard>) {
  const width = (size + 2 * QUIET_ZONE) * PIXELS
  const moduleAt = (pixel: number) => Math.floor(pixel / PIXELS) - QUIET_ZONE
  const pixels = Array.from({ length: width * width }, (_, at) => {
    const isDark = get(moduleAt(at % width), moduleAt(Math.floor(at / width)))
    return isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]
  })
  return jsQR(Uint8ClampedArray.from(pixels.flat()), width, width)?.data
}
