import Papa, { type ParseConfig, type ParseLocalConfig } from 'papaparse'

import { undoDefuse } from './csv.ts'
import type { RawRows } from './import-file.ts'
import type { Row } from './import-row.ts'
import { createPauses } from './pauses.ts'

/** Characters parsed in one go: some milliseconds of work. */
const SLICE_CHARACTERS = 256 * 1024
const HEADER_ROW = 1
const MORE_NAMED = 5

const required = ['id', 'location', 'type', 'status', 'lat', 'lng'] as const
const names = new Map<string, string>([
  ...required.map((name) => [name, name] as const),
  ['latitude', 'lat'],
  ['longitude', 'lng'],
  ['lon', 'lng'],
  ['lastupdated', 'lastUpdated'],
  ['description', 'description'],
])

/** Slices work for texts too, though the library's types promise them for files alone. */
type SlicedConfig = ParseConfig<string[]> &
  Pick<ParseLocalConfig<string[]>, 'chunkSize' | 'chunk'> & { download?: false; worker?: false }

/** The rows of a CSV text, counted as a spreadsheet does; the first names the columns. */
export async function readCsvRows(text: string, signal: AbortSignal): Promise<RawRows> {
  const { lines, broken } = await parseInSlices(text, signal)
  const header = (lines[0] ?? []).map((name) => names.get(plain(name)) ?? '')
  const missing = required.filter((name) => !header.includes(name))
  if (missing.length > 0) {
    return { refused: `The first row must name the columns. Missing: ${missing.join(', ')}.` }
  }
  const twins = header.filter((name, place) => name && header.indexOf(name) !== place)
  if (twins.length > 0) return { refused: `Two columns have the same name: ${twins.join(', ')}.` }

  const ignored = (lines[0] ?? []).filter((_, place) => header[place] === '').slice(0, MORE_NAMED)
  return { rows: rowsOf(lines, header, broken), ignored }
}

function* rowsOf(lines: string[][], header: string[], broken: ReadonlyMap<number, string>) {
  for (const [place, fields] of lines.entries()) {
    const number = place + 1
    if (number === HEADER_ROW || fields.every((field) => field.trim() === '')) continue
    const problem = broken.get(place) ?? countProblem(fields, header)
    yield { number, row: asRow(fields, header), ...(problem && { problem }) }
  }
}

function asRow(fields: string[], header: string[]) {
  const row: Row = {}
  for (const [place, name] of header.entries())
    if (name) row[name] = undoDefuse(fields[place] ?? '')
  return row
}

/** Spreadsheets leave off what is empty at the end of a line, but never add to it. */
function countProblem(fields: string[], header: string[]) {
  if (fields.length <= header.length) return undefined
  return `This row has ${fields.length} fields, and the first row names ${header.length} columns`
}

function parseInSlices(text: string, signal: AbortSignal) {
  const lines: string[][] = []
  const broken = new Map<number, string>()
  const pauses = createPauses(signal)

  return new Promise<{ lines: string[][]; broken: Map<number, string> }>((resolve, reject) => {
    const config: SlicedConfig = {
      chunkSize: SLICE_CHARACTERS,
      delimitersToGuess: [',', ';', '\t'],
      chunk({ data, errors }, parser) {
        for (const { type, row } of errors) {
          if (type === 'Quotes') broken.set(lines.length + (row ?? 0), 'The quotes do not match')
        }
        for (const line of data) lines.push(line)
        parser.pause()
        pauses.take().then(() => parser.resume(), reject)
      },
      complete: () => resolve({ lines, broken }),
    }
    Papa.parse(text.replace(/^\uFEFF/, ''), config)
  })
}

function plain(name: string) {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
}
