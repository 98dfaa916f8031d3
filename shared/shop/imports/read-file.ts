import { CFB, read as readBook, SSF, type CellObject, type DenseWorkSheet } from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import papaparse from 'papaparse'

import { cleanLines } from '#shared/clean-text.ts'
import type { ImportFault } from '#shared/content/imports.ts'

import { decodeText, type Encoding } from './decode-text.ts'
import { MAX_ROWS } from './fields.ts'

/** Of what a workbook unpacks to: 5,000 rows of 40 columns are some 8 MB. */
const MAX_UNPACKED_BYTES = 64_000_000
const MAX_ENTRIES = 500
const MAX_CELL = 2_000
/** More records are no list of customers, however many of them are empty. */
const MAX_RECORDS = 50_000
const ZIP = [0x50, 0x4b]
/** Workbooks of before 2007, and those with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** The end of a file in DOS. */
const END_OF_FILE = '\u001a'

/** Why a file is not taken at all. */
export class FileFault extends Error {
  readonly fault: ImportFault
  readonly values: Record<string, number>

  constructor(fault: ImportFault, values: Record<string, number> = {}) {
    super(fault)
    this.fault = fault
    this.values = values
  }
}

/** A row of a sheet that is not empty, with its line, from 1. */
export type Line = { line: number; cells: string[]; isHidden?: boolean }
export type Sheet = {
  name: string
  isHidden: boolean
  lines: Line[]
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
}

/**
 * Reads a CSV file or a workbook into texts, each as a person would type it: days as `2027-03-04`, of a formula what it last came to.
 *
 * @param encoding of a text file, where a person chose it
 * @throws FileFault
 */
export async function readFile(bytes: Uint8Array, encoding?: Encoding): Promise<ReadFile> {
  if (beginsWith(bytes, ZIP)) {
    const { unpacked, lastLine, hidesRows } = unpackBounded(bytes)
    return readWorkbook(unpacked, lastLine, hidesRows)
  }
  if (beginsWith(bytes, OLE)) return readWorkbook(checkOle(bytes))
  const { text, ...found } = await decodeText(bytes, encoding)
  // oxlint-disable-next-line no-control-regex -- no text holds these
  if (/[\0-\x08\x0e-\x19\x1c-\x1f]/.test(text.slice(0, 10_000)))
    throw new FileFault('file_unreadable')
  const sheets = [asSheet('', false, readCsv(text))]
  return { sheets, date1904: false, text: found, unread: null }
}

function beginsWith(bytes: Uint8Array, signature: number[]) {
  return signature.every((byte, at) => bytes[at] === byte)
}

/** @param hidesRows which the library tells only with the looks of all cells */
function readWorkbook(bytes: Uint8Array, lastLine = 0, hidesRows = true): ReadFile {
  let book
  try {
    const options = { type: 'array', dense: true, cellNF: true, cellHTML: false } as const
    const bounds = lastLine > MAX_RECORDS ? { sheetRows: MAX_RECORDS } : {}
    book = readBook(bytes, { ...options, cellFormula: false, cellStyles: hidesRows, ...bounds })
  } catch {
    throw new FileFault('file_unreadable')
  }
  const { Sheets: known, WBProps } = book.Workbook ?? {}
  const date1904 = WBProps?.date1904 === true
  const asText = textOf({ date1904 })
  const sheets = book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name] as DenseWorkSheet | undefined
    const rows = sheet?.['!data']
    if (!rows) return []
    const texts = Array.from(rows, (cells) => Array.from(cells ?? [], asText))
    fillDown(texts, sheet)
    return asSheet(name, Boolean(known?.[at]?.Hidden), texts, sheet['!rows'])
  })
  const unread = lastLine > MAX_RECORDS ? MAX_RECORDS + 1 : null
  return { sheets, date1904, text: null, unread }
}

