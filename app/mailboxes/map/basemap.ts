import { asArray } from 'ol/color'
import Feature from 'ol/Feature'
import TopoJSON from 'ol/format/TopoJSON'
import Point from 'ol/geom/Point'
import type BaseLayer from 'ol/layer/Base'
import VectorLayer from 'ol/layer/Vector'
import { fromLonLat } from 'ol/proj'
import VectorSource from 'ol/source/Vector'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import counties from 'us-atlas/counties-10m.json?url'
import states from 'us-atlas/states-10m.json?url'

import { cities } from '#app/mailboxes/cities.ts'

import type { MapTheme, Palette } from './palette.ts'
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
export async function openBasemap(theme: MapTheme) {
  const [around, atlas] = await Promise.all([fetchJson(world), fetchJson(states)])
  const { coarse, fine } = around as { coarse: object; fine: object }
  const drawn = read(atlas, 'nation', 'states')
  const country = drawn.filter((feature) => feature.get('layer') === 'nation')
  const parts = drawn.filter((feature) => feature.get('layer') === 'states')
  const countyLines = layerOf(theme, border, [], { minZoom: COUNTY_ZOOM })
  const layers: BaseLayer[] = [
    layerOf(theme, land, read(coarse, 'countries')),
    layerOf(theme, land, read(fine, 'countries')),
    layerOf(theme, ground, country),
    countyLines,
    layerOf(theme, strongBorder, parts),
    namesOf(parts, theme, STATE_NAMES),
    namesOf(cityPoints(), theme, { minZoom: CITY_ZOOM }, CITY_NAME_PX),
  ]
  let areCountiesAsked = false

  return {
    layers,
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

function layerOf(
  theme: MapTheme,
  draw: (palette: Palette) => Style,
  features: Feature[],
  zooms: Zooms = {},
) {
  let drawn = { palette: theme.palette, style: draw(theme.palette) }
  return new VectorLayer({
    source: new VectorSource({ features }),
    style() {
      const { palette } = theme
      if (drawn.palette !== palette) drawn = { palette, style: draw(palette) }
      return drawn.style
    },
    ...zooms,
  })
}

function namesOf(features: Feature[], theme: MapTheme, zooms: Zooms, offsetY = 0) {
  return new VectorLayer({
    source: new VectorSource({ features }),
    style: (feature) => name(String(feature.get('name')), theme.palette, offsetY),
    declutter: true,
    ...zooms,
  })
}

function cityPoints() {
  return cities.map(
    ([city, , lat, lng]) =>
      new Feature({ geometry: new Point(fromLonLat([lng, lat])), name: city }),
  )
}

function land({ sunken, raised, line }: Palette) {
  return new Style({ fill: new Fill({ color: mix(raised, sunken) }), stroke: strokeOf(line, 1) })
}

function ground({ raised }: Palette) {
  return new Style({ fill: new Fill({ color: raised }) })
}

function border({ line }: Palette) {
  return new Style({ stroke: strokeOf(line, 0.75) })
}

function strongBorder(palette: Palette) {
  return new Style({ stroke: strokeOf(mix(palette['line-strong'], palette.raised), 1) })
}

function strokeOf(color: string | number[], width: number) {
  return new Stroke({ color, width, lineJoin: 'round' })
}

function name(text: string, { muted, raised, font }: Palette, offsetY: number) {
  return new Style({
    text: new Text({
      text,
      font: `500 12px ${font}`,
      fill: new Fill({ color: muted }),
      stroke: new Stroke({ color: raised, width: 3 }),
      offsetY,
    }),
  })
}

/** Half of each. */
function mix(one: string, other: string) {
  const [parts, others] = [asArray(one), asArray(other)]
  return parts.map((part, index) => (part + (others[index] ?? part)) / 2)
}
