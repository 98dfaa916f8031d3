import { describe, expect, it } from 'vitest'

import { readTracking, type TrackedCarrier } from './tracking.ts'

/** Public examples; the number is what a person reads on the label. */
const examples: [carrier: TrackedCarrier | null, scanned: string, number?: string][] = [
  ['usps', '9400111206206406260787'],
  ['usps', '92748931507708513018050063'],
  ['usps', '420787459400111206206406260787', '9400111206206406260787'],
  ['usps', '03071790000523483741'],
  ['usps', 'RB123456785US'],
  ['ups', '1Z879E930346834440'],
  ['fedex', '986578788855'],
  ['fedex', '041441760228964'],
  ['fedex', '9611020987654312345672', '987654312345672'],
  ['fedex', '1001921334250001000300779017972697', '779017972697'],
  ['fedex', '32971514560102447849175802862014', '784917580286'],
  [null, '000123450000000027'],
  ['dhl', '3318810025'],
  ['dhl', 'JJD0099999999'],
  ['amazon', 'TBA010000000000'],
  ['ontrac', 'C11031500001879'],
  ['lasership', '1LS717793482164'],
]

const WITHOUT_CHECK = ['JJD0099999999', 'TBA010000000000', '1LS717793482164']

describe('a tracking number', () => {
  it.each(examples)('of %s: %s', (carrier, scanned, number = scanned) => {
    const check = WITHOUT_CHECK.includes(scanned) ? 'none' : 'right'
    expect(readTracking(scanned)).toMatchObject({ carrier, number, check })
  })

  it.each(examples.filter(([, scanned]) => !WITHOUT_CHECK.includes(scanned)))(
    'of %s with one digit mistaken is told from %s',
    (_carrier, scanned) => {
      const at = scanned.search(/\d(?=[A-Z]*$)/) - (scanned.length === 32 ? 5 : 1)
      const mistaken = String((Number(scanned[at]) + 1) % 10)
      const typed = scanned.slice(0, at) + mistaken + scanned.slice(at + 1)
      expect(readTracking(typed).check).toBe('wrong')
    },
  )

  it('is the same with and without ZIP code, spaces, small letters and what a scanner adds', () => {
    const parcel = '9400111206206406260787'
    const ways = [`42078745${parcel}`, `420787451234${parcel}`, `]C142078745\u001D${parcel}`]
    for (const scanned of [...ways, '9400 1112-0620 6406 2607 87\r']) {
      expect(readTracking(scanned)).toMatchObject({ number: parcel, check: 'right' })
    }
    const long = '92748931507708513018050063'
    expect(readTracking(`42090012${long}`)).toMatchObject({ number: long, carrier: 'usps' })
    expect(readTracking('1z 879e9303 4683 4440').number).toBe('1Z879E930346834440')
  })

  it('of FedEx as a Codabar scanner reads it', () => {
    expect(readTracking('d8077152042820402b')).toMatchObject({
      number: '807715204282',
      carrier: 'fedex',
      check: 'right',
      isSuggestion: false,
    })
  })

  it('of 20 digits that lacks its 91 gets it', () => {
    const whole = '9102001234567890123452'
    const [short, checked] = [whole.slice(2), readTracking(whole)]
    expect(checked.check).toBe('right')
    expect(readTracking(short)).toMatchObject({ number: whole, check: 'right' })
  })

  it('is a suggestion where product codes and telephone numbers look alike', () => {
    for (const scanned of ['986578788855', '041441760228964', '3318810025']) {
      expect(readTracking(scanned).isSuggestion).toBe(true)
    }
    expect(readTracking('1Z879E930346834440').isSuggestion).toBe(false)
  })

  it('of a country that there is not, or of no known shape', () => {
    expect(readTracking('RB123456785ZZ').check).toBe('wrong')
    expect(readTracking('HELLO-12')).toMatchObject({
      number: 'HELLO12',
      carrier: null,
      check: 'unknown',
    })
    expect(readTracking('')).toMatchObject({ number: '', check: 'unknown' })
  })
})
