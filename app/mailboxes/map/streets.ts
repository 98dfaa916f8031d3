import type BaseLayer from 'ol/layer/Base'
import TileLayer from 'ol/layer/Tile'
import XYZ from 'ol/source/XYZ'

import type { Look } from './basemap.ts'

/** So many tiles in a row must fail before the server counts as gone. */
const MOST_FAILURES = 3

export type Streets = {
  layer: BaseLayer
  /** Who made them, in words. */
  attribution: string
}

type StreetSettings = { mapTiles: string; mapAttribution: string }

/**
 * The streets of a tile server or of a PMTiles file.
 *
 * @param onFailure is told once if they stop coming
 * @throws if they can't be opened at all
 */
export async function openStreets(
  { mapTiles, mapAttribution }: StreetSettings,
  look: Look,
  onFailure: () => void,
): Promise<Streets> {
  const watch = watchTiles(onFailure)
  if (new URL(mapTiles, location.origin).pathname.endsWith('.pmtiles')) {
    const { openArchive } = await import('./archive.ts')
    const archive = await openArchive(mapTiles, look, watch)
    return { layer: archive.layer, attribution: archive.attribution || mapAttribution }
  }
  const source = new XYZ({ url: mapTiles })
  source.on('tileloadend', watch.loaded)
  source.on('tileloaderror', watch.failed)
  return { layer: new TileLayer({ source }), attribution: mapAttribution }
}

/** One tile may be missing; several in a row mean that there are none. */
function watchTiles(onFailure: () => void) {
  let failures = 0
  return {
    loaded() {
      if (failures < MOST_FAILURES) failures = 0
    },
    failed() {
      failures += 1
      if (failures === MOST_FAILURES) onFailure()
    },
  }
}

export type TileWatch = ReturnType<typeof watchTiles>
