import { createHash } from 'node:crypto'

import { rental as words } from '#sentences/rental.ts'
import type { Day } from '#shared/calendar.ts'
import { say } from '#shared/sentence.ts'
import {
  householdProblems,
  isOfBusiness,
  priceShares,
  signsForm,
} from '#shared/shop/applications/household.ts'
import { isBoxIn } from '#shared/shop/boxes/box-ranges.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import type { ImportProblem, ImportRemark } from '#shared/shop/imports/calls.ts'
import { pricesOf, type AgreedPrices } from '#shared/shop/money/price.ts'

import { readKind, readWhole } from './read-cells.ts'
import { readPeople, type ImportedPerson } from './read-people.ts'
import { readTerms, type ImportedTerms } from './read-terms.ts'
import { readerOf, type Row, type RowReader, type Sheet } from './row-reader.ts'

export type ImportedCustomer = Omit<
  ImportedTerms,
  'plan' | 'monthlyCents' | 'since' | 'paidThrough'
> & {
  box: number
  /** SHA-256 of their cells. */
  digest: string
  use: 'personal' | 'business'
  people: ImportedPerson[]
  plan: string
  prices: AgreedPrices
  isOwnPrice: boolean
  since: Day
  paidThrough: Day
  /** The day of the month that rent is due on. */
  anchorDay: number
}

/** The lines of one box, or a line without one. Without `customer` when it has problems. */
export type ReadRow = {
  lines: number[]
  box: number | null
  name: string
  customer: ImportedCustomer | null
  problems: ImportProblem[]
  remarks: ImportRemark[]
}

type ReadLine = {
  row: RowReader
  box: number | null
  people: ImportedPerson[]
  /** Of the customer's line. */
  terms?: ImportedTerms
}

type Shop = { facts: RentalFacts; today: Day }

/** All boxes of a spreadsheet, in its order: the customer's line with those of other recipients. */
export function readCustomers(rows: Row[], sheet: Sheet, shop: Shop): ReadRow[] {
  const lines = rows.map((row) => readLine(readerOf(row, sheet), shop))
  remarkOnRepeats(lines)
  const byBox = Map.groupBy(
    lines.filter(({ box }) => box !== null),
    ({ box }) => box,
  )
  const done = new Set<ReadLine>()
  return lines.flatMap((line) => {
    if (done.has(line)) return []
    if (line.box === null) return [refusedRow([line])]
    const found = groupOf(line, byBox.get(line.box) ?? [])
    for (const one of found) done.add(one)
    const [first] = found
    return first ? [first.terms ? readBox(found, shop) : refusedRow(found)] : []
  })
}

const MIN_REPEATS = 10

/** A telephone number, or a name, of so many boxes may be the shop's own or a placeholder. */
function remarkOnRepeats(lines: ReadLine[]) {
  const customers = lines.filter(({ terms }) => terms && !terms.isClosed)
  for (const [code, textOf] of [
    ['phone_repeated', ({ terms }: ReadLine) => terms?.phone],
    ['name_repeated', ({ people }: ReadLine) => people[0]?.name],
  ] as const) {
    for (const [text, same] of Map.groupBy(customers, textOf)) {
      if (!text || same.length < MIN_REPEATS) continue
      for (const { row } of same) row.remark(code, { text, count: same.length })
    }
  }
}

function readLine(row: RowReader, { facts, today }: Shop): ReadLine {
  const box = row.read('box', readWhole, 'no_box')
  if (row.text('box') === '') row.refuse('box_missing')
  else if (box !== null && !isBoxIn(facts.boxNumbers, box)) row.refuse('box_unknown', { box })
  const kind = row.read('kind', readKind, 'no_kind', {
    kinds: 'applicant, adult, minor, business, trade-name, employee, collector',
  })
  const people = readPeople(row, kind ?? 'applicant', today)
  if (kind !== null && kind !== 'applicant') return { row, box, people }
  return { row, box, people, terms: readTerms(row, facts, today) }
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
        row.refuse('box_twice', { box: box ?? 0, lines })
    }
  }
  if (!owner) {
    line.row.refuse('box_of_nobody', { box: line.box ?? 0 })
    return others
  }
  const customer = line.terms ? line : owner
  return customer === owner ? [owner, ...others] : [customer]
}

