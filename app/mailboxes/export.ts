import { fileColumns, writeCsv } from './csv.ts'
import type { Mailbox } from './mailbox.ts'
import { saveFile } from './save-file.ts'

export type FileFormat = 'csv' | 'json'

/** A mark that tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Hands the visitor these mailboxes as a file; nothing is sent anywhere. */
export function exportMailboxes(mailboxes: readonly Mailbox[], format: FileFormat) {
  const name = `mailboxes-${new Date().toISOString().slice(0, 10)}.${format}`
  if (format === 'csv') {
    saveFile(name, 'text/csv;charset=utf-8', [BYTE_ORDER_MARK, ...writeCsv(mailboxes)])
  } else saveFile(name, 'application/json', [JSON.stringify(mailboxes, [...fileColumns], 2), '\n'])
}
