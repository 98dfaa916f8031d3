import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'
import { lookUp } from '#shared/look-up.ts'

import type { SelectItem } from './select.ts'
import type { Columns, ColumnType, Row, Value } from './tables.ts'
import { readInteger, writeValue } from './values.ts'

/** A field of the answer: its name there, and what of a row it is. */
export type Field = { name: string; read: (row: Row) => Value }

const INTEGERS: Record<string, { type: string; most: number }> = {
  int2: { type: 'smallint', most: 2 ** 15 - 1 },
  int4: { type: 'integer', most: 2 ** 31 - 1 },
  int8: { type: 'bigint', most: Number.MAX_SAFE_INTEGER },
}
const TYPES: Record<string, string> = {
  smallint: 'int2',
  int: 'int4',
  integer: 'int4',
  bigint: 'int8',
  varchar: 'text',
}

/**
 * The fields that a query selects.
 *
 * @param typeOf the type of a column; it refuses one that is not there
 * @throws ApiError
 */
export function selectFields(
  items: SelectItem[],
  columns: Columns,
  typeOf: (column: string) => ColumnType,
): Field[] {
  return items.flatMap((item) => {
    if (item.kind === 'relation') return []
    if (item.kind === 'all') return Object.keys(columns).map((column) => fieldOf(column, column))
    typeOf(item.column)
    return fieldOf(item.name, item.column, item.cast)
  })
}

function fieldOf(name: string, column: string, cast?: string): Field {
  const convert = cast === undefined ? undefined : converterTo(cast)
  return {
    name,
    read: (row) => {
      const value = row[column] ?? ''
      return convert ? convert(value) : value
    },
  }
}

function converterTo(cast: string): (value: Value) => Value {
  const name = cast.trim().toLowerCase()
  const type = lookUp(TYPES, name) ?? name
  if (type === 'text') return writeValue
  const integer = lookUp(INTEGERS, type)
  if (!integer) throw new ApiError(400, '42704', errors.typeNotFound(cast))
  return (value) => readInteger(writeValue(value), integer.type, integer.most)
}

export function asObject(row: Row, fields: Field[]) {
  return Object.fromEntries(fields.map(({ name, read }) => [name, read(row)]))
}

/** Signs that stand between quotes where PostgreSQL writes a row. */
const NEEDS_QUOTES = /[\s(),"\\]|^$/

/** Rows as lines, the names of the columns first; where there is no row, they are not there either. */
export function asCsv(rows: Row[], fields: Field[]) {
  const names = rows.length > 0 ? fields.map(({ name }) => name).join(',') : ''
  const lines = rows.map((row) => fields.map(({ read }) => quote(writeValue(read(row)))).join(','))
  return `${names}\n${lines.join('\n')}`
}

function quote(text: string) {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll(/["\\]/g, '$&$&')}"` : text
}
