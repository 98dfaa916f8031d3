import type { LackingPapers } from '#shared/shop/applications/lacking-papers.ts'
import type { DataRow } from '#shared/shop/data/calls.ts'

type Column = string | number | null

/** Instants; days (`…_on`) are stored as text. */
const INSTANT = /_(at|until|since)$/
const FLAG = /^(has|is)_/
const JSON_COLUMNS = ['prices', 'before', 'after']

/** A row as exported: names in camel case, instants in ISO 8601, JSON and flags decoded. */
export function readRow(row: Record<string, Column>): DataRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [asCamelCase(name), readColumn(name, value)]),
  )
}

function readColumn(name: string, value: Column): DataRow[string] {
  if (value === null) return null
  if (typeof value === 'number' && INSTANT.test(name)) return new Date(value).toISOString()
  if (typeof value === 'number' && FLAG.test(name)) return value === 1
  if (name === 'allowed_without') return describeLacking(JSON.parse(String(value)))
  if (!JSON_COLUMNS.includes(name)) return value
  return readRow(JSON.parse(String(value)))
}

/** `Bo Lee: ids, form` */
function describeLacking(lacking: LackingPapers[]) {
  return lacking.map(({ name, papers }) => `${name}: ${papers.join(', ')}`).join('; ')
}

function asCamelCase(name: string) {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
