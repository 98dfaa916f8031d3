import * as v from 'valibot'

/** The columns of the dashboard's table, in their order. */
export const columnNames = ['id', 'location', 'type', 'status', 'coordinates', 'actions'] as const
export type ColumnName = (typeof columnNames)[number]

/** How far apart the rows of the table stand. */
export const densities = ['compact', 'medium', 'comfortable'] as const

/** Zoom levels a map can begin with: from the whole country down to a street. */
export const zoomRange = { least: 2, most: 16 }

/** Milliseconds a notification may stay. */
export const durationRange = { least: 1_000, most: 60_000 }

const yesOrNo = (otherwise: boolean) => v.fallback(v.boolean(), otherwise)

const whole = ({ least, most }: typeof zoomRange, otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), otherwise)

/** Only columns there are, each once; the id always stands, since it names the row. */
const columns = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((kept) => columnNames.filter((name) => name === 'id' || kept.includes(name))),
  ),
  [...columnNames],
)

/** Preferences as they are kept. What a field holds that makes no sense counts as its default. */
export const preferencesSchema = v.object({
  theme: v.fallback(v.picklist(['dark', 'light']), 'dark'),
  tableView: section({
    density: v.fallback(v.picklist(densities), 'medium'),
    showFilters: yesOrNo(true),
    columns,
  }),
  mapView: section({
    showFilters: yesOrNo(true),
    showList: yesOrNo(true),
    defaultZoom: whole(zoomRange, 4),
    clusterMarkers: yesOrNo(true),
    showUserLocation: yesOrNo(false),
  }),
  notifications: section({
    showSuccess: yesOrNo(true),
    showError: yesOrNo(true),
    showInfo: yesOrNo(true),
    duration: whole(durationRange, 5_000),
  }),
})

export type Preferences = v.InferOutput<typeof preferencesSchema>

/** What applies until the visitor decides otherwise. */
export const defaultPreferences = v.parse(preferencesSchema, {})

function section<Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = v.transform((kept: unknown) =>
    typeof kept === 'object' && kept !== null ? kept : {},
  )
  return v.optional(v.pipe(v.unknown(), fields, v.object(entries)), {})
}
