import { unzipSync, zipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import papaparse from 'papaparse'

import { cleanLines } from '#shared/clean-text.ts'
import type { ImportFault } from '#shared/content/imports.ts'
import { MAX_COLUMNS, MAX_ROWS } from '#shared/shop/imports/calls.ts'

/** Unpacked size: 5,000 rows of 40 columns are some 8 MB. */
const MAX_UNPACKED_BYTES = 64_000_000
const MAX_ENTRIES = 500
/** Rows above the header: a title, a date. */
const MAX_ABOVE = 20
const MAX_CELL = 2_000
/** Most records, empty ones included. */
const MAX_RECORDS = 50_000
const ZIP = [0x50, 0x4b]
/** Workbooks of Excel before 2007, or with a password. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]

export class FileFault extends Error {
  readonly fault: ImportFault
  readonly values: Record<string, number>

  constructor(fault: ImportFault, values: Record<string, number> = {}) {
    super(fault)
    this.fault = fault
    this.values = values
  }
}

export type Line = { line: number; cells: string[] }

/** The non-empty rows of a spreadsheet as texts. Formulas have their saved results. @throws FileFault */
export async function readTable(bytes: Uint8Array): Promise<Line[]> {
  const rows = await readRows(bytes)
  const lines = rows.flatMap((cells, index) => {
    const texts = cells.map(cellText)
    return texts.some(Boolean) ? [{ line: index + 1, cells: texts }] : []
  })
  if (lines.length > MAX_ROWS + MAX_ABOVE) throw new FileFault('too_many_rows', { max: MAX_ROWS })
  if (lines.some(({ cells }) => cells.findLastIndex(Boolean) >= MAX_COLUMNS)) {
    throw new FileFault('too_many_columns', { max: MAX_COLUMNS })
  }
  return lines
}

async function readRows(bytes: Uint8Array): Promise<unknown[][]> {
  if (beginsWith(bytes, OLD_WORKBOOK)) throw new FileFault('file_locked')
  if (beginsWith(bytes, ZIP)) return readWorkbook(bytes)
  const text = decode(bytes)
  // oxlint-disable-next-line no-control-regex -- what no text holds
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text.slice(0, 10_000)))
    throw new FileFault('file_unreadable')
  return readCsv(text)
}

function beginsWith(bytes: Uint8Array, signature: number[]) {
  return signature.every((byte, at) => bytes[at] === byte)
}

async function readWorkbook(bytes: Uint8Array) {
  const workbook = await readXlsx(unpackBounded(bytes)).catch(() => null)
  if (!workbook) throw new FileFault('file_unreadable')
  const sheet = workbook.sheets.find(({ rows }) => rows.length > 1) ?? workbook.sheets[0]
  return sheet?.rows ?? []
}

/**
 * The same workbook uncompressed: the declared sizes are checked before unpacking, and no entry may exceed its own.
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
    return zipSync(unzipSync(bytes, { filter }), { level: 0 })
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('file_unreadable')
  }
}

/** Old programs write Windows-1252, and Excel sometimes UTF-16. */
function decode(bytes: Uint8Array) {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function readCsv(text: string) {
  // Excel's own first line names the separator.
  const [, separator, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? []
  const { data, errors } = papaparse.parse<string[]>(rest, {
    delimiter: separator ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: MAX_RECORDS,
  })
  if (data.length >= MAX_RECORDS) throw new FileFault('too_many_rows', { max: MAX_ROWS })
  // An unclosed quote swallows the rest of the file into one cell.
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new FileFault('file_unreadable')
  return separator ? [[], ...data] : data
}

/** A cell as a person would type it. */
function cellText(value: unknown): string {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return ''
  return cleanLines(value).slice(0, MAX_CELL)
}
