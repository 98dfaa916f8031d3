/**
 * Draws the outlines of the landing page's map: `node tooling/map/draw-county.ts`.
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

/** For orientation; degrees, WGS 84. */
const cities = [
  { name: 'Santa Monica', latitude: 34.019, longitude: -118.491, side: 'left' },
  { name: 'Pasadena', latitude: 34.148, longitude: -118.144, side: 'right' },
  { name: 'Long Beach', latitude: 33.77, longitude: -118.194, side: 'right' },
  { name: 'Santa Clarita', latitude: 34.392, longitude: -118.543, side: 'right' },
  { name: 'Lancaster', latitude: 34.698, longitude: -118.137, side: 'right' },
] as const

const regions = [
  { name: 'Kern', latitude: 34.87, longitude: -118.55 },
  { name: 'Ventura', latitude: 34.45, longitude: -119.08 },
  { name: 'San Bernardino', latitude: 34.42, longitude: -117.37 },
  { name: 'Orange', latitude: 33.7, longitude: -117.77 },
  { name: 'Riverside', latitude: 33.72, longitude: -117.3 },
]

const LABEL_GAP = 11
const LABEL_DROP = { left: 19, right: 5 }

/** The page says where it stands. Colors are the page's. */
const MARKER = `<g id="marker">
    <circle r="34" fill="var(--accent)" opacity=".16"/>
    <path d="M0 0s-20-17-20-32a20 20 0 0 1 40 0c0 15-20 32-20 32z" fill="var(--accent)" stroke="var(--on-accent)" stroke-width="1.5"/>
    <circle cy="-32" r="7.5" fill="var(--on-accent)"/>
  </g>`

const atlas = JSON.parse(await readFile(ATLAS, 'utf8')) as Topology<{
  counties: GeometryCollection<{ name: string }>
}>
const counties = feature(atlas, atlas.objects.counties).features

await writeFile(
  DRAWING,
  `<svg xmlns="http://www.w3.org/2000/svg">
  <g id="county">
  <path fill="var(--land)" stroke="var(--edge)" stroke-width="1.5" d="${NEIGHBOURS.map(outlineOf).join('')}"/>
  <path fill="var(--home)" stroke="var(--line-strong)" stroke-width="2" stroke-linejoin="round" d="${outlineOf(HOME)}"/>
  <g fill="var(--muted)">
    ${[...regions.map(drawRegion), ...cities.map(drawCity)].join('\n    ')}
  </g>
  </g>
  ${MARKER}
</svg>
`,
)

function drawRegion({ name, ...place }: (typeof regions)[number]) {
  const { x, y } = placeOnMap(place)
  return `<text x="${x}" y="${y}" text-anchor="middle">${name}</text>`
}

function drawCity({ name, side, ...place }: (typeof cities)[number]) {
  const { x, y } = placeOnMap(place)
  const labelX = side === 'right' ? x + LABEL_GAP : x - LABEL_GAP
  const anchor = side === 'right' ? 'start' : 'end'
  return `<circle cx="${x}" cy="${y}" r="4"/><text x="${labelX}" y="${y + LABEL_DROP[side]}" text-anchor="${anchor}">${name}</text>`
}

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
