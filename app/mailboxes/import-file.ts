import type { Mailbox } from './mailbox.ts'
import { createPauses } from './pauses.ts'
import { readRow, type NumberedMailbox, type Row, type RowProblem } from './import-row.ts'

/** A file beyond this would fill the memory of a telephone. */
export const MAX_FILE_BYTES = 40_000_000
const MEGABYTE = 1_000_000

/** What a file holds: the rows that are sound, and what is wrong with the others. */
export type ImportedFile =
  | { state: 'sound'; mailboxes: NumberedMailbox[]; ignored: string[] }
  | { state: 'bad-rows'; problems: RowProblem[]; mailboxes: NumberedMailbox[] }
  | { state: 'refused'; sentence: string }

/** Rows of a file, or why it can't be read at all. */
export type RawRows =
  | { rows: Iterable<{ number: number; row: Row; problem?: string }>; ignored: string[] }
  | { refused: string }

/**
 * Reads a file of mailboxes, CSV or JSON, in slices between which the page stays alive.
 *
 * @param onProgress is told how many rows are read
 */
export async function readFile(
  file: File,
  onProgress: (rows: number) => void,
  signal: AbortSignal,
): Promise<ImportedFile> {
  if (file.size > MAX_FILE_BYTES) return refused(tooLarge(file))
  if (file.size === 0) return refused('This file is empty.')

  const text = await decode(file)
  if (text === null)
    return refused('This file is not text in UTF-8. Please save it as UTF-8 CSV or JSON.')

  const isJson = /^\s*[[{]/.test(text)
  const raw = isJson
    ? (await import('./json-rows.ts')).readJsonRows(text)
    : await (await import('./csv-rows.ts')).readCsvRows(text, signal)
  return 'refused' in raw ? refused(raw.refused) : readRows(raw, onProgress, signal)
}

async function readRows(
  { rows, ignored }: Exclude<RawRows, { refused: string }>,
  onProgress: (rows: number) => void,
  signal: AbortSignal,
): Promise<ImportedFile> {
  const now = new Date().toISOString()
  const mailboxes: NumberedMailbox[] = []
  const problems: RowProblem[] = []
  const firstRows = new Map<string, number>()
  const pause = createPauses(signal)
  let count = 0

  for (const { number, row, problem } of rows) {
    count += 1
    const read = problem ? { row: number, id: '', sentence: problem } : readRow(row, number, now)
    const first = 'sentence' in read ? undefined : firstRows.get(read.id)
    if ('sentence' in read) problems.push(read)
    else if (first) problems.push(twin(read, number, first))
    else {
      firstRows.set(read.id, number)
      mailboxes.push({ row: number, mailbox: read })
    }
    if (pause.isDue()) {
      onProgress(count)
      await pause.take()
    }
  }
  if (problems.length > 0) return { state: 'bad-rows', problems, mailboxes }
  if (count === 0) return refused('This file holds no mailbox.')
  return { state: 'sound', mailboxes, ignored }
}

function twin({ id }: Mailbox, row: number, first: number): RowProblem {
  return { row, id, sentence: `This ID stands in row ${first} already` }
}

async function decode(file: File) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

function tooLarge({ size }: File) {
  const [is, may] = [Math.ceil(size / MEGABYTE), MAX_FILE_BYTES / MEGABYTE]
  return `This file has ${is} MB, and at most ${may} MB can be read at once. Please split it.`
}

function refused(sentence: string): ImportedFile {
  return { state: 'refused', sentence: `${sentence} Nothing was changed.` }
}
