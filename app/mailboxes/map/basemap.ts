import { asArray } from 'ol/color'
import Feature from 'ol/Feature'
import TopoJSON from 'ol/format/TopoJSON'
import Point from 'ol/geom/Point'
import type BaseLayer from 'ol/layer/Base'
import VectorLayer from 'ol/layer/Vector'
import { fromLonLat } from 'ol/proj'
import VectorSource from 'ol/source/Vector'
import type { FlatStyle } from 'ol/style/flat'
import counties from 'us-atlas/counties-10m.json?url'
import states from 'us-atlas/states-10m.json?url'

import { cities } from '#app/content/cities.ts'
import { placeNames } from '#app/content/en/place-names.ts'

import { paint, nameStyle, type Palette } from './palette.ts'
import world from './world.json?url'

/** From here on, counties are told apart and fetched. */
const COUNTY_ZOOM = 6.5
/** Names of states give way to names of cities. */
const CITY_ZOOM = 5.6
/** Below the city, where its mailboxes leave room. */
const CITY_NAME_PX = 24
const STATE_NAMES = { minZoom: 4.2, maxZoom: 7.5 }

type Zooms = { minZoom?: number; maxZoom?: number }

/** The outlines that need no tile server; what is drawn over them stands above. */
export async function openBasemap() {
  const [around, atlas] = await Promise.all([fetchJson(world), fetchJson(states)])
  const { coarse, fine } = around as { coarse: object; fine: object }
  const countyLines = layerOf(border, [], { minZoom: COUNTY_ZOOM })
  let areCountiesAsked = false

  return {
    /** Each is read when it is asked for: reading and drawing all at once would block the page. */
    *layers(): Generator<BaseLayer> {
      yield layerOf(land, read(coarse, 'countries'))
      yield layerOf(land, read(fine, 'countries'))
      const drawn = read(atlas, 'nation', 'states')
      const parts = drawn.filter((feature) => feature.get('layer') === 'states')
      yield layerOf(
        ground,
        drawn.filter((feature) => feature.get('layer') === 'nation'),
      )
      yield countyLines
      yield layerOf(strongBorder, parts)
      yield namesOf(parts, STATE_NAMES)
      yield namesOf(cityPoints(), { minZoom: CITY_ZOOM }, CITY_NAME_PX)
    },
    /** Fetches what this zoom shows; the map does without it if that fails. */
    async follow(zoom: number) {
      if (zoom < COUNTY_ZOOM || areCountiesAsked) return
      areCountiesAsked = true
      const detail = await fetchJson(counties).catch(() => null)
      if (detail) countyLines.getSource()?.addFeatures(read(detail, 'counties'))
      else areCountiesAsked = false
    },
  }
}

async function fetchJson(url: string): Promise<object> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The map's outlines were answered with ${response.status}.`)
  return response.json()
}

/** All layers at once: reading a topology changes it. */
function read(topology: object, ...layers: string[]) {
  return new TopoJSON({ layers, layerName: 'layer' }).readFeatures(topology, {
    featureProjection: 'EPSG:3857',
  })
}

function layerOf(draw: (palette: Palette) => FlatStyle, features: Feature[], zooms: Zooms = {}) {
  return paint(new VectorLayer({ source: new VectorSource({ features }), ...zooms }), draw)
}

function namesOf(features: Feature[], zooms: Zooms, offsetY = 0) {
  for (const feature of features) {
    const name: string = feature.get('name')
    feature.set('name', placeNames[name] ?? name)
  }
  const source = new VectorSource({ features })
  return paint(new VectorLayer({ source, declutter: true, ...zooms }), (palette) => ({
    ...nameStyle(palette.muted, palette),
    'text-offset-y': offsetY,
  }))
}

function cityPoints() {
  return cities.map(
    ([city, , lat, lng]) =>
      new Feature({ geometry: new Point(fromLonLat([lng, lat])), name: city }),
  )
}

function land({ sunken, raised, line }: Palette): FlatStyle {
  return { 'fill-color': mix(raised, sunken), ...strokeOf(line, 1) }
}

function ground({ raised }: Palette): FlatStyle {
  return { 'fill-color': raised }
}

function border({ line }: Palette) {
  return strokeOf(line, 0.75)
}

function strongBorder(palette: Palette) {
  return strokeOf(mix(palette['line-strong'], palette.raised), 1)
}

function strokeOf(color: string | number[], width: number): FlatStyle {
  return { 'stroke-color': color, 'stroke-width': width, 'stroke-line-join': 'round' }
}

/** Half of each. */
function mix(one: string, other: string) {
  const [parts, others] = [asArray(one), asArray(other)]
  return parts.map((part, index) => (part + (others[index] ?? part)) / 2)
}
