import { csvHeader, fileColumns, writeCsvRow } from './csv.ts'
import type { Mailbox } from './mailbox.ts'
import { createPauses } from './pauses.ts'
import { saveFile } from './save-file.ts'

export type FileFormat = 'csv' | 'json'

/** A mark that tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Hands the visitor these mailboxes as a file; nothing is sent anywhere. */
export async function exportMailboxes(mailboxes: readonly Mailbox[], format: FileFormat) {
  const parts = await writeFile(mailboxes, format)
  const name = `mailboxes-${new Date().toISOString().slice(0, 10)}.${format}`
  saveFile(name, format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json', parts)
}

/** The text of a file, in parts. */
export async function writeFile(mailboxes: readonly Mailbox[], format: FileFormat) {
  if (format === 'csv') {
    const rows = await inSlices(mailboxes, writeCsvRow)
    return [BYTE_ORDER_MARK, csvHeader, ...rows]
  }
  const last = mailboxes.length - 1
  const rows = await inSlices(mailboxes, (mailbox, place) => {
    const end = place < last ? ',\n' : '\n'
    return JSON.stringify(mailbox, [...fileColumns]) + end
  })
  return ['[\n', ...rows, ']\n']
}

async function inSlices(
  mailboxes: readonly Mailbox[],
  write: (mailbox: Mailbox, place: number) => string,
) {
  const pauses = createPauses()
  const rows: string[] = []
  for (const [place, mailbox] of mailboxes.entries()) {
    rows.push(write(mailbox, place))
    if (pauses.isDue()) await pauses.take()
  }
  return rows
}
