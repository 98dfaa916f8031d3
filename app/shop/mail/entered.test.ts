import { expect, it } from 'vitest'

import { extractScan, readEntered } from './entered.ts'

const UPS = '1Z879E930346834440'
const USPS = '9400111206206406260787'

it.each([
  ['101', { kind: 'box', box: 101 }],
  ['pmb 101', { kind: 'box', box: 101 }],
  ['#7', { kind: 'box', box: 7 }],
  ['101 Nguyễn Ánh', { kind: 'box', box: 101, name: 'Nguyễn Ánh' }],
  ['Jonathan O’Brien 3rd', { kind: 'name' }],
  [UPS, { kind: 'parcel' }],
  [`42090099${USPS}`, { kind: 'parcel' }],
  ['HC-9988-7766', { kind: 'parcel' }],
])('%s', (text, expected) => {
  expect(readEntered(text)).toMatchObject(expected)
})

it('removes a scan from another field and keeps its text', () => {
  expect(extractScan('A3', `A3${UPS}`)).toEqual({ rest: 'A3', scan: UPS })
  expect(extractScan('', UPS)).toEqual({ rest: '', scan: UPS })
  expect(extractScan('A3', `A${USPS}3`)).toEqual({ rest: 'A3', scan: USPS })
  expect(extractScan('', `B 1${USPS}`)).toEqual({ rest: 'B 1', scan: USPS })
  expect(extractScan('A3', 'A3 top')).toBeUndefined()
  expect(extractScan('A3', 'A4')).toBeUndefined()
})
