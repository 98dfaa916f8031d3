/**
 * Draws the outlines of the landing page's map: `node scripts/map/draw-county.ts`.
 * The boundaries are the US Census Bureau's, public domain, from the package us-atlas (ISC).
 */
import { readFile, writeFile } from 'node:fs/promises'

import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

import { mapSize, placeOnMap } from '#app/pages/landing/map/projection.ts'

import { clip } from './clip.ts'

const ATLAS = 'node_modules/us-atlas/counties-10m.json'
const DRAWING = 'app/pages/landing/map/outlines.svg'
const HOME = '06037'
/** Drawn beyond the edges of the map, so that no stroke runs along them. */
const MARGIN = 8
const NEIGHBOURS = ['06029', '06059', '06065', '06071', '06073', '06083', '06111']

const atlas = JSON.parse(await readFile(ATLAS, 'utf8')) as Topology<{
  counties: GeometryCollection<{ name: string }>
}>
const counties = feature(atlas, atlas.objects.counties).features

await writeFile(
  DRAWING,
  `<svg xmlns="http://www.w3.org/2000/svg">
  <path id="neighbours" d="${NEIGHBOURS.map(outlineOf).join('')}"/>
  <path id="home" d="${outlineOf(HOME)}"/>
</svg>
`,
)

/** One path of all rings of a county: its mainland and its islands. */
function outlineOf(id: string) {
  const { geometry } = counties.find((county) => county.id === id) ?? {}
  if (geometry?.type === 'Polygon') return geometry.coordinates.map(pathOf).join('')
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates.flat().map(pathOf).join('')
  throw new Error(`The atlas has no county ${id}: is us-atlas another version?`)
}

function pathOf(ring: number[][]) {
  const points = ring.map(([longitude = 0, latitude = 0]) => placeOnMap({ latitude, longitude }))
  const seen = clip(points, -MARGIN, -MARGIN, mapSize.width + MARGIN, mapSize.height + MARGIN)
  if (seen.length === 0) return ''
  const steps = seen.slice(1).map(({ x, y }, position) => {
    const from = seen[position] ?? { x, y }
    return `${x - from.x} ${y - from.y}`
  })
  return `M${seen[0]?.x} ${seen[0]?.y}l${steps.join(' ').replaceAll(' -', '-')}z`
}
