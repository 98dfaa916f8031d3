import type BaseLayer from 'ol/layer/Base'
import TileLayer from 'ol/layer/Tile'
import XYZ from 'ol/source/XYZ'
import * as v from 'valibot'

import { runtimeConfig } from '#app/islands/runtime-config.ts'

import { watchTiles } from './watch-tiles.ts'

const settingsSchema = v.object({
  mapTiles: v.optional(v.string()),
  mapAttribution: v.optional(v.string(), ''),
})

export type Streets = {
  layer: BaseLayer
  attribution: string
}

/**
 * Null without MAP_TILES.
 * @param onFailure called once if the tiles stop coming
 * @throws if they can't be opened
 */
export async function openStreets(onFailure: () => void): Promise<Streets | null> {
  const { mapTiles, mapAttribution } = v.parse(
    v.fallback(v.pipe(v.string(), v.parseJson(), settingsSchema), { mapAttribution: '' }),
    runtimeConfig,
  )
  if (!mapTiles) return null
  const watch = watchTiles(onFailure)
  if (new URL(mapTiles, location.origin).pathname.endsWith('.pmtiles')) {
    const { openArchive } = await import('./archive.ts')
    const archive = await openArchive(mapTiles, watch)
    return { layer: archive.layer, attribution: archive.attribution || mapAttribution }
  }
  const source = new XYZ({ url: mapTiles })
  source.on('tileloadend', watch.loaded)
  source.on('tileloaderror', watch.failed)
  return { layer: new TileLayer({ source }), attribution: mapAttribution }
}
