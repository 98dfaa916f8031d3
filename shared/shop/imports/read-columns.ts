import { importColumns } from '#shared/content/imports.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'

import type { ImportMemory } from './calls.ts'
import { isPersonalColumn, matchColumns, type ColumnMatch } from './columns.ts'
import { importFields, type ImportField } from './fields.ts'
import type { FoundTable } from './find-table.ts'

const MAX_SAMPLED = 400
const SAMPLES = 3
/** Share of cells that makes a column count as data this system never stores. */
const PERSONAL_SHARE = 0.2

export type ImportColumn = ColumnMatch & {
  name: string
  samples: string[]
  /** The workbook doesn't show it: not used unless a person chooses it. */
  isHidden: boolean
  refusedBy: 'name' | 'shape' | null
}

export function readColumns(
  { sheet, names, body, width }: FoundTable,
  { columns, memory }: { columns?: (ImportField | null)[]; memory?: ImportMemory },
) {
  const padded = Array.from({ length: width }, (_, at) => names[at] ?? '')
  const visible = padded.map((name, at) => (sheet.hiddenColumns.has(at) ? '' : name))
  const matches = columns ? chooseColumns(padded, columns) : matchColumns(visible, memory?.columns)
  return padded.map((name, at): ImportColumn => {
    const match = matches[at] ?? { field: null, reason: null, rivalFor: null }
    const filled = body.flatMap(({ cells }) => cells[at] || [])
    const samples = [...new Set(filled.slice(0, MAX_SAMPLED))].slice(0, SAMPLES).map(hideIdentifier)
    const isHidden = sheet.hiddenColumns.has(at)
    return { name, ...match, samples, isHidden, refusedBy: refuseColumn(name, match.field, filled) }
  })
}

function chooseColumns(names: string[], chosen: (ImportField | null)[]): ColumnMatch[] {
  const taken = new Set<ImportField>()
  return names.map((_, at) => {
    const field = importFields.find((one) => one === chosen[at]) ?? null
    if (!field || taken.has(field)) return { field: null, reason: 'chosen', rivalFor: null }
    taken.add(field)
    return { field, reason: 'chosen', rivalFor: null }
  })
}

function refuseColumn(name: string, field: ImportField | null, filled: string[]) {
  if (isPersonalColumn(name)) return 'name' as const
  if (field !== null) return null
  const step = Math.max(1, Math.floor(filled.length / MAX_SAMPLED))
  const sampled = filled.filter((_, index) => index % step === 0)
  const personal = sampled.filter(holdsPersonalIdentifier).length
  return personal > 0 && personal >= sampled.length * PERSONAL_SHARE ? ('shape' as const) : null
}

export function findMissing(fields: (ImportField | null)[]) {
  const has = (...wanted: ImportField[]) => wanted.some((field) => fields.includes(field))
  return [
    ...(has('box') ? [] : [importColumns.box]),
    ...(has('name', 'givenName', 'familyName') ? [] : [importColumns.name]),
    ...(has('plan', 'price') ? [] : [`${importColumns.plan} / ${importColumns.price}`]),
    ...(has('paidThrough') ? [] : [importColumns.paidThrough]),
  ]
}

export function namesOf(columns: ImportColumn[]) {
  return Object.fromEntries(
    columns.flatMap(({ field, name }) => (field ? [[field, name || importColumns[field]]] : [])),
  )
}

export function hideIdentifier(cell: string) {
  return holdsPersonalIdentifier(cell) ? '…' : cell
}
