import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { filterMailboxes, pageOf, sortKeys, sortMailboxes } from './listing.ts'
import { makeSample } from './sample.ts'

const sample = makeSample(200)
const everything = { search: '', type: null, status: null }

describe('sorting', () => {
  it.each(sortKeys)('by %s keeps every row, and descending is ascending reversed', (by) => {
    const forward = sortMailboxes(sample, { by, descending: false })
    const backward = sortMailboxes(sample, { by, descending: true })
    expect(new Set(forward)).toEqual(new Set(sample))
    const column = (list: typeof sample) =>
      list.map(({ lat, lng, ...texts }) => (by === 'coordinates' ? `${lat} ${lng}` : texts[by]))
    expect(column(backward)).toEqual(column(forward).toReversed())
  })

  it('counts ids as numbers', () => {
    const mixed = ['MBX10', 'MBX9', 'MBX1000', 'MBX09'].map((id) => ({ ...sample[0]!, id }))
    const sorted = sortMailboxes(mixed, { by: 'id', descending: false })
    expect(sorted.map(({ id }) => id)).toEqual(['MBX09', 'MBX9', 'MBX10', 'MBX1000'])
  })
})

describe('filtering', () => {
  it('finds every word anywhere, ignoring case and accents', () => {
    const box = {
      ...sample[0]!,
      id: 'MBX5',
      location: 'Cañon City, CO',
      description: 'By the lift',
    }
    const matches = (search: string) =>
      filterMailboxes([box], { ...everything, search }).length === 1
    expect(['canon', 'CAÑON lift', '  mbx5 co ', box.type].map(matches)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['canon stairs', '__proto__', '('].map(matches)).toEqual([false, false, false])
  })

  it('returns the same list without a filter', () => {
    expect(filterMailboxes(sample, everything)).toBe(sample)
  })

  it('keeps exactly the matching mailboxes', () => {
    const active = filterMailboxes(sample, { ...everything, status: 'Active', type: 'Secure' })
    expect(active).toEqual(sample.filter((box) => box.status === 'Active' && box.type === 'Secure'))
    expect(active.length).toBeGreaterThan(0)
  })
})

it('pages cover the list once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 30 }), (things, size) => {
      const { pages } = pageOf(things, 1, size)
      const read = Array.from({ length: pages }, (_, index) => pageOf(things, index + 1, size).rows)
      expect(read.flat()).toEqual(things)
      expect(pageOf(things, pages + 7, size).page).toBe(pages)
      expect(pageOf(things, -3, size).page).toBe(1)
    }),
  )
})
