import type { Extent } from 'ol/extent'
import type { FeatureLike } from 'ol/Feature'
import MVT from 'ol/format/MVT'
import VectorTileLayer from 'ol/layer/VectorTile'
import type Projection from 'ol/proj/Projection'
import type RenderFeature from 'ol/render/Feature'
import type Tile from 'ol/Tile'
import VectorTileSource from 'ol/source/VectorTile'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import VectorTile from 'ol/VectorTile'
import { PMTiles, TileType } from 'pmtiles'

import type { MapTheme, Palette } from './palette.ts'
import type { TileWatch } from './streets.ts'

/** Metres to a pixel at which smaller things begin to be drawn. */
const SMALL_STREETS_FROM = 40
const STREET_NAMES_FROM = 8

/** Widths in pixels of the kinds of road that Protomaps tells apart. */
const roadWidths: Record<string, number> = { highway: 3.5, major_road: 2.5, minor_road: 1.5 }
const fills = new Set(['earth', 'landuse', 'water', 'buildings'])

/**
 * Opens a PMTiles file of vector tiles with the layers of Protomaps, read in parts over HTTP.
 *
 * @throws if it can't be read, or holds something else
 * @see https://docs.protomaps.com/basemaps/layers
 */
export async function openArchive(url: string, theme: MapTheme, watch: TileWatch) {
  const archive = new PMTiles(new URL(url, location.origin).href)
  const { tileType, minZoom, maxZoom } = await archive.getHeader()
  if (tileType !== TileType.Mvt) throw new Error('The PMTiles file holds no vector tiles.')
  const format = new MVT()
  const source = new VectorTileSource({
    format,
    minZoom,
    maxZoom,
    tileUrlFunction: (coordinates) => coordinates.join('/'),
    tileLoadFunction: (tile) => load(tile, archive, format, watch),
  })
  const layer = new VectorTileLayer({
    source,
    declutter: true,
    style: createStreetStyle(theme),
  })
  return { layer, attribution: await readAttribution(archive) }
}

function load(tile: Tile, archive: PMTiles, format: MVT, watch: TileWatch) {
  if (!isVectorTile(tile)) return
  const target = tile
  const [zoom = 0, x = 0, y = 0] = tile.getTileCoord()
  tile.setLoader((extent, _resolution, featureProjection) => void read(extent, featureProjection))

  async function read(extent: Extent, featureProjection: Projection) {
    try {
      const found = await archive.getZxy(zoom, x, y)
      const options = { extent, featureProjection }
      target.setFeatures(found ? format.readFeatures(found.data, options) : [])
      watch.loaded()
    } catch {
      target.onError()
      watch.failed()
    }
  }
}

/** Of features that can only be drawn, which is all a tile is for. */
function isVectorTile(tile: Tile): tile is VectorTile<RenderFeature> {
  return tile instanceof VectorTile
}

/** As text: what an archive says of itself may hold tags. */
async function readAttribution(archive: PMTiles) {
  const metadata = await archive.getMetadata()
  const isNamed = typeof metadata === 'object' && metadata !== null && 'attribution' in metadata
  const words = isNamed ? String(metadata.attribution) : ''
  return words.replaceAll(/<[^>]*>/g, '').replaceAll('&copy;', '©')
}

/** Streets in the colors of the page, after the layers of Protomaps' basemap. */
function createStreetStyle(theme: MapTheme) {
  return (feature: FeatureLike, resolution: number) => {
    const layer = String(feature.get('layer'))
    const { palette } = theme
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
