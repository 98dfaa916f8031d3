/**
 * `node tooling/map/place-state-names.ts`: finds place and width of each state's name, from the
 * boundaries of the US Census Bureau (public domain, us-atlas, ISC).
 */
import { readFile, writeFile } from 'node:fs/promises'

import TopoJSON from 'ol/format/TopoJSON.js'
import MultiPolygon from 'ol/geom/MultiPolygon.js'
import Polygon from 'ol/geom/Polygon.js'

const ATLAS = 'node_modules/us-atlas/states-10m.json'
const TABLE = 'app/sample-mailboxes/map/state-names.json'
/** Meters per letter at the closest zoom with names: a narrower place never fits. */
const MIN_LETTER_WIDTH = 4_000

const states = new TopoJSON({ layers: ['states'] }).readFeatures(await readFile(ATLAS, 'utf8'), {
  featureProjection: 'EPSG:3857',
})
const rows = states.flatMap((state) =>
  placesIn(state.getGeometry())
    .filter(([, , width = 0]) => width > MIN_LETTER_WIDTH * state.get('name').length)
    .map((place) => {
      const [x, y, width] = place.map(Math.round)
      return JSON.stringify({ name: state.get('name'), x, y, width })
    }),
)
await writeFile(TABLE, `[\n  ${rows.join(',\n  ')}\n]\n`)

function placesIn(geometry: unknown) {
  if (geometry instanceof Polygon) return [geometry.getInteriorPoint().getCoordinates()]
  if (geometry instanceof MultiPolygon) return geometry.getInteriorPoints().getCoordinates()
  throw new Error('The atlas has a state that is no area: is us-atlas another version?')
}
