/** The columns of the dashboard's table, in their order. */
export const columnNames = ['id', 'location', 'type', 'status', 'coordinates', 'actions'] as const
export type ColumnName = (typeof columnNames)[number]

/** How far apart the rows of the table stand. */
export const densities = ['compact', 'medium', 'comfortable'] as const

/** Zoom levels a map can begin with: from the whole country down to a street. */
export const zoomRange = { least: 2, most: 16 }

/** Milliseconds a notification may stay. */
export const durationRange = { least: 1_000, most: 60_000 }

/** Reads one kept value: itself where it makes sense, otherwise its default. */
type Reader<Value> = (kept: unknown) => Value
type Read<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Reader<infer Value> ? Value : never
}

/**
 * Preferences as they are kept, whatever text that was. Every page reads them, so they are checked
 * by hand: a schema library would be 2.7 kB on each (docs/decisions/019).
 */
export const checkPreferences = section({
  theme: oneOf(['dark', 'light'], 'dark'),
  tableView: section({
    density: oneOf(densities, 'medium'),
    showFilters: yesOrNo(true),
    columns: (kept: unknown) => chosenFrom(Array.isArray(kept) ? kept : columnNames),
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

export type Preferences = ReturnType<typeof checkPreferences>

/** What applies until the visitor decides otherwise. */
export const defaultPreferences = checkPreferences({})

function section<Fields extends Record<string, Reader<unknown>>>(fields: Fields) {
  return (kept: unknown) => {
    const values: Record<string, unknown> = typeof kept === 'object' && kept ? { ...kept } : {}
    const entries = Object.entries(fields).map(([name, read]) => [name, read(values[name])])
    return Object.fromEntries(entries) as Read<Fields>
  }
}

function yesOrNo(otherwise: boolean) {
  return (kept: unknown) => (typeof kept === 'boolean' ? kept : otherwise)
}

function oneOf<const Choice extends string>(choices: readonly Choice[], otherwise: Choice) {
  return (kept: unknown): Choice => choices.find((choice) => choice === kept) ?? otherwise
}

function whole({ least, most }: typeof zoomRange, otherwise: number) {
  return (kept: unknown) =>
    Number.isInteger(kept) && Number(kept) >= least && Number(kept) <= most
      ? Number(kept)
      : otherwise
}

/** Only columns there are, each once; the id always stands, since it names the row. */
function chosenFrom(kept: readonly unknown[]): ColumnName[] {
  return columnNames.filter((name) => name === 'id' || kept.includes(name))
}
