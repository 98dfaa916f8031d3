import type { Extent } from 'ol/extent'
import MVT from 'ol/format/MVT'
import VectorTileLayer from 'ol/layer/VectorTile'
import type Projection from 'ol/proj/Projection'
import type RenderFeature from 'ol/render/Feature'
import VectorTileSource from 'ol/source/VectorTile'
import type { Rule } from 'ol/style/flat'
import type Tile from 'ol/Tile'
import VectorTile from 'ol/VectorTile'
import { PMTiles, TileType } from 'pmtiles'

import { nameStyle, paint, type Palette } from './palette.ts'
import type { TileWatch } from './watch-tiles.ts'

/** Meters per pixel. */
const SMALL_STREETS_FROM = 40
const STREET_NAMES_FROM = 8

/**
 * Reads a PMTiles file of vector tiles with Protomaps' layers, in parts over HTTP.
 * @throws if it can't be read or holds something else
 * @see https://docs.protomaps.com/basemaps/layers
 */
export async function openArchive(url: string, watch: TileWatch) {
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
  const layer = paint(new VectorTileLayer({ source, declutter: true }), streetRules)
  return { layer, attribution: await readAttribution(archive) }
}

function load(tile: Tile, archive: PMTiles, format: MVT, watch: TileWatch) {
  if (!isVectorTile(tile)) return
  const target = tile
  const [zoom = 0, x = 0, y = 0] = tile.getTileCoord()
  tile.setLoader((extent, _resolution, featureProjection) => void read(extent, featureProjection))

  async function read(extent: Extent, featureProjection: Projection) {
    try {
      const zxy = await archive.getZxy(zoom, x, y)
      const options = { extent, featureProjection }
      target.setFeatures(zxy ? format.readFeatures(zxy.data, options) : [])
      watch.loaded()
    } catch {
      target.onError()
      watch.failed()
    }
  }
}

function isVectorTile(tile: Tile): tile is VectorTile<RenderFeature> {
  return tile instanceof VectorTile
}

/** An archive's description may hold HTML. */
async function readAttribution(archive: PMTiles) {
  const metadata = await archive.getMetadata()
  const isNamed = typeof metadata === 'object' && metadata !== null && 'attribution' in metadata
  const words = isNamed ? String(metadata.attribution) : ''
  return words.replaceAll(/<[^>]*>/g, '').replaceAll('&copy;', '©')
}

function streetRules(palette: Palette): Rule[] {
  const { raised, lifted, sunken, line, text } = palette
  const isOf = (layer: string) => ['==', ['get', 'layer'], layer]
  const isKind = (kind: string) => ['==', ['get', 'kind'], kind]
  const isCloserThan = (resolution: number) => ['<=', ['resolution'], resolution]
  const isLarge = ['any', isKind('highway'), isKind('major_road')]
  const width = ['case', isKind('highway'), 3.5, isLarge, 2.5, isKind('minor_road'), 1.5, 1]
  const name = nameStyle(text, palette)
  return [
    { filter: isOf('earth'), style: { 'fill-color': raised } },
    { filter: isOf('landuse'), style: { 'fill-color': lifted } },
    { filter: isOf('water'), style: { 'fill-color': sunken } },
    { filter: isOf('buildings'), style: { 'fill-color': line } },
    {
      filter: ['all', isOf('roads'), ['any', isLarge, isCloserThan(SMALL_STREETS_FROM)]],
      style: {
        'stroke-color': ['case', isLarge, palette['line-strong'], line],
        'stroke-width': width,
        'z-index': width,
      },
    },
    {
      filter: ['all', isOf('roads'), ['has', 'name'], isCloserThan(STREET_NAMES_FROM)],
      style: { ...name, 'text-placement': 'line' },
    },
    { filter: ['all', isOf('places'), ['has', 'name']], style: name },
  ]
}
