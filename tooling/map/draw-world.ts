/**
 * `node tooling/map/draw-world.ts`: draws the countries around the United States, neighbors finely
 * and others coarsely, from Natural Earth (public domain, world-atlas, ISC) and us-atlas.
 */
import { readFile, writeFile } from 'node:fs/promises'

import type { GeometryCollection, Topology } from 'topojson-specification'

import { selectCountries } from './take-arcs.ts'

const ATLAS = 'node_modules/world-atlas'
const DRAWING = 'app/sample-mailboxes/map/world.json'
const HOME = 'United States of America'
const LEFT_OUT = 'Antarctica'
const NEIGHBOURS = new Set([
  'Bahamas',
  'Belize',
  'Canada',
  'Costa Rica',
  'Cuba',
  'Dominican Rep.',
  'El Salvador',
  'Guatemala',
  'Haiti',
  'Honduras',
  'Jamaica',
  'Mexico',
  'Nicaragua',
  'Panama',
])

const fine = selectCountries(await readAtlas('countries-50m.json'), (name) => NEIGHBOURS.has(name))
const coarse = selectCountries(
  await readAtlas('countries-110m.json'),
  (name) => !NEIGHBOURS.has(name) && name !== HOME && name !== LEFT_OUT,
)
if (fine.objects.countries.geometries.length < NEIGHBOURS.size) {
  throw new Error('The atlas lacks a neighbour: is world-atlas another version?')
}
await writeFile(DRAWING, `${JSON.stringify({ fine, coarse })}\n`)

async function readAtlas(
  name: string,
): Promise<Topology<{ countries: GeometryCollection<{ name: string }> }>> {
  return JSON.parse(await readFile(`${ATLAS}/${name}`, 'utf8'))
}
