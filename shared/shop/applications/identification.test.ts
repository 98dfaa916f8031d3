import { describe, expect, it } from 'vitest'

import { addressIds, checkIdPair, photoIds } from './identification.ts'

const TODAY = '2026-11-22'

function codes(
  photoId: string,
  addressId: string,
  photoExpiresOn?: string,
  addressExpiresOn?: string,
) {
  const pair = { photoId, addressId, photoExpiresOn, addressExpiresOn }
  const { problems, warnings } = checkIdPair(pair, TODAY)
  return [...problems, ...warnings].map(({ code }) => code)
}

describe('two documents', () => {
  it.each([
    ['passport', 'drivers-license'],
    ['drivers-license', 'lease'],
    ['matricula-consular', 'insurance'],
    ['university', 'voter'],
    ['naturalization', 'mortgage'],
  ])('%s and %s are accepted', (photoId, addressId) => {
    expect(codes(photoId, addressId)).toEqual([])
  })

  it.each([
    ['drivers-license', 'drivers-license', 'same-document'],
    ['passport', 'passport', 'not-an-address-id'],
    ['drivers-license', 'utility-bill', 'not-an-address-id'],
    ['social-security', 'lease', 'not-a-photo-id'],
  ])('%s and %s are refused: %s', (photoId, addressId, code) => {
    expect(codes(photoId, addressId)).toEqual([code])
  })

  it('that are refused list replacements, each of which makes a valid pair', () => {
    const offered = ['passport', 'drivers-license', 'social-security'].flatMap((photoId) =>
      ['passport', 'drivers-license', 'utility-bill'].flatMap((addressId) =>
        checkIdPair({ photoId, addressId }, TODAY).problems.flatMap((problem) =>
          problem.alternatives.map((id) => {
            const pair = problem.document === 'photo' ? [id, addressId] : [photoId, id]
            return codes(pair[0] ?? '', pair[1] ?? '').includes(problem.code)
          }),
        ),
      ),
    )
    expect(offered.length).toBeGreaterThan(20)
    expect(offered).not.toContain(true)
  })

  it('are of lists as long as the form’s', () => {
    expect([photoIds.length, addressIds.length]).toEqual([9, 6])
  })
})

describe('an expiry date', () => {
  it.each([
    ['passport', 'lease', '2026-11-21', undefined, ['photo-expired']],
    ['passport', 'lease', '2026-11-22', undefined, ['photo-expires-soon']],
    ['passport', 'lease', '2026-12-22', undefined, ['photo-expires-soon']],
    ['passport', 'lease', '2026-12-23', undefined, []],
    ['passport', 'drivers-license', '2030-01-01', '2026-01-01', ['address-expired']],
    ['passport', 'insurance', '2030-01-01', '2026-12-01', ['address-expires-soon']],
    ['naturalization', 'lease', '2020-01-01', '2020-01-01', []],
  ])('%s and %s, good until %s and %s: %j', (photoId, addressId, photo, address, expected) => {
    expect(codes(photoId, addressId, photo, address)).toEqual(expected)
  })
})
