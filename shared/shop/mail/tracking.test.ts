import { describe, expect, it } from 'vitest'

import { readTracking, type TrackedCarrier } from './tracking.ts'

type Example = [carrier: TrackedCarrier | null, scanned: string, number?: string]

/** Public examples with a check digit; the number is what a person reads on the label. */
const theirs: Example[] = [
  ['usps', '9400111206206406260787'],
  ['usps', '92748931507708513018050063'],
  ['usps', '420787459400111206206406260787', '9400111206206406260787'],
  ['usps', 'RB123456785US'],
  ['ups', '1Z879E930346834440'],
  ['fedex', '9611020987654312345672', '987654312345672'],
  ['fedex', '1001921334250001000300779017972697', '779017972697'],
  ['fedex', '32971514560102447849175802862014', '784917580286'],
  ['ontrac', 'C11031500001879'],
]
const ambiguous: Example[] = [
  ['usps', '03071790000523483741'],
  ['usps', '61299998820821171811', '9261299998820821171811'],
  ['ups', 'K2479825491'],
  ['ups', 'V0490119172'],
  ['fedex', '986578788855'],
  ['fedex', '041441760228964'],
  [null, '000123450000000027'],
  ['dhl', '3318810025'],
]
const withoutCheck: Example[] = [
  ['ups', 'MI1234560987654321'],
  ['ups', '802269919937015457'],
  ['ups', '123 456 789', '123456789'],
  ['dhl', 'JJD0099999999'],
  ['dhl', 'JJD014600006281230704'],
  ['dhl', 'JD014600006281230704', 'JJD014600006281230704'],
  ['dhl', 'GM2951173225174494'],
  ['dhl', 'GM9E44608A27984866BA2D'],
  ['amazon', 'TBA010000000000'],
  ['lasership', '1LS717793482164'],
  ['lasership', '1LS7119013618127-1', '1LS7119013618127'],
  ['lasership', '1LS7119013618127-2', '1LS7119013618127-2'],
  ['gofo', 'GFUS01011884214464'],
  ['uniuni', 'UUSC0012345678901'],
  ['speedx', 'SPXLAX012345678901'],
  ['yunexpress', 'YT2229521272164446'],
]

describe('a tracking number', () => {
  it.each([...theirs, ...ambiguous])('of %s: %s', (carrier, scanned, number = scanned) => {
    expect(readTracking(scanned)).toMatchObject({ carrier, number, check: 'right' })
  })

  it.each(withoutCheck)(
    'of %s, which has no check digit: %s',
    (carrier, scanned, number = scanned) => {
      expect(readTracking(scanned)).toMatchObject({ carrier, number, check: 'none' })
      expect(readTracking(number)).toMatchObject({ carrier, number })
    },
  )

  it.each([
    ...theirs.map(([carrier, scanned]) => [carrier, scanned, 'wrong'] as const),
    ...ambiguous.map(([carrier, scanned]) => [carrier, scanned, 'unknown'] as const),
  ])('of %s, %s, with one digit mistaken is %s', (_carrier, scanned, check) => {
    const at = scanned.search(/\d(?=[A-Z]*$)/) - (scanned.length === 32 ? 5 : 1)
    const mistaken = String((Number(scanned[at]) + 1) % 10)
    const typed = scanned.slice(0, at) + mistaken + scanned.slice(at + 1)
    expect(readTracking(typed).check).toBe(check)
  })

  it.each(['C0', 'C1', 'd2', 'Q3', 'E0', 'L2', 'A0', 'e0', 'z3', 'I1'])(
    'is the same after the identifier ]%s',
    (identifier) => {
      expect(readTracking(`]${identifier}1Z879E930346834440`)).toMatchObject({
        number: '1Z879E930346834440',
        check: 'right',
      })
    },
  )

  it('is the same with and without ZIP code, spaces, lower case and scanner prefixes', () => {
    const parcel = '9400111206206406260787'
    const ways = [
      `42078745${parcel}`,
      `420787451234${parcel}`,
      `]C142078745\u001D${parcel}`,
      `\u0002]d2\u001D42078745${parcel}\u0004`,
    ]
    for (const scanned of [
      ...ways,
      '9400 1112-0620 6406 2607 87\r',
      '９４００111206206406260787',
    ]) {
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

  it('of 20 digits gets its missing 91', () => {
    const full = '9102001234567890123452'
    const [short, checked] = [full.slice(2), readTracking(full)]
    expect(checked.check).toBe('right')
    expect(readTracking(short)).toMatchObject({ number: full, check: 'right' })
  })

  it('is a suggestion where other codes look alike', () => {
    for (const scanned of ['986578788855', '041441760228964', '3318810025']) {
      expect(readTracking(scanned).isSuggestion).toBe(true)
    }
    expect(readTracking('1Z879E930346834440').isSuggestion).toBe(false)
  })

  it('of an unknown country or format is unknown', () => {
    expect(readTracking('RB123456785ZZ').check).toBe('unknown')
    expect(readTracking('HELLO-12')).toMatchObject({
      number: 'HELLO12',
      carrier: null,
      check: 'unknown',
    })
    expect(readTracking('')).toMatchObject({ number: '', check: 'unknown' })
  })
})
