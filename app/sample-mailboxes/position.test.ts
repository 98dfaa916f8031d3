import fc from 'fast-check'
import { expect, it } from 'vitest'

import { formatMiles, milesBetween } from './position.ts'

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('measures along the surface', () => {
  const angeles = { lat: 34.0522, lng: -118.2437 }
  expect(milesBetween(angeles, { lat: 40.7549, lng: -73.984 })).toBeCloseTo(2_448, -1)
  expect(milesBetween({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(13.8, 1)
})

it('is symmetric, zero to itself, and at most half the globe', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const miles = milesBetween(one, other)
      expect(miles).toBeCloseTo(milesBetween(other, one))
      expect(milesBetween(one, one)).toBeCloseTo(0)
      expect(miles).toBeLessThan(12_438)
    }),
  )
})

it('shows tenths for short distances only', () => {
  expect([0, 0.46, 9.94, 10.2, 2448.3].map(formatMiles)).toEqual([
    '0 mi',
    '0.5 mi',
    '9.9 mi',
    '10 mi',
    '2,448 mi',
  ])
})
