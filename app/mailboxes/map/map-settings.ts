import * as v from 'valibot'

import { readRunSettings } from '#app/document/run-settings.tsx'

const settingsSchema = v.object({
  mapTiles: v.optional(v.string()),
  mapAttribution: v.optional(v.string(), ''),
})

export type MapSettings = v.InferOutput<typeof settingsSchema>

/** Read when the page starts: a document that React draws anew carries no settings. */
const text = readRunSettings()

/** Where the map's streets come from, as the server was told: nowhere without MAP_TILES. */
export function readMapSettings(): MapSettings {
  const set = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema), text)
  return set.success ? set.output : { mapAttribution: '' }
}
