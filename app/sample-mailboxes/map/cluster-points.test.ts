import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createClusters, MAX_ZOOM, type Box } from './cluster-points.ts'

const EVERYWHERE: Box = [-180, -85, 180, 85]

const points = fc.array(
  fc.tuple(
    fc.double({ min: -179, max: 179, noNaN: true }),
    fc.double({ min: -80, max: 80, noNaN: true }),
  ),
  { minLength: 1, maxLength: 60 },
)

it('counts every mailbox once, at every zoom', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 0, max: MAX_ZOOM }), (places, zoom) => {
      const clusters = createClusters(new Float64Array(places.flat()))
      const { markers } = clusters.markersIn(EVERYWHERE, zoom, true)
      expect(markers.reduce((sum, { count }) => sum + count, 0)).toBe(places.length)

      const shown = markers.flatMap(({ index, cluster }) =>
        cluster === undefined ? [index] : clusters.membersOf(cluster).indexes,
      )
      expect(new Set(shown).size).toBe(places.length)
    }),
  )
})

it('shows single mailboxes on request, up to a limit', () => {
  const few = createClusters(new Float64Array([-118, 34, -118, 34, -117.999, 34]))
  expect(few.markersIn(EVERYWHERE, 3, true).markers).toHaveLength(1)
  expect(few.markersIn(EVERYWHERE, 3, false)).toMatchObject({
    isThinned: false,
    markers: [{ index: 0 }, { index: 1 }, { index: 2 }],
  })

  const many = Array.from({ length: 5_000 }, (_, index) => [-118 + index / 1e5, 34]).flat()
  const thinned = createClusters(new Float64Array(many)).markersIn(EVERYWHERE, 3, false)
  expect(thinned.isThinned).toBe(true)
  expect(thinned.markers.length).toBeLessThan(100)
})

it('recognizes clusters that stay together at every zoom', () => {
  const { markersIn, membersOf } = createClusters(new Float64Array([-118, 34, -118, 34]))
  const [marker] = markersIn(EVERYWHERE, 10, true).markers
  expect(membersOf(marker!.cluster!)).toEqual({ zoom: MAX_ZOOM + 1, indexes: [0, 1] })
})
