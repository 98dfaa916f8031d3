import { asDecimal } from './mailbox-form.ts'
import type { Mailbox } from './mailbox.ts'

/** The columns of a file, in their order. */
export const fileColumns = [
  'id',
  'location',
  'type',
  'status',
  'lat',
  'lng',
  'lastUpdated',
  'description',
] as const

/** What a spreadsheet would run as a formula, however often it was made harmless before. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u
const DEFUSED = /^'+[=+\-@\t\r＝＋－＠]/u
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** The first line of a CSV file. */
export const csvHeader = `${fileColumns.join(',')}\r\n`

/** A mailbox as a line of a CSV file that no spreadsheet runs (RFC 4180). */
export function writeCsvRow({ lat, lng, ...texts }: Mailbox) {
  const numbers = { lat: asDecimal(lat), lng: asDecimal(lng) }
  const cells = fileColumns.map((name) =>
    name === 'lat' || name === 'lng' ? numbers[name] : quote(defuse(texts[name])),
  )
  return `${cells.join(',')}\r\n`
}

/** A text that begins like a formula gets an apostrophe before it. */
export function defuse(text: string) {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Takes that apostrophe away again. */
export function undoDefuse(text: string) {
  return DEFUSED.test(text) ? text.slice(1) : text
}

function quote(text: string) {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
