import { asArray, toString } from 'ol/color'
import { buffer } from 'ol/extent'
import Feature from 'ol/Feature'
import type Geometry from 'ol/geom/Geometry'
import Point from 'ol/geom/Point'
import { fromExtent } from 'ol/geom/Polygon'
import ImageLayer from 'ol/layer/Image'
import VectorLayer from 'ol/layer/Vector'
import { fromLonLat } from 'ol/proj'
import ImageSource from 'ol/source/Image'
import VectorSource from 'ol/source/Vector'
import counties from 'us-atlas/counties-10m.json?url'
import states from 'us-atlas/states-10m.json?url'

import { cities } from '#app/content/cities.ts'
import { placeNames } from '#content/place-names.ts'

import type { Calls, OutlineView } from './outline-worker.ts'
// oxlint-disable-next-line import/default -- the build gives the address of the file it makes
import workerUrl from './outline-worker.ts?worker&url'
import { nameStyle, paint, paintWith, repaint, type Palette } from './palette.ts'
import stateNames from './state-names.json'
import { callWorker } from './worker-calls.ts'
import world from './world.json?url'

/** Meters per pixel; below it counties are loaded and drawn. */
const COUNTY_RESOLUTION = 1_730
/** Drawn beyond each edge, for moving the map. */
const MARGIN_PX = 128
/** Names of states disappear when names of cities appear. */
const CITY_ZOOM = 5.6
/** Below the city, leaving room for its markers. */
const CITY_NAME_PX = 24
const STATE_NAMES = { minZoom: 4.2, maxZoom: 7.5 }

type Zooms = { minZoom?: number; maxZoom?: number }

/** @param onFailure called once if the outlines can't be drawn */
export function openBasemap(onFailure: () => void) {
  const { call, close } = callWorker<Calls>(workerUrl, onFailure)
  const { promise: drawn, resolve: resolveDrawn } = Promise.withResolvers<void>()
  let areCountiesAsked = false

  function sourceOf(colors: OutlineView['colors']) {
    return new ImageSource({
      loader: async (visible, resolution, pixelRatio) => {
        const margin = (Math.round(MARGIN_PX * pixelRatio) * resolution) / pixelRatio
        const extent = buffer(visible, margin)
        const hasCounties = resolution < COUNTY_RESOLUTION
        const view = { extent, resolution, pixelRatio, hasCounties, colors }
        const image = await call('draw', view)
        resolveDrawn()
        return { image, extent, pixelRatio }
      },
    })
  }
  const outlines = new ImageLayer<ImageSource>()
  paintWith(outlines, (palette) => outlines.setSource(sourceOf(colorsOf(palette))))

  return {
    async load() {
      const files = await Promise.all([fetchFile(world), fetchFile(states)])
      await call('load', { world: files[0], states: files[1] }, files)
      return [
        outlines,
        namesOf(statePlaces(), STATE_NAMES),
        namesOf(cityPoints(), { minZoom: CITY_ZOOM }, CITY_NAME_PX),
      ]
    },
    drawn,
    async follow(resolution = Infinity) {
      if (resolution >= COUNTY_RESOLUTION || areCountiesAsked) return
      areCountiesAsked = true
      const file = await fetchFile(counties).catch(() => null)
      areCountiesAsked = file !== null
      if (!file) return
      await call('loadCounties', file, [file])
      repaint([outlines])
    },
    close,
  }
}

async function fetchFile(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The map's outlines were answered with ${response.status}.`)
  return response.arrayBuffer()
}

function namesOf(features: Feature<Geometry>[], zooms: Zooms, offsetY = 0) {
  const source = new VectorSource({ features })
  return paint(new VectorLayer({ source, declutter: true, ...zooms }), (palette) => ({
    ...nameStyle(palette.muted, palette),
    'text-offset-y': offsetY,
  }))
}

/** A square as wide as the state: a name without room is not shown. */
function statePlaces() {
  return stateNames.map(({ name, x, y, width }) =>
    named(name, fromExtent(buffer([x, y, x, y], width / 2))),
  )
}

function cityPoints() {
  return cities.map(([city, , lat, lng]) => named(city, new Point(fromLonLat([lng, lat]))))
}

function named(name: string, geometry: Geometry) {
  return new Feature({ geometry, name: placeNames[name] ?? name })
}

function colorsOf({ raised, sunken, line, ...palette }: Palette) {
  return {
    land: mix(raised, sunken),
    coast: line,
    ground: raised,
    county: line,
    state: mix(palette['line-strong'], raised),
  }
}

function mix(one: string, other: string) {
  const [parts, others] = [asArray(one), asArray(other)]
  return toString(parts.map((part, index) => (part + (others[index] ?? part)) / 2))
}
