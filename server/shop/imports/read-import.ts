import { createHash } from 'node:crypto'

import type { Day } from '#shared/calendar.ts'
import { hiddenSheet, importColumns } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import {
  importFields,
  MAX_COLUMNS,
  MAX_ROWS,
  type AssignedPlan,
  type DayOrder,
  type ImportCheck,
  type ImportColumn,
  type ImportField,
  type ImportNote,
} from '#shared/shop/imports/calls.ts'
import type { Encoding } from '#shared/shop/imports/decode-text.ts'
import {
  FileFault,
  readFile,
  type Line,
  type ReadFile,
  type Sheet,
} from '#shared/shop/imports/read-file.ts'

import { isPersonalColumn, matchColumns } from './columns.ts'
import { readCustomers, type ReadRow } from './read-customers.ts'
import { foldPlans, type RememberedChoices } from './remembered-choices.ts'

/** The header is within these first rows. */
const MAX_ABOVE = 20
const MAX_SAMPLED = 400
/** Of a cell that is shown. */
const MAX_SAMPLE_LENGTH = 40
/** Share of cells that makes a column count as data this system never stores. */
const PERSONAL_SHARE = 0.2

export type ImportChoices = {
  /** The field of each column in order, `-` for none; by default matched by name. */
  columns?: string | undefined
  order?: DayOrder | undefined
  /** Ids of plans by the spreadsheet's name or price. */
  plans?: Record<string, string> | undefined
  remembered?: RememberedChoices
  sheet?: string | undefined
  encoding?: Encoding | undefined
  /** Accepted remarks: `code`, or `code:line` of one row, separated by commas. */
  accept?: string | undefined
}

export type ReadImport = {
  digest: string
  sheets: ImportCheck['sheets']
  encoding: Encoding | null
  notes: ImportNote[]
  columns: ImportColumn[]
  order: DayOrder
  missing: string[]
  plans: AssignedPlan[]
  /** Empty while a column is refused or missing. */
  rows: ReadRow[]
}

/** @throws FileFault */
export async function readImport(
  bytes: Uint8Array,
  choices: ImportChoices,
  shop: { facts: RentalFacts; today: Day },
): Promise<ReadImport> {
  const { sheets, date1904, text } = await readFile(bytes, choices.encoding)
  const chosen = chooseSheet(sheets, choices.sheet)
  const { lines } = chosen
  if (lines.some(({ cells }) => cells.findLastIndex(Boolean) >= MAX_COLUMNS))
    throw new FileFault('too_many_columns', { max: MAX_COLUMNS })
  const head = findHead(lines)
  const body = lines.slice(head + 1)
  const names = lines[head]?.cells ?? []
  if (body.length === 0 || names.length === 0) throw new FileFault('file_empty')
  if (body.length > MAX_ROWS) throw new FileFault('too_many_rows', { max: MAX_ROWS })
  const width = Math.max(...lines.slice(head).map(({ cells }) => cells.length))
  const fields = chooseFields(names, width, choices)
  const columns = Array.from({ length: width }, (_, at): ImportColumn => ({
    name: names[at] ?? '',
    field: fields[at] ?? null,
    refusedBy: refuseColumn(names[at] ?? '', at, fields[at] ?? null, body),
  }))
  const order = choices.order ?? 'month'
  const plans = { ...choices.remembered?.plans, ...foldPlans(choices.plans ?? {}) }
  const missing = findMissing(fields)
  const assigned = new Map<string, AssignedPlan>()
  const isReadable = missing.length === 0 && columns.every(({ refusedBy }) => refusedBy === null)
  const rows = isReadable
    ? readCustomers(
        asRows(body, fields, text ? names.length : width),
        { names: namesOf(names, fields), order, date1904, plans, assigned },
        shop,
      )
    : []
  const digest = createHash('sha256').update(bytes).digest('hex')
  return {
    digest,
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      isHidden: sheet.isHidden,
      isRead: sheet === chosen,
    })),
    encoding: text?.encoding ?? null,
    notes: [...notesOnText(text, lines), ...notesOnSheets(sheets, chosen)],
    columns,
    order,
    missing,
    plans: [...assigned.values()],
    rows: rows.map((row) => withoutAccepted(row, choices.accept)),
  }
}

