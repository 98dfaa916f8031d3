import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { asDecimal, asValues, emptyValues, mailboxForm } from './mailbox-form.ts'
import { makeSample } from './sample.ts'

const values = asValues(makeSample(1)[0]!)

function problemOf(field: keyof typeof values, text: string) {
  const { issues } = v.safeParse(
    mailboxForm,
    { ...values, [field]: text },
    { abortPipeEarly: true },
  )
  expect(issues?.every((issue) => v.getDotPath(issue) === field) ?? true).toBe(true)
  return issues?.[0].message ?? null
}

describe('the mailbox form', () => {
  it.each(
    ['', ' ', '0x10', '1e309', '1e1', '91', '90.0000001', '-90.1', 'NaN', 'Infinity'].concat([
      'twelve',
      '1,5',
      '12 34',
      '--1',
      '.',
      '9'.repeat(400),
    ]),
  )('refuses the latitude %.20j', (text) => {
    expect(problemOf('lat', text)).toBe('Latitude must be a number between -90 and 90')
  })

  it.each(['', '-180.0001', '180.5', '1e309', 'west'])('refuses the longitude %j', (text) => {
    expect(problemOf('lng', text)).toBe('Longitude must be a number between -180 and 180')
  })

  it.each([
    [' 12 ', 12],
    ['-90', -90],
    ['90', 90],
    ['+.5', 0.5],
    ['0', 0],
    ['-0', 0],
    ['12.', 12],
    ['\u2212１٢', -12],
  ])('accepts the latitude %j', (text, lat) => {
    expect(v.parse(mailboxForm, { ...values, lat: text }).lat).toBe(lat)
  })

  it.each([
    ['id', '', 'ID is required'],
    ['id', '   ', 'ID is required'],
    ['id', 'MBX', 'ID must be MBX and one to nine digits, such as MBX1000'],
    ['id', '__proto__', 'ID must be MBX and one to nine digits, such as MBX1000'],
    ['id', '../MBX1', 'ID must be MBX and one to nine digits, such as MBX1000'],
    ['location', ' \t', 'Location is required'],
    ['location', 'x'.repeat(201), 'Location must have at most 200 characters'],
    ['type', 'constructor', 'Type must be Standard, Package, Digital, or Secure'],
    ['status', '', 'Status must be Active, Maintenance, or Inactive'],
    ['description', 'x'.repeat(2_001), 'Description must have at most 2000 characters'],
  ] as const)('explains %s %.12j: %s', (field, text, sentence) => {
    expect(problemOf(field, text)).toBe(sentence)
  })

  it('reads back its own values', () => {
    for (const mailbox of makeSample(300)) {
      const { lastUpdated: _, ...rest } = mailbox
      expect(v.parse(mailboxForm, asValues(mailbox))).toEqual(rest)
    }
    expect(asValues(makeSample(1)[0]!).status).toMatch(/^[a-z]+$/)
  })

  it('writes numbers that it can read', () => {
    const numbers = fc.double({ min: -90, max: 90, noNaN: true })
    fc.assert(
      fc.property(numbers, (lat) => {
        const read = v.parse(mailboxForm, { ...values, lat: asDecimal(lat) }).lat
        expect(Math.abs(read - lat)).toBeLessThan(1e-19)
      }),
    )
  })

  it('begins with the next id and no errors', () => {
    const { issues } = v.safeParse(mailboxForm, emptyValues('MBX1050'), { abortPipeEarly: true })
    expect(issues?.map(({ message }) => message)).toEqual([
      'Location is required',
      'Latitude must be a number between -90 and 90',
      'Longitude must be a number between -180 and 180',
    ])
  })
})
