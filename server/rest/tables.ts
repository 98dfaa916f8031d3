export type ColumnType = 'text' | 'integer' | 'text[]'
export type Value = string | number | string[]
export type Row = Record<string, Value>
export type Columns = Record<string, ColumnType>

/** The public tables, the key first; no column is ever null. */
export const tables = {
  countries: { code: 'text', name: 'text' },
  public_locations: { id: 'integer', name: 'text', address_lines: 'text[]', phone: 'text' },
  anon_test: { id: 'integer', message: 'text' },
} as const satisfies Record<string, Columns>

export type TableName = keyof typeof tables
