import { countKnown, foldColumn, matchColumns, monthsOfPrice } from './columns.ts'
import { FileFault, MAX_ABOVE, MAX_COLUMNS, MAX_ROWS, type ImportField } from './fields.ts'
import type { Line, Sheet } from './sheets.ts'

const MIN_KNOWN = 2

export type Head = { line: number; hasTwoRows: boolean }

export type FoundTable = { sheet: Sheet; head: Head; names: string[]; body: Line[]; width: number }

/**
 * The list in a workbook, where a person chose nothing else: on the visible sheet with the most
 * columns of known names, below the row that has them.
 * @throws FileFault when there is none, or it is too large
 */
export function findTable(sheets: Sheet[], wanted: { sheet?: string; head?: Head }): FoundTable {
  const sheet = chooseSheet(sheets, wanted.sheet)
  const { lines } = sheet
  if (lines.some(({ cells }) => cells.findLastIndex(Boolean) >= MAX_COLUMNS))
    throw new FileFault('too_many_columns', { max: MAX_COLUMNS })
  const head = wanted.head ?? guessHead(lines)
  const at = lines.findIndex(({ line }) => line === head?.line)
  const named = lines[at]
  if (!head || !named) throw new FileFault('file_empty')
  const names = joinNames(head.hasTwoRows ? lines[at - 1]?.cells : undefined, named.cells)
  const body = lines.slice(at + 1)
  if (body.length === 0 || names.length === 0) throw new FileFault('file_empty')
  if (body.length > MAX_ROWS) throw new FileFault('too_many_rows', { max: MAX_ROWS })
  const width = Math.max(names.length, ...body.map(({ cells }) => cells.length))
  return { sheet, head, names, body, width }
}

function chooseSheet(sheets: Sheet[], wanted?: string) {
  const named = sheets.find(({ name }) => name === wanted)
  if (named) return named
  const visible = sheets.filter(({ isHidden, lines }) => !isHidden && lines.length > 0)
  const countBest = ({ lines }: Sheet) =>
    Math.max(0, ...lines.slice(0, MAX_ABOVE).map(({ cells }) => countKnown(cells)))
  const [best] = visible.toSorted((one, other) => countBest(other) - countBest(one))
  if (!best) throw new FileFault('file_empty')
  return best
}

/** The row with the most known names, the first where there are none; joined with the row above where that knows more. */
export function guessHead(lines: Line[]): Head | undefined {
  const above = lines.slice(0, MAX_ABOVE)
  const counts = above.map(({ cells }) => countKnown(cells))
  const most = Math.max(0, ...counts)
  const at = most < MIN_KNOWN ? 0 : counts.indexOf(most)
  const [line, before] = [above[at], above[at - 1]]
  if (!line) return undefined
  const joined = joinNames(before?.cells, line.cells)
  const isSame = meaningOf(joined) === meaningOf(line.cells)
  return { line: line.line, hasTwoRows: !isSame && countKnown(joined) >= most }
}

/** Fewer known names beside other cells may be words of a row. */
const MIN_REPEATED = 4

export function isOtherHead(names: string[], { cells }: Line) {
  const known = countKnown(cells)
  if (known < MIN_REPEATED && (known < MIN_KNOWN || known < cells.filter(Boolean).length))
    return false
  return cells.some((name, at) => foldColumn(name) !== foldColumn(names[at] ?? ''))
}

/** `Photo ID` above `Kind` is `Photo ID Kind`. A name above stands over the columns that follow until the next one. */
function joinNames(above: string[] | undefined, cells: string[]) {
  if (!above) return cells
  let group = ''
  return Array.from({ length: Math.max(above.length, cells.length) }, (_, at) => {
    group = above[at] || group
    const name = cells[at] ?? ''
    if (name === '') return above[at] ?? ''
    const joined = `${group} ${name}`.trim()
    // A title above the whole list belongs to no column.
    return countKnown([name]) > 0 && countKnown([joined]) === 0 ? name : joined
  })
}

function meaningOf(names: string[]) {
  const matches = matchColumns(names)
  return matches.map(({ field }, at) => `${field} ${monthsOfPrice(names[at] ?? '')}`).join()
}

/** A quote that was closed in another line. */
export function swallowsLines(names: string[], cells: string[]) {
  const more = cells.flatMap((cell) => cell.split('\n').slice(1))
  return more.some((line) => line.split(/[,;|]/).length > names.length / 2)
}

const CUT_AMOUNT = /(?:^|\t)[-(]?\$ ?\d{1,3}\t\d{3}(?:\.\d{2})?\)?(?:\t|$)/

/**
 * Which lines of a text file have other cells than the names of columns. `more`: a comma within a cell may have shifted those after
 * it, since there are cells beyond the named columns, or more than in most lines. `fewer`: a cell may be missing, since most lines
 * have as many as there are names.
 */
export function unevenIn({ names, body }: FoundTable, fields: (ImportField | null)[]) {
  const named = Math.max(names.findLastIndex(Boolean), fields.findLastIndex(Boolean)) + 1
  const isUsual = (has: (length: number) => boolean) =>
    body.filter(({ cells }) => has(cells.length)).length > body.length / 2
  const endsWithComma = isUsual((length) => length > names.length)
  const isEven = isUsual((length) => length === names.length)
  return (cells: string[]) => {
    const isLonger = !endsWithComma && cells.length > names.length
    if (isLonger || cells.slice(named).some(Boolean) || CUT_AMOUNT.test(cells.join('\t')))
      return 'more'
    return isEven && cells.length > 1 && cells.length < names.length ? 'fewer' : null
  }
}
