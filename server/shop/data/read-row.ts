import type { LackingPapers } from '#shared/shop/applications/lacking-papers.ts'
import type { DataRow } from '#shared/shop/data/calls.ts'

type Column = string | number | null

/** Instants; days (`…On`) are stored as text. */
const INSTANT = /(At|Until|Since)$/
const FLAG = /^(has|is|undoes)[A-Z]/
const JSON_COLUMNS = ['prices', 'before', 'after']

export function readRow(row: Record<string, Column>): DataRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, readColumn(name, value)]),
  )
}

function readColumn(name: string, value: Column): DataRow[string] {
  if (value === null) return null
  if (typeof value === 'number' && INSTANT.test(name)) return new Date(value).toISOString()
  if (typeof value === 'number' && FLAG.test(name)) return value === 1
  if (name === 'allowedWithout') return formatLacking(JSON.parse(String(value)))
  if (!JSON_COLUMNS.includes(name)) return value
  // The log names a field as its column.
  const fields = Object.entries<Column>(JSON.parse(String(value)))
  return readRow(Object.fromEntries(fields.map(([field, each]) => [asCamelCase(field), each])))
}

/** `Bo Lee: ids, form` */
function formatLacking(lacking: LackingPapers[]) {
  return lacking.map(({ name, papers }) => `${name}: ${papers.join(', ')}`).join('; ')
}

export function asCamelCase(name: string) {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
