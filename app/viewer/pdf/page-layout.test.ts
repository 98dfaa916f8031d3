import { describe, expect, it } from 'vitest'

import { anchorAt, GAP_PX, heightOf, pageAt, pagesInView, placePages } from './page-layout.ts'

const letter = { width: 816, height: 1056 }
const places = placePages(
  Array.from({ length: 200 }, () => letter),
  1,
)

describe('the column of pages', () => {
  it('has every page below the one before, with a gap', () => {
    const [first, second] = placePages([letter, { width: 100, height: 100 }], 0.5)
    expect(first).toEqual({ number: 1, top: GAP_PX, width: 408, height: 528 })
    expect(second).toEqual({ number: 2, top: 2 * GAP_PX + 528, width: 50, height: 50 })
  })

  it('knows which page lies at a height', () => {
    for (const number of [1, 2, 100, 200]) {
      const { top, height } = places[number - 1]!
      expect(pageAt(places, top)).toBe(number)
      expect(pageAt(places, top + height)).toBe(number)
    }
    expect(pageAt(places, -500)).toBe(1)
    expect(pageAt(places, 1e9)).toBe(200)
  })

  it('draws only what is near, however long the document is', () => {
    const { current, first, last } = pagesInView(places, places[99]!.top, 800)
    expect(current).toBe(100)
    expect([98, 99]).toContain(first)
    expect([101, 102]).toContain(last)
  })

  it('counts the last page as read at the end, even if it is short', () => {
    const short = placePages([letter, { width: 816, height: 200 }], 1)
    const end = short[1]!.top + short[1]!.height + GAP_PX
    expect(pagesInView(short, end - 900, 900).current).toBe(2)
    expect(pagesInView(short, 0, 3_000).current).toBe(1)
  })

  it('keeps its place when the pages grow', () => {
    const anchor = anchorAt(places, 5_000)
    const grown = placePages(
      places.map(() => letter),
      1.5,
    )
    expect(anchorAt(grown, heightOf(grown, anchor))).toEqual({
      page: anchor.page,
      fraction: expect.closeTo(anchor.fraction),
    })
    expect(heightOf(places, anchor)).toBeCloseTo(5_000)
  })
})
