import { addMonths, type Day } from '#shared/calendar.ts'
import { lookUp } from '#shared/look-up.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'
import { canCloseOn } from '#shared/shop/boxes/closing.ts'
import { MAX_NOTE_LENGTH } from '#shared/shop/boxes/note-calls.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { foldText } from '#shared/shop/core/search-terms.ts'

import { statusWords } from './cell-words.ts'
import { foldColumn, monthsOfPrice } from './columns.ts'
import type { ImportShop } from './imported-customer.ts'
import { isOddEmail, isOddPhone, readAnswer } from './read-cells.ts'
import { dollars, type RowReader, type Rule } from './row-reader.ts'

/** Longer ago the box may be closed, further ahead the year may be a slip. */
const MAX_LATE_MONTHS = 6
const MAX_PAID_MONTHS = 36
const MAX_USUAL_KEYS = 5
/** Prices so far from the plan's may be of a term, of a week, or in cents. */
const [MIN_SHARE, MAX_SHARE] = [0.5, 2]

/** A note of money, of a day that counts, or of other people. */
const NOTE_OF_TERMS =
  /\$ ?\d|\b(?:owe[sd]?|credit|refund\w*|pre ?paid|paid (?:thru|through|until|up to)|hold|vacation|expire[sd]?|discount|past due|also|shares?|same as|debe|pagado hasta)\b/

type About = ReturnType<typeof readCells>
const isFar = (day: Day, { today }: About) => day > addMonths(today, MAX_PAID_MONTHS)

const rules: Rule<About>[] = [
  ['closing_far', 'closesOn', (a) => a.closesOn && !a.isClosed && !canCloseOn(a.closesOn, a.today)],
  ['closing_ahead', 'closesOn', (a) => a.closesOn && !a.isClosed && { day: a.closesOn }],
  // A day on which a contract ends may be no closing.
  [
    'closed_doubtful',
    'closesOn',
    (a) =>
      a.isClosed && a.closesOn && (a.status === 'open' || isEndOfTerm(a)) && { day: a.closesOn },
  ],
  ['status_closed', 'status', (a) => !a.isClosed && a.status === 'closed'],
  [
    'status_closed',
    'closesOn',
    ({ row }) =>
      readAnswer(row.text('closesOn')) && {
        text: `${row.nameOf('closesOn')}: ${row.text('closesOn')}`,
      },
  ],
  ['status_unknown', 'status', (a) => !a.isClosed && !a.status && a.row.text('status') !== ''],
  ['paid_missing', 'paidThrough', (a) => !a.isClosed && a.row.text('paidThrough') === ''],
  [
    'day_unlikely',
    'paidThrough',
    (a) => a.paidThrough && isPaidUnlikely(a, a.paidThrough) && { day: a.paidThrough },
  ],
  ['day_ahead', 'since', (a) => a.since && a.since > a.today && { day: a.since }],
  ['no_plan', 'plan', (a) => !a.named && a.row.text('price') === ''],
  ['plan_unknown', 'plan', (a) => a.named && !a.plan && { plans: a.plans }],
  ['price_unknown', 'plan', (a) => !a.named && !a.plan && a.written && { price: a.written }],
  [
    'price_of_term',
    'price',
    (a) => !a.named && a.plan && a.months > 1 && { price: a.written, count: a.months },
  ],
  ['price_divided', 'price', (a) => a.count > 1 && a.price !== null && dividedOf(a)],
  // Above the plan's and for several months, it may be that of a term.
  [
    'price_of_months',
    'price',
    (a) => a.share >= (a.months > 1 && a.share > 1 ? 1 : MAX_SHARE) && pricesOf(a),
  ],
  ['price_low', 'price', (a) => a.share <= MIN_SHARE && pricesOf(a)],
  ['sum_large', 'deposit', (a) => isLarge(a.deposit, a)],
  ['sum_large', 'balance', (a) => isLarge(a.balance, a)],
  ['day_unlikely', 'holdUntil', (a) => a.until && isFar(a.until, a) && { day: a.until }],
  ['hold_incomplete', 'holdUntil', (a) => a.from && !a.hold && isHoldRead(a)],
  ['hold_incomplete', 'holdFrom', (a) => a.until && !a.from && isHoldRead(a)],
  ['personal', 'note', ({ row }) => holdsPersonalIdentifier(row.text('note'))],
  [
    'too_long',
    'note',
    ({ row }) => row.text('note').length > MAX_NOTE_LENGTH && { max: MAX_NOTE_LENGTH },
  ],
  ['note_telling', 'note', ({ row }) => NOTE_OF_TERMS.test(foldText(row.text('note')))],
  ['contact_doubtful', 'phone', ({ row }) => isOddPhone(row.read('phone') ?? '')],
  ['contact_doubtful', 'email', ({ row }) => isOddEmail(row.read('email') ?? '')],
  ['keys_many', 'keys', ({ row }) => (row.read('keys') ?? 0) > MAX_USUAL_KEYS],
  // The next rent, not a debt.
  ['rent_owed', 'balance', (a) => isRent(a) && { day: a.paidThrough ?? '' }],
  ['cell_merged', 'balance', ({ row }) => row.merged.includes('balance')],
  ['cell_merged', 'deposit', ({ row }) => row.merged.includes('deposit')],
]

