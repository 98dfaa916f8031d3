import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { render } from '#shared/sentence.ts'
import { householdProblems, signsForm } from '#shared/shop/applications/household.ts'
import { foldText } from '#shared/shop/core/search-terms.ts'

import { statusWords } from './cell-words.ts'
import { foldColumn } from './columns.ts'
import type { ImportProblem, ImportRemark } from './fields.ts'
import {
  digestOf,
  householdOf,
  importedCustomer,
  isFitting,
  type ImportedCustomer,
  type ImportedPerson,
  type ImportShop,
} from './imported-customer.ts'
import { readCents } from './read-cells.ts'
import { readLine, type ReadLine } from './read-line.ts'
import type { ImportedTerms } from './read-terms.ts'
import { remarkOnList } from './remark-on-list.ts'
import type { Row, RowReader, RowSource } from './row-reader.ts'

/** The lines of one box, or a line without one. Without `customer` when it has problems. */
export type ReadRow = {
  lines: number[]
  box: number | null
  name: string
  customer: ImportedCustomer | null
  digest: string | null
  problems: ImportProblem[]
  remarks: ImportRemark[]
}

const ROWS_AT_ONCE = 200

export async function readCustomers(
  rows: Row[],
  source: RowSource,
  shop: ImportShop,
  onShare: (share: number) => void,
) {
  const lines = rows.map((row, at) => {
    if (at % ROWS_AT_ONCE === 0) onShare(at / rows.length)
    return readLine(row, source, shop)
  })
  const byBox = Map.groupBy(
    lines.filter(({ box }) => box !== null),
    ({ box }) => box,
  )
  for (const same of byBox.values()) joinHouseholds(same)
  remarkOnList(lines, rows)
  const done = new Set<ReadLine>()
  const groups = lines.flatMap((line) => {
    if (done.has(line)) return []
    const group = line.box === null ? [line] : groupOf(line, byBox.get(line.box) ?? [])
    for (const one of group) done.add(one)
    return [group]
  })
  return Promise.all(groups.map((group) => readBox(group, shop)))
}

/** A second customer of a box with the same terms, or none of their own, is taken for another adult of it. */
function joinHouseholds(same: ReadLine[]) {
  const [first, ...others] = same.filter(({ terms }) => terms && !terms.isClosed)
  for (const line of others) {
    const [person, ...more] = line.people
    const isOther =
      person?.kind === 'applicant' &&
      foldText(person.name) !== foldText(first?.people[0]?.name ?? '')
    if (!isOther || !first || !sharesTerms(first.row, line.row)) continue
    const kind = householdOf(first.people).use === 'business' ? 'employee' : 'adult'
    line.people = [{ ...person, kind }, ...more]
    delete line.terms
    const problems = line.row.problems.filter(
      ({ at }) => !at || !TERMS.some((field) => field === at.field),
    )
    line.row.problems.splice(0, Infinity, ...problems)
    line.row.addRemark('second_person', 'kind', { box: line.box ?? 0, name: person.name })
  }
}

const TERMS = ['plan', 'price', 'paidThrough', 'closesOn'] as const

function sharesTerms(first: RowReader, other: RowReader) {
  return TERMS.every((field) => {
    const text = other.text(field)
    return text === '' || text === first.text(field)
  })
}

/** Lines of the same rental, the customer's first. Lines of recipients belong to the current renter of the box. */
function groupOf(line: ReadLine, ofBox: ReadLine[]) {
  const customers = ofBox.filter(({ terms }) => terms)
  const open = customers.filter(({ terms }) => !terms?.isClosed)
  const others = ofBox.filter(({ terms }) => !terms)
  const owner = open[0] ?? customers.at(-1)
  if (open.length > 1) {
    const lines = open.map(({ row }) => row.line).join(', ')
    for (const { row, box } of open) {
      if (!row.problems.some(({ code }) => code === 'box_twice'))
        row.addRemark('box_twice', 'kind', { box: box ?? 0, lines })
    }
  }
  if (!owner) {
    line.row.addRemark('box_without_customer', 'kind', { box: line.box ?? 0 })
    return others
  }
  const customer = line.terms ? line : owner
  return customer === owner ? [owner, ...others] : [customer]
}

async function readBox(lines: ReadLine[], shop: ImportShop): Promise<ReadRow> {
  const [{ row, terms, box }] = lines as [ReadLine]
  const people = listPeople(lines)
  remarkOnLeftOut(lines)
  if (terms) checkPeople(row, people, terms)
  const joined = {
    lines: lines.map((line) => line.row.line),
    box,
    name: people[0]?.name ?? '',
    customer: null,
    digest: null,
    problems: lines.flatMap((line) => line.row.problems),
    remarks: lines.flatMap((line) => line.row.remarks),
  }
  if (joined.problems.length > 0 || !terms || box === null) return joined
  const { plan, isClosed: _isClosed, ...rest } = terms
  const sent = { line: row.line, box, people, ...rest, plan: plan?.id }
  const { success, output } = v.safeParse(importedCustomer, sent)
  if (!success || !isFitting(output, shop))
    return { ...joined, problems: [{ code: 'row_unfit', values: {} }] }
  return { ...joined, customer: output, digest: await digestOf(output) }
}

const OF_CUSTOMER = [
  ...TERMS,
  ...(['balance', 'deposit', 'holdFrom', 'holdUntil', 'note', 'status'] as const),
  ...(['email', 'phone', 'keys', 'language', 'months', 'since'] as const),
] as const

/** Another person's line may owe something of its own, or be closed alone. */
function remarkOnLeftOut([first, ...others]: ReadLine[]) {
  for (const { row, people } of others) {
    for (const field of OF_CUSTOMER) {
      const text = row.text(field)
      const isNothing =
        text === '' || readCents(text) === 0 || statusWords.get(foldColumn(text)) === 'open'
      if (isNothing || text === first?.row.text(field)) continue
      row.addRemark('left_out', field, { name: people[0]?.name ?? '' })
    }
  }
}

/** Partners of a business are its people, partners in a private box are adults. */
function listPeople(lines: ReadLine[]) {
  const isBusiness = householdOf(lines.flatMap(({ people }) => people)).use === 'business'
  return lines.flatMap(({ row, people }) =>
    isBusiness && /^(?:partner|soci[oa])$/i.test(row.text('kind').trim())
      ? people.map((person) =>
          person.kind === 'adult' ? { ...person, kind: 'employee' as const } : person,
        )
      : people,
  )
}

function checkPeople(row: RowReader, people: ImportedPerson[], { plan, isClosed }: ImportedTerms) {
  const { use, recipients } = householdOf(people)
  // The line reports its refused name already.
  const isWhole = !row.problems.some(
    ({ code }) => code === 'name_missing' || code === 'name_refused' || code === 'personal',
  )
  for (const { code } of isWhole ? householdProblems({ use, recipients }) : [])
    row.addRemark('household', 'kind', { reason: render(words.household[code], 'en') })
  if (use === 'business' && plan && !plan.businessName)
    row.addRemark('plan_without_business', 'plan', { plan: plan.name })
  if (isClosed) return
  for (const person of people.filter(signsForm)) {
    const { name, signedOn, isFormOnFile } = person
    if (!isFormOnFile) row.addRemark('form_unsigned', 'signedOn', { name })
    else if (!signedOn) row.addRemark('form_day_unknown', 'signedOn', { name })
  }
}
