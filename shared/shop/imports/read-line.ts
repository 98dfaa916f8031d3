import { isBoxIn } from '#shared/shop/boxes/box-ranges.ts'

import { foldColumn } from './columns.ts'
import type { ImportedPerson, ImportShop } from './imported-customer.ts'
import { readKind, readWhole } from './read-cells.ts'
import { readPeople } from './read-people.ts'
import { readTerms, type ImportedTerms } from './read-terms.ts'
import { readerOf, type Row, type RowReader, type RowSource } from './row-reader.ts'

export type ReadLine = {
  row: RowReader
  box: number | null
  people: ImportedPerson[]
  /** Of the customer's line. */
  terms?: ImportedTerms
}

/** One line of the list: of a customer, or of another person of their box. */
export function readLine(line: Row, source: RowSource, { facts, today }: ImportShop): ReadLine {
  const row = readerOf(line, source)
  if (isTotal(row)) {
    row.problems.splice(0, Infinity, { code: 'totals_row', values: {} })
    return { row, box: null, people: [] }
  }
  if (line.isOfOtherList) {
    row.problems.splice(0, Infinity, { code: 'other_list', values: {} })
    return { row, box: null, people: [] }
  }
  if (line.isHidden) row.remark('row_hidden', 'box')
  if (line.isStruck) row.remark('row_struck', 'box')
  if (line.hasExtraCells === 'mended') row.remark('cells_shifted', 'box')
  const box = row.read('box', readWhole, 'no_box')
  if (row.text('box') === '') row.refuse('box_missing', 'box')
  else if (box !== null && !isBoxIn(facts.boxNumbers, box))
    row.refuse('box_unknown', 'box', { box })
  const kind = row.read('kind', readKind, 'no_kind', {
    kinds: 'applicant, adult, minor, business, trade-name, employee, collector',
  })
  const people = readPeople(row, kind ?? 'applicant', today)
  if (kind !== null && kind !== 'applicant') return { row, box, people }
  for (const field of line.merged.filter((one) => one === 'balance' || one === 'deposit'))
    row.remarkOnCell('cell_merged', field, row.text(field), { column: row.nameOf(field) })
  return { row, box, people, terms: readTerms(row, facts, today) }
}

const TOTAL = /^(?:grand |sub ?)?(?:totals?|sum|count)\b|^(?:sub)?total(?:es)?\b|^suma\b/

/** A line below the list that adds it up. */
function isTotal(row: RowReader) {
  const names = [row.text('name'), row.text('givenName'), row.text('familyName')]
  const hasBox = readWhole(row.text('box')) !== null && names.some(Boolean)
  return !hasBox && [row.text('box'), ...names].some((text) => TOTAL.test(foldColumn(text)))
}
