import * as v from 'valibot'
import { expect, it } from 'vitest'

import { priceRental, pricesOf } from '#shared/shop/money/price.ts'
import { facts } from '#shared/testing/rental-facts.ts'

import { applicationBody, type ApplicationInput } from './application.ts'

const application: ApplicationInput = {
  plan: 'small',
  months: 3,
  payment: 'ahead',
  use: 'personal',
  signing: 'counter',
  recipients: [
    { kind: 'applicant', name: 'Nguyễn Thị Ánh', photoId: 'passport', addressId: 'lease' },
    { kind: 'minor', name: 'Bảo' },
  ],
}
const schema = applicationBody(facts)
const [applicant] = application.recipients

it('accepts names, kinds and types of documents', () => {
  expect(v.parse(schema, application)).toMatchObject({ plan: 'small', phone: '' })
})

it.each<[string, object]>([
  ['plan', { plan: 'castle' }],
  ['months', { months: 4 }],
  ['payment', { payment: 'later' }],
  ['use', { use: 'other' }],
  ['signing', { signing: 'video' }],
  ['phone', { phone: 'call me' }],
  ['recipients', { recipients: [] }],
  ['recipients.0.name', { recipients: [{ ...applicant, name: ' ' }] }],
  ['recipients.0.kind', { recipients: [{ ...applicant, kind: 'cat' }] }],
  ['recipients.0.photoId', { recipients: [{ ...applicant, photoId: undefined }] }],
  ['recipients.0.addressId', { recipients: [{ ...applicant, addressId: 'utility-bill' }] }],
  ['recipients.1.photoId', { recipients: [applicant, { kind: 'minor', name: 'B', photoId: 'x' }] }],
  ['recipients.1.kind', { recipients: [applicant, { kind: 'trade-name', name: 'B' }] }],
  ['plan', { use: 'business', recipients: [applicant, { kind: 'business', name: 'B' }] }],
  ['recipients.0.idNumber', { recipients: [{ ...applicant, idNumber: 'D1234567' }] }],
  ['homeAddress', { homeAddress: '1 Home St' }],
])('is refused at %s', (path, change) => {
  const { success, issues } = v.safeParse(schema, { ...application, ...change })
  expect([success, v.getDotPath(issues![0])]).toEqual([false, path])
})

it('costs the same as in the calculator', () => {
  const quoted = (months: number, ...more: ApplicationInput['recipients']) =>
    priceRental(
      v.parse(schema, { ...application, months, recipients: [applicant, ...more] }),
      pricesOf('small', facts)!,
    ).dueToday
  expect([quoted(3), quoted(6)]).toEqual([5497, 6994])
  const child = { kind: 'minor', name: 'C' } as const
  expect([quoted(3, child), quoted(3, child, child)]).toEqual([5497, 5497 + 3000])
})
