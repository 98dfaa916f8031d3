import type { FeatureLike } from 'ol/Feature'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'

import type { Look } from './basemap.ts'
import type { Palette } from './palette.ts'

/** Metres to a pixel at which smaller things begin to be drawn. */
const SMALL_STREETS_FROM = 40
const STREET_NAMES_FROM = 8

/** Widths in pixels of the kinds of road that Protomaps tells apart. */
const roadWidths: Record<string, number> = { highway: 3.5, major_road: 2.5, minor_road: 1.5 }
const fills = new Set(['earth', 'landuse', 'water', 'buildings'])

/** Streets in the colours of the page, after the layers of Protomaps' basemap. */
export function createStreetStyle(look: Look) {
  return (feature: FeatureLike, resolution: number) => {
    const layer = String(feature.get('layer'))
    const { palette } = look
    if (fills.has(layer)) return surface(layer, palette)
    if (layer === 'roads') return road(feature, resolution, palette)
    if (layer === 'places') return label(feature, palette, 'point')
    return undefined
  }
}

function surface(layer: string, { raised, sunken, lifted, line }: Palette) {
  if (layer === 'earth') return new Style({ fill: new Fill({ color: raised }) })
  if (layer === 'water') return new Style({ fill: new Fill({ color: sunken }) })
  if (layer === 'landuse') return new Style({ fill: new Fill({ color: lifted }) })
  return new Style({ fill: new Fill({ color: line }) })
}

function road(feature: FeatureLike, resolution: number, palette: Palette) {
  const width = roadWidths[String(feature.get('kind'))] ?? 1
  if (width < 2 && resolution > SMALL_STREETS_FROM) return undefined
  const drawn = new Style({
    stroke: new Stroke({ color: width > 2 ? palette['line-strong'] : palette.line, width }),
    zIndex: width,
  })
  if (resolution > STREET_NAMES_FROM || !feature.get('name')) return drawn
  return [drawn, label(feature, palette, 'line')]
}

function label(feature: FeatureLike, palette: Palette, placement: 'point' | 'line') {
  return new Style({
    text: new Text({
      text: String(feature.get('name') ?? ''),
      placement,
      font: `500 12px ${palette.font}`,
      fill: new Fill({ color: palette.text }),
      stroke: new Stroke({ color: palette.raised, width: 3 }),
    }),
  })
}
