import papaparse from 'papaparse'

import { countKnown } from './columns.ts'
import { decodeText, type Encoding } from './decode-text.ts'
import { FileFault, MAX_ABOVE, MAX_ROWS } from './fields.ts'
import { checkOle, readWorkbook } from './read-workbook.ts'
import { listLines, MAX_RECORDS, type ReadFile } from './sheets.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

const ZIP = [0x50, 0x4b]
/** Workbooks of before 2007, and those with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const END_OF_FILE = '\u001a'

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
  const { text, ...encodingFacts } = await decodeText(bytes, encoding)
  // A page of the web, or a document, that a program has named as a spreadsheet.
  if (/^\s*(?:<[!?a-z]|\{\\rtf)/i.test(text)) throw new FileFault('file_unreadable')
  // oxlint-disable-next-line no-control-regex -- no text holds these
  if (/[\0-\x08\x0e-\x19\x1c-\x1f]/.test(text.slice(0, 10_000)))
    throw new FileFault('file_unreadable')
  const lines = listLines(readCsv(text), () => ({}))
  const sheets = [{ name: '', isHidden: false, lines, hiddenColumns: new Set<number>() }]
  return { sheets, date1904: false, text: encodingFacts, unread: null, unseen: null }
}

function beginsWith(bytes: Uint8Array, signature: number[]) {
  return signature.every((byte, at) => bytes[at] === byte)
}

const SEPARATORS = [',', ';', '\t', '|']

function readCsv(text: string) {
  // Excel's own first line names the separator.
  const [, named, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? []
  const [content = ''] = rest.split(END_OF_FILE)
  const delimiter = named ?? guessSeparator(content)
  const { data, errors } = papaparse.parse<string[]>(content, { delimiter, preview: MAX_RECORDS })
  if (data.length >= MAX_RECORDS) throw new FileFault('too_many_rows', { max: MAX_ROWS })
  // A quote that is never closed takes all that follows into one cell.
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new FileFault('quote_open')
  const rows = data.map((cells) => cells.map(unwrap))
  return named ? [[], ...rows] : rows
}

/** The one that parts the most names of columns: amounts such as 9,99 would make a comma of it. */
function guessSeparator(text: string) {
  const scores = SEPARATORS.map((delimiter) => {
    const { data } = papaparse.parse<string[]>(text, { delimiter, preview: MAX_ABOVE })
    return Math.max(0, ...data.map(countKnown))
  })
  const most = Math.max(...scores)
  return most > 1 ? SEPARATORS[scores.indexOf(most)] : ''
}

/** `="2135550188"`, by which programs keep Excel from reading a number. */
function unwrap(cell: string) {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}
