/** What some spreadsheet takes for the beginning of a formula, as wide, small, raised and lowered signs too. */
const SIGNS = '=＝﹦⁼₌+＋﹢⁺₊\\-－﹣⁻₋−@＠﹫'
/** What a reader, or a spreadsheet that tidies up, does not see of a text's beginning. */
const UNSEEN = String.raw`[\s"\p{C}\p{M}\p{Default_Ignorable_Code_Point}]*`
/** Where a cell may begin: at the text's own beginning, and where another spreadsheet's lines and columns would. */
const FORMULA = new RegExp(`(?<=^|[;\\t\\r\\n])(?=${UNSEEN}[${SIGNS}])|^(?=[\\t\\r\\n])`, 'gu')
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
  const text = typeof value === 'string' ? value.replaceAll(FORMULA, "'") : String(value ?? '')
  return `"${text.replaceAll('"', '""')}"`
}
