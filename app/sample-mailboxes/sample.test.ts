import * as v from 'valibot'
import { expect, it } from 'vitest'

import { cities } from '#app/content/cities.ts'

import { mailboxSchema } from './mailbox.ts'
import { makeSample } from './sample.ts'

const MANY = 20_000

it('is always the same, valid, and numbered from MBX1000', () => {
  const sample = makeSample()
  expect(sample).toHaveLength(50)
  expect(makeSample()).toEqual(sample)
  for (const mailbox of sample) expect(v.is(mailboxSchema, mailbox)).toBe(true)
  expect([sample[0]?.id, sample[49]?.id]).toEqual(['MBX1000', 'MBX1049'])
})

it('weighs the states 70, 20 and 10', () => {
  const sample = makeSample(MANY)
  const share = (wanted: string) =>
    sample.filter(({ status }) => status === wanted).length / sample.length
  expect(share('Active')).toBeCloseTo(0.7, 1)
  expect(share('Maintenance')).toBeCloseTo(0.2, 1)
  expect(share('Inactive')).toBeCloseTo(0.1, 1)
})

it('lies within two miles of its city', () => {
  expect(cities.length).toBeGreaterThanOrEqual(60)
  for (const { location, lat, lng } of makeSample(1_000)) {
    const [, name, state] = location.split(', ')
    const [, , north, east] = cities.find((city) => city[0] === name && city[1] === state)!
    expect(Math.abs(lat - north) + Math.abs(lng - east)).toBeLessThan(0.02)
  }
})
