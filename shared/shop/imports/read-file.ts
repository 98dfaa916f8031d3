import {
  CFB,
  read as readBook,
  SSF,
  type CellObject,
  type ColInfo,
  type DenseWorkSheet,
} from '@e965/xlsx'
import papaparse from 'papaparse'

import { cleanLines } from '#shared/clean-text.ts'

import { countKnown } from './columns.ts'
import { decodeText, type Encoding } from './decode-text.ts'
import { FileFault, MAX_ABOVE, MAX_ROWS } from './fields.ts'
import { unpackWorkbook, type SheetLooks } from './unpack-workbook.ts'

const MAX_CELL = 2_000
/** More records are no list of customers, however many of them are empty. */
const MAX_RECORDS = 50_000
const ZIP = [0x50, 0x4b]
/** Workbooks of before 2007, and those with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** The end of a file in DOS. */
const END_OF_FILE = '\u001a'

/** A row of a sheet that is not empty, with its line, from 1. */
export type Line = {
  line: number
  cells: string[]
  isHidden?: boolean
  /** A cell, or a part of one, is struck through. */
  isStruck?: boolean
  /** The fills of its cells. */
  color?: string
  /** Comments on its cells. */
  comment?: string
  /** Columns whose cell is that of the line above, merged with it. */
  merged?: number[]
}
export type Sheet = {
  name: string
  isHidden: boolean
  lines: Line[]
  /** Columns that the workbook doesn't show. */
  hiddenColumns: Set<number>
}

export type ReadFile = {
  /** Those that hold a table, in the order of the workbook; a text file is one sheet. */
  sheets: Sheet[]
  /** The workbook counts days from 1904. */
  date1904: boolean
  /** Null for a workbook. */
  text: { encoding: Encoding; isGuess: boolean; isMixed: boolean } | null
  /** The first line that was not read of a workbook with a sheet that is longer. */
  unread: number | null
  /** Looks that nobody can tell of such a file. */
  unseen: 'strikes' | 'looks' | null
}

/**
 * Reads a CSV file or a workbook into texts, each as a person would type it: days as `2027-03-04`, of a formula what it last came to.
 *
 * @param encoding of a text file, where a person chose it
 * @throws FileFault
 */
export async function readFile(bytes: Uint8Array, encoding?: Encoding): Promise<ReadFile> {
  if (beginsWith(bytes, ZIP)) {
    const { unpacked, looks } = unpackWorkbook(bytes)
    return readWorkbook(unpacked, looks.length > 0 ? null : 'looks', looks)
  }
  if (beginsWith(bytes, OLE)) return readWorkbook(checkOle(bytes), 'strikes')
  const { text, ...found } = await decodeText(bytes, encoding)
  // A page of the web, or a document, that a program has named as a spreadsheet.
  if (/^\s*(?:<[!?a-z]|\{\\rtf)/i.test(text)) throw new FileFault('file_unreadable')
  // oxlint-disable-next-line no-control-regex -- no text holds these
  if (/[\0-\x08\x0e-\x19\x1c-\x1f]/.test(text.slice(0, 10_000)))
    throw new FileFault('file_unreadable')
  const lines = listLines(readCsv(text), () => ({}))
  const sheets = [{ name: '', isHidden: false, lines, hiddenColumns: new Set<number>() }]
  return { sheets, date1904: false, text: found, unread: null, unseen: null }
}

function beginsWith(bytes: Uint8Array, signature: number[]) {
  return signature.every((byte, at) => bytes[at] === byte)
}

/** The error of a formula without a computed value: Excel's “not available”. */
const UNCOMPUTED = '#N/A'

function readWorkbook(
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
function checkOle(bytes: Uint8Array) {
  let found
  try {
    found = CFB.read(bytes, { type: 'array' })
  } catch {
    throw new FileFault('file_unreadable')
  }
  if (CFB.find(found, 'EncryptedPackage')) throw new FileFault('file_locked')
  if (!CFB.find(found, 'Workbook') && !CFB.find(found, 'Book'))
    throw new FileFault('file_unreadable')
  return bytes
}

/** The rows that are not empty. */
function listLines(rows: string[][], looksOf: (line: number) => Partial<Line>): Line[] {
  return Array.from(rows).flatMap((texts = [], index) => {
    const line = index + 1
    const cells = Array.from(texts, (text = '') => cleanLines(part(text)).slice(0, MAX_CELL))
    return cells.some(Boolean) ? [{ ...looksOf(line), line, cells }] : []
  })
}

/** Where many spaces, or a tab, part two texts of a cell, each stands in a line of its own. */
function part(text: string) {
  return text.trim().replaceAll(/ *(?:\t| {3})[ \t]*/g, '\n')
}

const SEPARATORS = [',', ';', '\t', '|']

/** Rows separated by commas, semicolons, tabs or bars, whichever the file has. */
function readCsv(text: string) {
  // Excel's own first line names the separator.
  const [, named, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? []
  const [whole = ''] = rest.split(END_OF_FILE)
  const delimiter = named ?? guessSeparator(whole)
  const { data, errors } = papaparse.parse<string[]>(whole, { delimiter, preview: MAX_RECORDS })
  if (data.length >= MAX_RECORDS) throw new FileFault('too_many_rows', { max: MAX_ROWS })
  // A quote that is never closed takes all that follows into one cell.
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new FileFault('file_unreadable')
  const rows = data.map((cells) => cells.map(unwrap))
  return named ? [[], ...rows] : rows
}

/** The one that parts the most names of columns: amounts such as 9,99 would make a comma of it. */
function guessSeparator(text: string) {
  const known = SEPARATORS.map((delimiter) => {
    const { data } = papaparse.parse<string[]>(text, { delimiter, preview: MAX_ABOVE })
    return Math.max(0, ...data.map(countKnown))
  })
  const most = Math.max(...known)
  return most > 1 ? SEPARATORS[known.indexOf(most)] : ''
}

/** `="2135550188"`, by which programs keep Excel from reading a number. */
function unwrap(cell: string) {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}

type DaySystem = { date1904: boolean }

function textOf(system: DaySystem) {
  return (cell: CellObject | undefined): string => {
    if (!cell || cell.v === undefined || cell.v === null) return ''
    const { t: type, v: value, z: format, w: shown = '' } = cell
    if (type === 'b') return value ? 'yes' : 'no'
    if (type === 'e') return shown
    if (typeof value !== 'number') return String(value)
    if (typeof format !== 'string' || !SSF.is_date(format)) return String(value)
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
