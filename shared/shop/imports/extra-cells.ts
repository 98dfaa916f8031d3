import type { ImportField } from './fields.ts'
import type { FoundTable } from './find-table.ts'

/** `$1` beside `234.50`. */
const CUT_AMOUNT = /(?:^|\t)[-(]?\$ ?\d{1,3}\t\d{3}(?:\.\d{2})?\)?(?:\t|$)/

/**
 * Whether a comma within a cell has shifted those after it, in a text file: there are cells beyond the named columns, or more
 * cells than in most lines, even if the last ones are empty.
 */
export function extraCellsIn({ names, body }: FoundTable, fields: (ImportField | null)[]) {
  const named = Math.max(names.findLastIndex(Boolean), fields.findLastIndex(Boolean)) + 1
  const longer = body.filter(({ cells }) => cells.length > names.length).length
  const endsWithComma = longer > body.length / 2
  return (cells: string[]) =>
    cells.slice(named).some(Boolean) ||
    (!endsWithComma && cells.length > names.length) ||
    CUT_AMOUNT.test(cells.join('\t'))
}
