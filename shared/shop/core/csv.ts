/** Characters that start a formula in some spreadsheet, with full-width, small, superscript and subscript forms. */
const SIGNS = '=＝﹦⁼₌+＋﹢⁺₊-－﹣⁻₋−@＠﹫'
/** Ignored by readers, or by spreadsheets that tidy up, at the start of a text. */
const UNSEEN = /[\s"\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/u
const SEPARATOR = /([;\t\r\n])/
const HARMLESS = /^[\da-z][^;\t\r\n"]*$/i
/** Without it Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export type CsvValue = string | number | null

export function writeCsvNames(names: string[]) {
  return BYTE_ORDER_MARK + writeCsvLines([names])
}

/**
 * The lines after the header, ending with CRLF, every value quoted: an unquoted semicolon would split it in some locales. A text that
 * starts a formula, or contains a part that would, is prefixed with an apostrophe.
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
  return parts[0] === '' && /^[\t\r\n]/.test(text) ? `'${safe}` : safe
}

function beginsFormula(part: string) {
  for (const character of part) if (!UNSEEN.test(character)) return SIGNS.includes(character)
  return false
}
