import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

import { planClosing } from '#shared/shop/boxes/closing.ts'

import { splitCity, writeVcard } from './address.ts'
import { writeClosingCalendar } from './closing-calendar.ts'

it('the days of a closing are whole days that another program reads', () => {
  const plan = planClosing('2026-08-31')
  const calendar = new ICAL.Component(ICAL.parse(writeClosingCalendar(234, plan)))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(events.map(({ startDate, endDate }) => `${startDate} ${endDate}`)).toEqual([
    '2026-08-31 2026-09-01',
    '2027-02-28 2027-03-01',
    '2028-08-31 2028-09-01',
  ])
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
})

describe('a contact file', () => {
  const place = { street: '10 MAIN ST PMB 234', ...splitCity('HERNDON VA 22071-2716') }

  it('holds the address in its parts, with what would divide them escaped', () => {
    const text = writeVcard({ name: 'LEE, ROE; CO', isCompany: true, ...place }, 'United States')
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:org',
      'FN:LEE\\, ROE\\; CO',
      'ORG:LEE\\, ROE\\; CO',
      'ADR:;;10 MAIN ST PMB 234;HERNDON;VA;22071-2716;United States',
      'END:VCARD',
      '',
    ])
  })

  it('folds long lines between characters, none longer than 75 bytes', () => {
    const name = 'Ω'.repeat(80)
    const text = writeVcard({ name, isCompany: false, ...place }, 'United States')
    const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`)
  })
})
