/** What some spreadsheet takes for the beginning of a formula, as wide, small, raised and lowered signs too. */
const SIGNS = '=＝﹦⁼₌+＋﹢⁺₊-－﹣⁻₋−@＠﹫'
/** What a reader, or a spreadsheet that tidies up, does not see of a text's beginning. */
const UNSEEN = /[\s"\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/u
/** Where another spreadsheet's lines and columns begin. */
const SEPARATOR = /([;\t\r\n])/
/** Most values: what begins with a letter or digit, and has no part of its own. */
const HARMLESS = /^[\da-z][^;\t\r\n"]*$/i
/** Excel reads a file without it as if it were not UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export type CsvValue = string | number | null

/** The beginning of a table as CSV that a spreadsheet opens: UTF-8 with its mark. */
export function writeCsvNames(names: string[]) {
  return BYTE_ORDER_MARK + writeCsvLines([names])
}

/**
 * The lines that follow it, ending with CRLF, each value in quotes: one with a semicolon would be two where that parts the columns.
 * A text that would be a formula, or whose part would be one there, gets an apostrophe before it.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeCsvLines(rows: CsvValue[][]) {
  return rows.map((row) => `${row.map(writeValue).join(',')}\r\n`).join('')
}

function writeValue(value: CsvValue) {
  if (value === null) return '""'
  if (typeof value === 'string' && HARMLESS.test(value)) return `"${value}"`
  const text = typeof value === 'string' ? disarm(value) : String(value)
  return `"${text.replaceAll('"', '""')}"`
}

function disarm(text: string) {
  const parts = text.split(SEPARATOR)
  const safe = parts.map((part) => (beginsFormula(part) ? `'${part}` : part)).join('')
  // Nothing stands before the separator that begins the text.
  return parts[0] === '' && /^[\t\r\n]/.test(text) ? `'${safe}` : safe
}

function beginsFormula(part: string) {
  for (const character of part) if (!UNSEEN.test(character)) return SIGNS.includes(character)
  return false
}