/** Cells that are merged downwards hold the same in each line. */
function fillDown(texts: string[][], { '!merges': merges = [] }: DenseWorkSheet) {
  for (const { s: start, e: end } of merges) {
    const text = texts[start.r]?.[start.c]
    if (!text) continue
    for (const cells of texts.slice(start.r + 1, end.r + 1)) cells[start.c] ||= text
  }
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

function asSheet(
  name: string,
  isHidden: boolean,
  rows: string[][],
  looks: DenseWorkSheet['!rows'] = [],
): Sheet {
  const lines = rows.flatMap((texts, index) => {
    const cells = Array.from(texts, (text = '') => cleanLines(text).slice(0, MAX_CELL))
    if (!cells.some(Boolean)) return []
    const line = { line: index + 1, cells }
    return looks[index]?.hidden ? [{ ...line, isHidden: true }] : [line]
  })
  return { name, isHidden, lines }
}

/**
 * The same workbook, not packed: what each part says of its size is added up before any is unpacked, and no part becomes larger than it said.
 *
 * @throws FileFault
 */
function unpackBounded(bytes: Uint8Array) {
  let [size, entries] = [0, 0]
  const filter = ({ originalSize }: { originalSize: number }) => {
    size += originalSize
    entries += 1
    if (size > MAX_UNPACKED_BYTES || entries > MAX_ENTRIES) throw new FileFault('file_swells')
    return true
  }
  try {
    const parts = unzipSync(bytes, { filter })
    const sheets = Object.entries(parts).filter(([path]) => path.startsWith('xl/worksheets/'))
    const lastLine = Math.max(0, ...sheets.map(([, xml]) => findLastLine(xml)))
    const hidesRows = sheets.some(([, xml]) => hasHiddenRow(xml))
    return { unpacked: zipSync(parts, { level: 0 }), lastLine, hidesRows }
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('file_unreadable')
  }
}

const CHUNK_BYTES = 1_000_000
const latin = new TextDecoder('latin1')

/** The line of the last cell with a value: formatted lines without one may go on for a million. */
function findLastLine(xml: Uint8Array) {
  for (let end = xml.length; end > 0; end -= CHUNK_BYTES) {
    // Chunks overlap, since a row may begin in one and end in the next.
    const text = latin.decode(xml.subarray(Math.max(0, end - 2 * CHUNK_BYTES), end))
    const value = Math.max(text.lastIndexOf('<v>'), text.lastIndexOf('<is>'))
    if (value < 0) continue
    const row = text.lastIndexOf('<row ', value)
    const [, line] = /^<row [^>]*?\br="(\d+)"/.exec(text.slice(row, value)) ?? []
    return Number(line ?? 0)
  }
  return 0
}

/** Whether a row, or a column, is hidden. */
function hasHiddenRow(xml: Uint8Array) {
  for (let start = 0; start < xml.length; start += CHUNK_BYTES) {
    const text = latin.decode(xml.subarray(start, start + 2 * CHUNK_BYTES))
    if (text.includes(' hidden="1"') || text.includes(' hidden="true"')) return true
  }
  return false
}

/** Rows separated by commas, semicolons, tabs or bars, whichever the file has. */
function readCsv(text: string) {
  // Excel's own first line names the separator.
  const [, separator, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? []
  const { data, errors } = papaparse.parse<string[]>(rest.split(END_OF_FILE)[0] ?? '', {
    delimiter: separator ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: MAX_RECORDS,
  })
  if (data.length >= MAX_RECORDS) throw new FileFault('too_many_rows', { max: MAX_ROWS })
  // A quote that is never closed takes all that follows into one cell.
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new FileFault('file_unreadable')
  const rows = data.map((cells) => cells.map(unwrap))
  return separator ? [[], ...rows] : rows
}

/** `="2135550188"`, by which programs keep Excel from reading a number. */
function unwrap(cell: string) {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}

function textOf(system: { date1904: boolean }) {
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

function asDay(value: number, system: { date1904: boolean }) {
  const parts = SSF.parse_date_code(value, system) as { y: number; m: number; d: number } | null
  if (!parts) return String(value)
  const [year = '', month = '', day = ''] = [parts.y, parts.m, parts.d].map(String)
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
