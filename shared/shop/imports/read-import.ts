import { hiddenSheet, importColumns } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'

import type { ImportMemory } from './calls.ts'
import { foldColumn, isPersonalColumn, matchColumns, type ColumnMatch } from './columns.ts'
import type { Encoding } from './decode-text.ts'
import { extraCellsIn } from './extra-cells.ts'
import {
  importFields,
  keyOfRemark,
  type DayOrder,
  type ImportField,
  type ImportNote,
  type ImportRemark,
} from './fields.ts'
import { findTable, isOtherHead, MAX_ABOVE, type FoundTable, type Head } from './find-table.ts'
import type { ImportShop } from './imported-customer.ts'
import { readCustomers, type ReadRow } from './read-customers.ts'
import { findOrders, guessOrder } from './read-day.ts'
import type { Line, ReadFile, Sheet } from './read-file.ts'
import type { AssignedPlan, Row } from './row-reader.ts'

const MAX_SAMPLED = 400
const SAMPLES = 3
/** Of a cell that is shown. */
const MAX_SHOWN = 40
/** Share of cells that makes a column count as data this system never stores. */
const PERSONAL_SHARE = 0.2
const DAYS: ImportField[] = ['since', 'paidThrough', 'signedOn', 'crdOn', 'closesOn']

/** Choices of a person, each in the place of a guess. */
export type ImportChoices = {
  sheet?: string
  head?: Head
  /** The field of each column in order. */
  columns?: (ImportField | null)[]
  order?: DayOrder
  /** Ids of plans by the spreadsheet's name or price. */
  plans?: Record<string, string>
  memory?: ImportMemory
  /** Cells by line and field. */
  mended?: Record<number, Partial<Record<ImportField, string>>>
  /** Accepted remarks: keys of single ones, `code`, or `code:line`. */
  accepted?: string[]
}

export type ImportColumn = ColumnMatch & {
  name: string
  samples: string[]
  /** The column's name, or its values, are data this system never stores. */
  refusedBy: 'name' | 'shape' | null
}

export type ReadImport = {
  /** Those with a table; of the visible ones the first rows. */
  sheets: { name: string; isHidden: boolean; preview: Line[] }[]
  /** The name of the one that was read. */
  sheet: string
  head: Head
  encoding: Encoding | null
  notes: ImportNote[]
  columns: ImportColumn[]
  order: DayOrder
  /** Fields that every row needs, and no column has. */
  missing: string[]
  plans: AssignedPlan[]
  /** The cells of each line by field, as mended. */
  lines: Map<number, Row['cells']>
  /** Empty while a column is refused or missing. */
  rows: ReadRow[]
  /** How many of each remark were accepted, those of rows that can be taken over. */
  accepted: Partial<Record<string, number>>
}

/**
 * Reads the list of customers of a file, with every guess that was made.
 *
 * @throws FileFault
 */
export async function readImport(
  file: ReadFile,
  choices: ImportChoices,
  shop: ImportShop,
): Promise<ReadImport> {
  const table = findTable(file.sheets, choices)
  const columns = readColumns(table, choices)
  const fields = columns.map(({ field }) => field)
  const lines = listRows(table, fields, file, choices)
  const days = listDays(lines)
  const order = choices.order ?? guessOrder(days) ?? 'month'
  const hasMixedDays = {
    written: !choices.order && findOrders(days).length > 1,
    stored: !file.text && guessOrder(days) === 'day',
  }
  const missing = findMissing(fields)
  const assigned = new Map<string, AssignedPlan>()
  const plans = { ...choices.memory?.plans, ...foldPlans(choices.plans ?? {}) }
  const dayNumbersFrom = file.text ? null : file.date1904 ? 1904 : 1900
  const isReadable = missing.length === 0 && columns.every(({ refusedBy }) => refusedBy === null)
  const source = {
    names: namesOf(columns),
    order,
    hasMixedDays,
    dayNumbersFrom,
    plans,
    assigned,
  } as const
  const rows = isReadable ? await readCustomers(lines, source, shop) : []
  return {
    sheets: file.sheets.map(({ name, isHidden, lines: all }) => ({
      name,
      isHidden,
      preview: all.slice(0, MAX_ABOVE).map(withoutIdentifiers),
    })),
    sheet: table.sheet.name,
    head: table.head,
    encoding: file.text?.encoding ?? null,
    notes: [...notesOnText(file.text, table), ...notesOnSheets(file, table.sheet)],
    columns,
    order,
    missing,
    plans: [...assigned.values()],
    lines: new Map(lines.map(({ line, cells }) => [line, cells])),
    ...acceptRemarks(rows, choices.accepted ?? []),
  }
}