export function readTerms(row: RowReader, shop: ImportShop) {
  const about = readCells(row, shop)
  row.judge(rules, about)
  const { closesOn, isClosed, plan, monthlyCents, months, since, deposit, hold } = about
  return {
    plan,
    monthlyCents,
    email: row.read('email') ?? '',
    phone: row.read('phone'),
    language: row.read('language') ?? ('en' as const),
    months,
    since,
    paidThrough: about.paidThrough ?? closesOn,
    depositCents: deposit,
    balanceCents: about.balance,
    keys: row.read('keys') ?? (row.isNothing('keys') ? 0 : 1),
    hold,
    note: row.text('note') || null,
    closesOn,
    isClosed,
  }
}
export type ImportedTerms = ReturnType<typeof readTerms>

function readCells(row: RowReader, { facts, today }: ImportShop) {
  const isAnswered = readAnswer(row.text('closesOn')) !== null
  const closesOn = isAnswered ? null : row.day('closesOn')
  const [from, until] = [row.day('holdFrom'), row.day('holdUntil')]
  const [priced, count] = [row.read('price'), monthsOfPrice(row.nameOf('price')) ?? 1]
  const price = priced === null ? null : Math.round(priced / count)
  const monthly = readPlan(row, price, facts)
  return {
    ...monthly,
    row,
    today,
    priced,
    price,
    count,
    closesOn,
    isClosed: closesOn !== null && closesOn < today,
    paidThrough: row.day('paidThrough'),
    since: row.day('since'),
    status: statusWords.get(foldColumn(row.text('status'))),
    months: row.read('months') ?? 1,
    deposit: row.read('deposit') ?? 0,
    balance: row.read('balance') ?? 0,
    from,
    until,
    hold: from && until && from <= until ? { from, until } : null,
    plans: facts.plans.map(({ name }) => name).join(', '),
    /** Of the plan's price; not a number where one of both is unknown. */
    share: monthly.named && price !== null ? price / (monthly.plan?.monthlyCents ?? NaN) : NaN,
  }
}

function readPlan(row: RowReader, price: number | null, { plans }: RentalFacts) {
  const named = row.text('plan')
  const written = price === null ? '' : money(price)
  const [match, ...others] = plans.filter(({ monthlyCents }) => monthlyCents === price)
  const byPrice = others.length === 0 ? match : undefined
  const plan = findPlan(named || written, plans, row) ?? (named ? undefined : byPrice)
  return { named, written, plan, monthlyCents: price ?? plan?.monthlyCents ?? 0 }
}

function findPlan(text: string, plans: RentalFacts['plans'], { source }: RowReader) {
  const folded = foldColumn(text)
  const byHand = lookUp(source.plans, folded)
  if (byHand !== undefined) {
    const plan = plans.find(({ id }) => id === byHand)
    const rows = (source.assigned.get(text)?.rows ?? 0) + 1
    if (plan) source.assigned.set(text, { text, plan: plan.id, rows })
    return plan
  }
  const bare = (name: string) => foldColumn(name).replace(/ (?:plan|box|mailbox)$/, '')
  return plans.find(({ id, name }) => [id, name].map(bare).includes(bare(text)))
}

function dividedOf({ priced, price, count }: About) {
  return { price: money(priced ?? 0), count, monthly: money(price ?? 0) }
}

function isLarge(cents: number, { monthlyCents }: About) {
  const isMore = monthlyCents > 0 && Math.abs(cents) > 12 * monthlyCents
  return isMore && { amount: money(cents) }
}

function isRent({ balance, monthlyCents, paidThrough, today }: About) {
  const isAhead = paidThrough !== null && paidThrough > today
  return isAhead && balance > 0 && monthlyCents > 0 && balance % monthlyCents === 0
}

function isEndOfTerm({ row, paidThrough, closesOn }: About) {
  if (/\bend\b/i.test(row.nameOf('closesOn'))) return true
  return paidThrough !== null && closesOn !== null && paidThrough >= closesOn
}

function isPaidUnlikely(about: About, paid: Day) {
  const { since, today, isClosed } = about
  const isSlip = !isClosed && (paid < addMonths(today, -MAX_LATE_MONTHS) || isFar(paid, about))
  return isSlip || (since !== null && since <= today && since > paid)
}

function isHoldRead({ row, from, until }: About) {
  return (from !== null || !row.text('holdFrom')) && (until !== null || !row.text('holdUntil'))
}

function pricesOf({ written, plan, share }: About) {
  const usual = money(plan?.monthlyCents ?? 0)
  return { price: written, usual, count: Number(share.toFixed(1)) }
}

function money(cents: number) {
  return dollars.format(cents / 100)
}
