import {
  CFB,
  read as readBook,
  SSF,
  type CellObject,
  type ColInfo,
  type DenseWorkSheet,
} from '@e965/xlsx'

import { FileFault } from './fields.ts'
import { listLines, MAX_RECORDS, type ReadFile } from './sheets.ts'
import type { SheetLooks } from './unpack-workbook.ts'

/** The error of a formula without a computed value: Excel's “not available”. */
const UNCOMPUTED = '#N/A'

export function readWorkbook(
  bytes: Uint8Array,
  unseen: ReadFile['unseen'],
  allLooks: SheetLooks[] = [],
): ReadFile {
  const isLong = allLooks.some(({ lastLine }) => lastLine > MAX_RECORDS)
  let book
  try {
    book = readBook(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellFormula: false,
      cellStyles: true,
      ...(isLong && { sheetRows: MAX_RECORDS }),
    })
  } catch {
    throw new FileFault('file_unreadable')
  }
  const { Sheets: known, WBProps } = book.Workbook ?? {}
  const date1904 = WBProps?.date1904 === true
  const sheets = book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name] as DenseWorkSheet | undefined
    if (!sheet?.['!data']) return []
    const isHidden = Boolean(known?.[at]?.Hidden)
    return [{ name, isHidden, ...readSheet(sheet, allLooks[at], { date1904 }) }]
  })
  return { sheets, date1904, text: null, unread: isLong ? MAX_RECORDS + 1 : null, unseen }
}

function readSheet(sheet: DenseWorkSheet, looks: SheetLooks | undefined, system: DaySystem) {
  const { '!data': rows, '!rows': known = [], '!cols': columns = [] } = sheet
  const texts = Array.from(rows, (cells) => Array.from(cells ?? [], textOf(system)))
  for (const { line, column } of looks?.uncomputed ?? []) {
    if (line <= MAX_RECORDS) (texts[line - 1] ??= [])[column] = UNCOMPUTED
  }
  const filled = fillDown(texts, sheet)
  const lines = listLines(texts, (line) => {
    const cells = Array.from(rows[line - 1] ?? []).filter(Boolean)
    const fills = cells.flatMap((cell) => (cell.v === undefined ? [] : (fillOf(cell) ?? [])))
    const color = looks?.colors.get(line) ?? [...new Set(fills)].join()
    const comment = cells.flatMap(({ c: all = [] }) => all.map(({ t: text }) => text)).join('; ')
    const merged = filled.get(line)
    return {
      ...((known[line - 1]?.hidden || looks?.hidden.has(line)) && { isHidden: true }),
      ...(looks?.struck.has(line) && { isStruck: true }),
      ...(color && { color }),
      ...(comment && { comment }),
      ...(merged && { merged }),
    }
  })
  const hidden = Array.from(columns, (column: ColInfo | undefined, at) =>
    column?.hidden ? at : -1,
  )
  return { lines, hiddenColumns: new Set([...hidden, ...(looks?.hiddenColumns ?? [])]) }
}

/** A white fill is none. */
function fillOf({ s: style }: CellObject) {
  const { patternType, fgColor } = (style ?? {}) as { patternType?: string; fgColor?: object }
  const color = JSON.stringify(fgColor ?? null)
  return !patternType || patternType === 'none' || /"(?:FF)?FFFFFF"/i.test(color) ? null : color
}

/** Cells that are merged downwards hold the same in each line. @returns their columns by line */
function fillDown(texts: string[][], { '!merges': merges = [] }: DenseWorkSheet) {
  const filled = new Map<number, number[]>()
  for (const { s: start, e: end } of merges) {
    const text = texts[start.r]?.[start.c]
    if (!text) continue
    for (const [at, cells] of texts.slice(start.r + 1, end.r + 1).entries()) {
      cells[start.c] ||= text
      const line = start.r + at + 2
      filled.set(line, [...(filled.get(line) ?? []), start.c])
    }
  }
  return filled
}

/** The library takes other compound files for text. @throws FileFault */
export function checkOle(bytes: Uint8Array) {
  let files
  try {
    files = CFB.read(bytes, { type: 'array' })
  } catch {
    throw new FileFault('file_unreadable')
  }
  if (CFB.find(files, 'EncryptedPackage')) throw new FileFault('file_locked')
  if (!CFB.find(files, 'Workbook') && !CFB.find(files, 'Book'))
    throw new FileFault('file_unreadable')
  return bytes
}

type DaySystem = { date1904: boolean }

/** A format with a percent sign, other money than dollars, or words, such as `0.00" CR"`. */
const SAYS_MORE = /%|\[\$(?!\$|-)|[€£¥]|"[^"]*\p{L}/u

function textOf(system: DaySystem) {
  return (cell: CellObject | undefined): string => {
    if (!cell || cell.v === undefined || cell.v === null) return ''
    const { t: type, v: value, z: format, w: shown = '' } = cell
    if (type === 'b') return value ? 'yes' : 'no'
    if (type === 'e') return shown
    if (typeof value !== 'number') return String(value)
    if (typeof format !== 'string') return String(value)
    if (!SSF.is_date(format)) return SAYS_MORE.test(format) ? shown : String(value)
    // `Dec-26` may be a month of a year or a day of a month: it stays as it is shown.
    return /d/i.test(format) && /y/i.test(format) ? asDay(value, system) : shown
  }
}

function asDay(value: number, system: DaySystem) {
  const parts = SSF.parse_date_code(value, system) as { y: number; m: number; d: number } | null
  if (!parts) return String(value)
  const [year = '', month = '', day = ''] = [parts.y, parts.m, parts.d].map(String)
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