function acceptRemarks(rows: ReadRow[], codes: string[]) {
  const chosen = new Set(codes)
  const accepted: ReadImport['accepted'] = {}
  const open = rows.map((row) => {
    const isAccepted = (remark: ImportRemark) =>
      [remark.code, `${remark.code}:${remark.at?.line}`, keyOfRemark(remark)].some((key) =>
        chosen.has(key),
      )
    for (const { code } of row.customer ? row.remarks.filter(isAccepted) : [])
      accepted[code] = (accepted[code] ?? 0) + 1
    return { ...row, remarks: row.remarks.filter((remark) => !isAccepted(remark)) }
  })
  return { rows: open, accepted }
}

function readColumns({ names, body, width }: FoundTable, { columns, memory }: ImportChoices) {
  const padded = Array.from({ length: width }, (_, at) => names[at] ?? '')
  const matches = columns ? chooseColumns(padded, columns) : matchColumns(padded, memory?.columns)
  return padded.map((name, at): ImportColumn => {
    const match = matches[at] ?? { field: null, reason: null, rivalFor: null }
    const filled = body.flatMap(({ cells }) => cells[at] || [])
    const samples = [...new Set(filled.slice(0, MAX_SAMPLED))].slice(0, SAMPLES).map(hideIdentifier)
    return { name, ...match, samples, refusedBy: refuseColumn(name, match.field, filled) }
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

/** By its name, or because many unknown cells look like data this system never stores. */
function refuseColumn(name: string, field: ImportField | null, filled: string[]) {
  if (isPersonalColumn(name)) return 'name' as const
  if (field !== null) return null
  const step = Math.max(1, Math.floor(filled.length / MAX_SAMPLED))
  const sampled = filled.filter((_, index) => index % step === 0)
  const personal = sampled.filter(holdsPersonalIdentifier).length
  return personal > 0 && personal >= sampled.length * PERSONAL_SHARE ? ('shape' as const) : null
}

function findMissing(fields: (ImportField | null)[]) {
  const has = (...wanted: ImportField[]) => wanted.some((field) => fields.includes(field))
  return [
    ...(has('box') ? [] : [importColumns.box]),
    ...(has('name', 'givenName', 'familyName') ? [] : [importColumns.name]),
    ...(has('plan', 'price') ? [] : [`${importColumns.plan} / ${importColumns.price}`]),
    ...(has('paidThrough') ? [] : [importColumns.paidThrough]),
  ]
}

function listRows(
  table: FoundTable,
  fields: (ImportField | null)[],
  { text }: ReadFile,
  { mended = {} }: ImportChoices,
) {
  const { names, body } = table
  const hasExtra = text ? extraCellsIn(table, fields) : () => false
  const other = body.find((line) => isOtherHead(names, line))?.line ?? Infinity
  return body.map(({ line, cells, isHidden }): Row => {
    const read = fields.flatMap((field, at) => (field && cells[at] ? [[field, cells[at]]] : []))
    const hasExtraCells = hasExtra(cells)
    return {
      line,
      isHidden: isHidden === true,
      isOfOtherList: line >= other,
      hasExtraCells: hasExtraCells && mended[line] ? 'mended' : hasExtraCells,
      cells: { ...Object.fromEntries(read), ...mended[line] },
    }
  })
}

function listDays(rows: Row[]) {
  return rows.flatMap(({ cells }) => DAYS.flatMap((field) => cells[field] ?? []))
}

function namesOf(columns: ImportColumn[]) {
  return Object.fromEntries(
    columns.flatMap(({ field, name }) => (field ? [[field, name || importColumns[field]]] : [])),
  )
}

/** Ignores capitals and punctuation. */
export function foldPlans(plans: Record<string, string>) {
  return Object.fromEntries(Object.entries(plans).map(([text, id]) => [foldColumn(text), id]))
}

function notesOnText(text: ReadFile['text'], { body }: FoundTable): ImportNote[] {
  if (text?.isMixed) return [{ code: 'encoding_mixed', values: {} }]
  if (!text?.isGuess) return []
  const sample = body.flatMap(({ cells }) => cells).find((cell) => /[^\0-\x7f]/.test(cell)) ?? ''
  const values = { encoding: text.encoding, sample: hideIdentifier(sample).slice(0, MAX_SHOWN) }
  return [{ code: 'encoding_guessed', values }]
}

function notesOnSheets({ sheets, unread }: ReadFile, chosen: Sheet): ImportNote[] {
  const notes: ImportNote[] =
    unread === null ? [] : [{ code: 'rows_unread', values: { line: unread } }]
  const others = sheets.filter((sheet) => sheet !== chosen && sheet.lines.length > 0)
  if (others.length === 0) return notes
  const names = others.map(({ name, isHidden }) =>
    isHidden ? interpolate(hiddenSheet, { name }) : name,
  )
  const values = { sheet: chosen.name, others: names.join(', ') }
  return [...notes, { code: 'sheet_chosen', values }]
}

function withoutIdentifiers({ line, cells }: Line) {
  return { line, cells: cells.map((cell) => hideIdentifier(cell).slice(0, MAX_SHOWN)) }
}

function hideIdentifier(cell: string) {
  return holdsPersonalIdentifier(cell) ? '…' : cell
}