function refusedRow(lines: ReadLine[]): ReadRow {
  return {
    lines: lines.map(({ row }) => row.line),
    box: lines[0]?.box ?? null,
    name: lines[0]?.people[0]?.name ?? '',
    customer: null,
    problems: lines.flatMap(({ row }) => row.problems),
    remarks: lines.flatMap(({ row }) => row.remarks),
  }
}

function readBox(lines: ReadLine[], shop: Shop): ReadRow {
  const [{ row, terms }] = lines as [ReadLine]
  const people = lines.flatMap((line) => line.people)
  const use = people.some(({ kind }) => isOfBusiness(kind)) ? 'business' : 'personal'
  checkPeople(row, { use, people }, terms)
  const found = refusedRow(lines)
  const { plan, monthlyCents, ...more } = terms as ImportedTerms
  const prices = plan && pricesOf(plan.id, shop.facts)
  const { paidThrough } = more
  if (found.problems.length > 0 || !plan || !prices || !paidThrough || found.box === null)
    return found
  const since =
    more.since ?? people[0]?.signedOn ?? people[0]?.crdOn ?? earlier(shop.today, paidThrough)
  const isOwnPrice = monthlyCents !== plan.monthlyCents
  const customer = {
    ...more,
    box: found.box,
    use,
    people,
    plan: plan.id,
    prices: importedPrices(prices, isOwnPrice ? monthlyCents : undefined, { use, people }),
    isOwnPrice,
    since,
    paidThrough,
    anchorDay: anchorOf(since, paidThrough),
  } as const
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...customer, since: more.since }))
    .digest('hex')
  return { ...found, customer: { ...customer, digest } }
}

type People = { use: 'personal' | 'business'; people: ImportedPerson[] }

function checkPeople(row: RowReader, { use, people }: People, terms?: ImportedTerms) {
  // The line reports its refused name already.
  const isWhole = !row.problems.some(
    ({ code }) => code === 'name_missing' || code === 'name_refused' || code === 'personal',
  )
  for (const { code } of isWhole ? householdProblems(householdOf({ use, people })) : []) {
    row.refuse('household', { reason: say(words.household[code], 'en') })
  }
  if (use === 'business' && terms?.plan && !terms.plan.businessName) {
    row.refuse('plan_without_business', { plan: terms.plan.name })
  }
  for (const { kind, name, signedOn } of terms?.isClosed ? [] : people) {
    if (signsForm({ kind, hasPersonalMail: false }) && !signedOn)
      row.refuse('form_missing', { name })
  }
}

function householdOf({ use, people }: People) {
  return {
    use,
    recipients: people.map(({ kind, name }) => ({ kind, name, hasPersonalMail: false })),
  }
}

/**
 * Prices of an imported rental: without a minimum term, since earlier agreements are unknown. A price of its own covers
 * all current recipients and gets no further discount.
 */
function importedPrices(
  { minimumMonths: _unknown, ...prices }: AgreedPrices,
  ownMonthlyCents: number | undefined,
  people: People,
): AgreedPrices {
  if (ownMonthlyCents === undefined) return prices
  const shares = priceShares(householdOf(people), prices)
  const counted = shares.filter((share) => share === 'pays' || share === 'included').length
  const includedRecipients = Math.max(prices.includedRecipients, counted)
  return { ...prices, monthlyCents: ownMonthlyCents, includedRecipients, prepaymentDiscount: {} }
}

/**
 * Months may be shorter: a rental that began on the 31st and is paid through the 30th is next paid through the 31st.
 */
function anchorOf(since: Day, paidThrough: Day) {
  const [began, paid] = [new Date(since).getUTCDate(), new Date(paidThrough).getUTCDate()]
  const next = new Date(Date.parse(paidThrough) + 86_400_000)
  return next.getUTCDate() === 1 && began > paid ? began : paid
}

function earlier(one: Day, other: Day) {
  return one < other ? one : other
}
