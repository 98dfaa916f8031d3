import { isBoxIn } from '#shared/shop/boxes/box-ranges.ts'

import { foldColumn } from './columns.ts'
import type { ImportedPerson, ImportShop } from './imported-customer.ts'
import { readWhole } from './read-cells.ts'
import { readPeople } from './read-people.ts'
import { readTerms, type ImportedTerms } from './read-terms.ts'
import { readerOf, type Row, type RowReader, type RowSource } from './row-reader.ts'

export type ReadLine = {
  row: RowReader
  box: number | null
  people: ImportedPerson[]
  terms?: ImportedTerms
}

export function readLine(line: Row, source: RowSource, shop: ImportShop): ReadLine {
  const row = readerOf(line, source)
  const refused = isTotal(row) ? 'totals_row' : line.refused
  if (refused) {
    row.problems.splice(0, Infinity, { code: refused, values: {} })
    return { row, box: null, people: [] }
  }
  const box = row.read('box')
  if (row.text('box') === '') row.addRemark('box_missing', 'box')
  else if (box !== null && !isBoxIn(shop.facts.boxNumbers, box))
    row.addRemark('box_unknown', 'box', { box })
  const kind = row.read('kind')
  const people = readPeople(row, kind ?? 'applicant', shop.today)
  const isCustomer = kind === null || kind === 'applicant'
  return { row, box, people, ...(isCustomer && { terms: readTerms(row, shop) }) }
}

const TOTAL = /^(?:grand |sub ?)?(?:totals?|sum|count)\b|^(?:sub)?total(?:es)?\b|^suma\b/

function isTotal(row: RowReader) {
  const names = [row.text('name'), row.text('givenName'), row.text('familyName')]
  const hasBox = readWhole(row.text('box')) !== null && names.some(Boolean)
  return !hasBox && [row.text('box'), ...names].some((text) => TOTAL.test(foldColumn(text)))
}
