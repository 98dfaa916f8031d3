import { expect, it } from 'vitest'

import { selectCountries } from './take-arcs.ts'

it('keeps the borders of the selected countries only', () => {
  const taken = selectCountries(
    {
      type: 'Topology',
      arcs: [[[0, 0]], [[1, 1]], [[2, 2]], [[3, 3]]],
      objects: {
        countries: {
          type: 'GeometryCollection',
          geometries: [
            { type: 'Polygon', properties: { name: 'Here' }, arcs: [[2, ~3]] },
            { type: 'Polygon', properties: { name: 'There' }, arcs: [[0]] },
            { type: 'MultiPolygon', properties: { name: 'Isles' }, arcs: [[[3]], [[~2, 1]]] },
          ],
        },
      },
    },
    (name) => name !== 'There',
  )

  expect(taken.arcs).toEqual([[[2, 2]], [[3, 3]], [[1, 1]]])
  expect(taken.objects.countries.geometries).toEqual([
    { type: 'Polygon', arcs: [[0, ~1]] },
    { type: 'MultiPolygon', arcs: [[[1]], [[~0, 2]]] },
  ])
})
