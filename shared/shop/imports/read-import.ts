import { hiddenSheet, unnamedColumn } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { ImportMemory } from './calls.ts'
import { foldColumn, isTelling } from './columns.ts'
import type { Encoding } from './decode-text.ts'
import {
  keyOfRemark,
  MAX_ABOVE,
  type DayOrder,
  type ImportField,
  type ImportNote,
  type ImportRemark,
} from './fields.ts'
import {
  findTable,
  guessHead,
  isOtherHead,
  swallowsLines,
  unevenIn,
  type FoundTable,
  type Head,
} from './find-table.ts'
import type { ImportShop } from './imported-customer.ts'
import { readAnswer, readCents } from './read-cells.ts'
import {
  findMissing,
  hideIdentifier,
  namesOf,
  readColumns,
  type ImportColumn,
} from './read-columns.ts'
import { readCustomers, type ReadRow } from './read-customers.ts'
import { findOrders, guessOrder, isEitherOrder } from './read-day.ts'
import type { AssignedPlan, Row } from './row-reader.ts'
import type { Line, ReadFile, Sheet } from './sheets.ts'

const MAX_SHOWN = 40
const DAYS: ImportField[] = ['since', 'paidThrough', 'signedOn', 'crdOn', 'closesOn']

export type ImportChoices = {
  sheet?: string
  head?: Head
  columns?: (ImportField | null)[]
  order?: DayOrder
  plans?: Record<string, string>
  memory?: ImportMemory
  mended?: Record<number, Partial<Record<ImportField, string>>>
  /** Accepted remarks: keys of single ones, `code`, or `code:line`. */
  accepted?: string[]
}

export type ReadImport = {
  sheets: { name: string; isHidden: boolean; preview: Line[]; head: Head }[]
  sheet: string
  head: Head
  encoding: Encoding | null
  notes: ImportNote[]
  columns: ImportColumn[]
  order: DayOrder
  /** No day tells the order, and none is chosen yet. */
  isOrderOpen: boolean
  missing: string[]
  plans: AssignedPlan[]
  lines: Map<number, Row['cells']>
  /** Empty while a column is refused or missing. */
  rows: ReadRow[]
  accepted: Partial<Record<string, number>>
}

/**
 * Reads the list of customers of a file, with every guess that was made.
 * @param onShare is told which share of the rows is read
 * @throws FileFault
 */
export async function readImport(
  file: ReadFile,
  choices: ImportChoices,
  shop: ImportShop,
  onShare: (share: number) => void = () => undefined,
): Promise<ReadImport> {
  const table = findTable(file.sheets, choices)
  const columns = readColumns(table, choices)
  const fields = columns.map(({ field }) => field)
  const lines = listRows(table, fields, file, choices)
  const days = listDays(lines)
  const order = choices.order ?? guessOrder(days) ?? 'month'
  const mixedDays = {
    written: !choices.order && findOrders(days).length > 1,
    stored: !file.text && guessOrder(days) === 'day',
  }
  const isEither = (day: string) => isEitherOrder(day, { written: true, stored: false })
  const isOrderOpen = !choices.order && findOrders(days).length === 0 && days.some(isEither)
  const missing = findMissing(fields)
  const assigned = new Map<string, AssignedPlan>()
  const plans = { ...choices.memory?.plans, ...foldPlans(choices.plans ?? {}) }
  const dayNumbersFrom = file.text ? null : file.date1904 ? 1904 : 1900
  const isReadable = missing.length === 0 && columns.every(({ refusedBy }) => refusedBy === null)
  const source = {
    names: namesOf(columns),
    order,
    mixedDays,
    dayNumbersFrom,
    plans,
    assigned,
  } as const
  const rows = isReadable ? await readCustomers(lines, source, shop, onShare) : []
  return {
    sheets: file.sheets.flatMap(({ name, isHidden, lines: all }) => {
      const head = name === table.sheet.name ? table.head : guessHead(all)
      const preview = all.slice(0, MAX_ABOVE).map(withoutIdentifiers)
      return head ? [{ name, isHidden, preview, head }] : []
    }),
    sheet: table.sheet.name,
    head: table.head,
    encoding: file.text?.encoding ?? null,
    notes: [
      ...notesOnText(file.text, table),
      ...notesOnSheets(file, table.sheet),
      ...notesOnHidden(columns),
      ...(file.unseen ? [{ code: `${file.unseen}_unread` as const, values: {} }] : []),
    ],
    columns,
    order,
    isOrderOpen,
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

function listRows(
  table: FoundTable,
  fields: (ImportField | null)[],
  { text }: ReadFile,
  { mended = {} }: ImportChoices,
) {
  const { names, body, sheet } = table
  const telling = fields.flatMap((field, at) => {
    const name = names[at] || interpolate(unnamedColumn, { number: at + 1 })
    return !field && isTelling(names[at] ?? '', sheet.hiddenColumns.has(at)) ? { name, at } : []
  })
  const unevenness = text ? unevenIn(table, fields) : () => null
  const other = body.find((line) => isOtherHead(names, line))?.line ?? Infinity
  const isColored = findColored(body)
  return body.map(({ line, cells, isHidden, isStruck, color, comment, merged = [] }): Row => {
    const read = fields.flatMap((field, at) => (field && cells[at] ? [[field, cells[at]]] : []))
    const isMended = mended[line] !== undefined
    const findings: Row['findings'] = []
    if (isHidden) findings.push(['row_hidden', 'box'])
    if (isStruck) findings.push(['row_struck', 'box'])
    if (isColored(color)) findings.push(['row_colored', 'box'])
    if (comment) findings.push(['row_noted', 'box', { text: hideIdentifier(comment) }])
    if (text && swallowsLines(names, cells)) findings.push(['lines_swallowed', 'box'])
    for (const { name, at } of telling) {
      const cell = cells[at] ?? ''
      if (cell !== '' && readCents(cell) !== 0 && readAnswer(cell) !== false)
        findings.push(['column_unused', 'box', { text: hideIdentifier(cell), column: name }])
    }
    const uneven = unevenness(cells)
    if (uneven === 'more') findings.push([isMended ? 'cells_shifted' : 'extra_cells', 'box'])
    if (uneven === 'fewer') findings.push(['cells_fewer', 'box'])
    return {
      line,
      cells: { ...Object.fromEntries(read), ...mended[line] },
      findings,
      merged: merged.flatMap((at) => fields[at] ?? []),
      ...(line >= other && { refused: 'other_list' }),
    }
  })
}

/** More rows of one look are a pattern, such as every other row. */
const MAX_COLORED = 0.4

function findColored(body: Line[]) {
  const byColor = Map.groupBy(body, ({ color = '' }) => color)
  return (color = '') => {
    const count = byColor.get(color)?.length ?? 0
    const isUsual = [...byColor.values()].every(({ length }) => length <= count)
    return !isUsual && count <= body.length * MAX_COLORED
  }
}

function listDays(rows: Row[]) {
  return rows.flatMap(({ cells }) => DAYS.flatMap((field) => cells[field] ?? []))
}

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

function notesOnHidden(columns: ImportColumn[]): ImportNote[] {
  const unused = columns.filter(({ isHidden, field, name }) => isHidden && !field && name)
  const values = { columns: unused.map(({ name }) => name).join(', ') }
  return unused.length > 0 ? [{ code: 'columns_hidden', values }] : []
}

function withoutIdentifiers({ line, cells }: Line) {
  return { line, cells: cells.map((cell) => hideIdentifier(cell).slice(0, MAX_SHOWN)) }
}