function withoutAccepted(row: ReadRow, accept = ''): ReadRow {
  const accepted = new Set(accept.split(','))
  const remarks = row.remarks.filter(
    ({ code }) => !accepted.has(code) && !accepted.has(`${code}:${row.lines[0]}`),
  )
  return { ...row, remarks }
}

function notesOnText(text: ReadFile['text'], lines: Line[]): ImportNote[] {
  if (text?.isMixed) return [{ code: 'encoding_mixed', values: {} }]
  if (!text?.isGuess) return []
  const sample = lines.flatMap(({ cells }) => cells).find((cell) => /[^\0-\x7f]/.test(cell)) ?? ''
  const isShown = !holdsPersonalIdentifier(sample)
  const values = {
    encoding: text.encoding,
    sample: isShown ? sample.slice(0, MAX_SAMPLE_LENGTH) : '…',
  }
  return [{ code: 'encoding_guessed', values }]
}

function notesOnSheets(sheets: Sheet[], chosen: Sheet): ImportNote[] {
  const others = sheets.filter((sheet) => sheet !== chosen && sheet.lines.length > 0)
  if (others.length === 0) return []
  const names = others.map(({ name, isHidden }) =>
    isHidden ? interpolate(hiddenSheet, { name }) : name,
  )
  return [{ code: 'sheet_chosen', values: { sheet: chosen.name, others: names.join(', ') } }]
}

/** The chosen sheet, else the visible one with the most columns of known names, the first of several. @throws FileFault */
function chooseSheet(sheets: Sheet[], wanted?: string) {
  const named = sheets.find(({ name }) => name === wanted)
  if (named) return named
  const visible = sheets.filter(({ isHidden, lines }) => !isHidden && lines.length > 0)
  const [best] = visible.toSorted((one, other) => mostKnown(other) - mostKnown(one))
  if (!best) throw new FileFault('file_empty')
  return best
}

function mostKnown({ lines }: Sheet) {
  return Math.max(0, ...countKnown(lines))
}

/** The row with the most known column names; the first where there are none. */
function findHead(lines: Line[]) {
  const known = countKnown(lines)
  const most = Math.max(0, ...known)
  return most < 2 ? 0 : known.indexOf(most)
}

function countKnown(lines: Line[]) {
  return lines.slice(0, MAX_ABOVE).map(({ cells }) => matchColumns(cells).filter(Boolean).length)
}

function chooseFields(
  names: string[],
  width: number,
  { columns, remembered }: ImportChoices,
): (ImportField | null)[] {
  if (columns === undefined) return matchColumns(names, remembered?.columns)
  const wanted = columns.split(',')
  const taken = new Set<string>()
  return Array.from({ length: width }, (_, at) => {
    const field = importFields.find((one) => one === wanted[at]) ?? null
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** By its name, or because many unknown cells look like data this system never stores. */
function refuseColumn(name: string, at: number, field: ImportField | null, body: Line[]) {
  if (isPersonalColumn(name)) return 'name' as const
  if (field !== null) return null
  const filled = body.flatMap(({ cells }) => cells[at] || [])
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

/** In a text file cells beyond the names are parts of others. */
function asRows(body: Line[], fields: (ImportField | null)[], width: number) {
  return body.map(({ line, cells }) => ({
    line,
    hasExtraCells: cells.slice(width).some(Boolean),
    cells: Object.fromEntries(
      fields.flatMap((field, at) => (field && cells[at] ? [[field, cells[at]]] : [])),
    ),
  }))
}

function namesOf(names: string[], fields: (ImportField | null)[]) {
  return Object.fromEntries(
    fields.flatMap((field, at) => (field ? [[field, names[at] || importColumns[field]]] : [])),
  )
}
