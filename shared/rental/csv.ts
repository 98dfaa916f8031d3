/** A spreadsheet takes a text that begins so for a formula. */
const FORMULA = /^[\t\r=+\-@]/
const NEEDS_QUOTES = /[",\r\n]/
/** Excel reads a file without it as if it were not UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export type CsvValue = string | number | null

/** The beginning of a table as CSV that a spreadsheet opens: UTF-8 with its mark. */
export function writeCsvNames(names: string[]) {
  return BYTE_ORDER_MARK + writeCsvLines([names])
}

/**
 * The lines that follow it, ending with CRLF. A text that would be a formula gets an apostrophe before it; numbers stay numbers.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeCsvLines(rows: CsvValue[][]) {
  return rows.map((row) => `${row.map(writeValue).join(',')}\r\n`).join('')
}

function writeValue(value: CsvValue) {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
