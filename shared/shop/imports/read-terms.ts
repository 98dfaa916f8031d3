import * as v from 'valibot'

import { emailAddress } from '#shared/account.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import { lookUp } from '#shared/look-up.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'
import { phone } from '#shared/phone.ts'
import { canCloseOn } from '#shared/shop/boxes/closing.ts'
import { MAX_NOTE_LENGTH } from '#shared/shop/boxes/note-calls.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { MAX_CENTS, MAX_KEYS } from '#shared/shop/core/fields.ts'

import { statusWords } from './cell-words.ts'
import { foldColumn } from './columns.ts'
import type { ImportField } from './fields.ts'
import { FIRST_DAY } from './imported-customer.ts'
import { readCents, readLanguage, readMonths, readWhole } from './read-cells.ts'
import type { RowReader } from './row-reader.ts'

/** Before, and further ahead, the year may be a slip. */
const FIRST_PAID = '2020-01-01'
const MAX_PAID_MONTHS = 36
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
type Plan = RentalFacts['plans'][number]

/** The terms of a customer's line. */
export function readTerms(row: RowReader, facts: RentalFacts, today: Day) {
  const closesOn = row.day('closesOn')
  const isClosed = closesOn !== null && closesOn < today
  const paidThrough = readPaidThrough(row, isClosed, today)
  if (closesOn && !isClosed && !canCloseOn(closesOn, today)) {
    row.refuse('closing_far', 'closesOn', { column: row.nameOf('closesOn') })
  }
  if (closesOn) remarkOnClosing(row, closesOn, paidThrough, today)
  if (!isClosed) remarkOnStatus(row)
  const months = row.read('months', readMonths, 'no_term') ?? 1
  const price = readPlan(row, facts, months)
  return {
    ...price,
    email: row.read('email', asEmail, 'no_email') ?? '',
    phone: row.read('phone', asPhone, 'no_phone'),
    language: row.read('language', readLanguage, 'no_language') ?? ('en' as const),
    months,
    since: readSince(row, today, paidThrough),
    paidThrough: paidThrough ?? closesOn,
    depositCents: readDeposit(row, price.monthlyCents),
    balanceCents: readAmount(row, 'balance', readCents) ?? 0,
    keys: row.read('keys', asKeys, 'no_keys') ?? (row.isNothing('keys') ? 0 : 1),
    hold: readHold(row, today),
    note: readNote(row),
    closesOn,
    isClosed,
  }
}

/** A day on which a contract ends may be no closing. */
function remarkOnClosing(row: RowReader, day: Day, paidThrough: Day | null, today: Day) {
  const isActive = statusWords.get(foldColumn(row.text('status'))) === 'open'
  const isPaid = paidThrough !== null && paidThrough > day
  if (day >= today) row.remark('closing_ahead', 'closesOn', { column: row.nameOf('closesOn'), day })
  else if (isActive || isPaid)
    row.remark('closed_doubtful', 'closesOn', { column: row.nameOf('closesOn'), day })
}

function readSince(row: RowReader, today: Day, paidThrough: Day | null) {
  const since = row.day('since')
  const values = { column: row.nameOf('since'), day: since ?? '' }
  if (since && since < FIRST_DAY) row.refuse('day_unlikely', 'since', values)
  if (since && since > today) row.refuse('day_ahead', 'since', values)
  else if (since && paidThrough && paidThrough >= FIRST_PAID && since > paidThrough)
    row.remarkOnDay('paidThrough', paidThrough)
  return since
}

function readPaidThrough(row: RowReader, isClosed: boolean, today: Day) {
  const paidThrough = row.day('paidThrough')
  if (isClosed) return paidThrough
  if (row.text('paidThrough') === '') row.refuse('paid_missing', 'paidThrough')
  const isLikely =
    !paidThrough || (paidThrough >= FIRST_PAID && paidThrough <= addMonths(today, MAX_PAID_MONTHS))
  if (!isLikely) row.remarkOnDay('paidThrough', paidThrough)
  return paidThrough
}

function readDeposit(row: RowReader, monthlyCents: number) {
  const cents = readAmount(row, 'deposit', asDeposit) ?? 0
  if (monthlyCents > 0 && cents > 12 * monthlyCents)
    row.remark('deposit_large', 'deposit', { deposit: dollars.format(cents / 100) })
  return cents
}

function readHold(row: RowReader, today: Day) {
  const [from, until] = [row.day('holdFrom'), row.day('holdUntil')]
  if (until && until > addMonths(today, MAX_PAID_MONTHS)) row.remarkOnDay('holdUntil', until)
  if (from && until && from <= until) return { from, until }
  const isUnread =
    (row.text('holdFrom') !== '' && !from) || (row.text('holdUntil') !== '' && !until)
  if ((from || until) && !isUnread) row.refuse('hold_incomplete', from ? 'holdUntil' : 'holdFrom')
  return null
}

export type ImportedTerms = ReturnType<typeof readTerms>

/** By name, id or price; a price of their own is kept. */
function readPlan(row: RowReader, { plans }: RentalFacts, months: number) {
  const price = readAmount(row, 'price', asDeposit)
  const text = row.text('plan')
  if (text !== '') {
    const plan = findPlan(text, plans, row)
    if (!plan)
      row.refuseCell('plan_unknown', 'plan', text, {
        plans: plans.map(({ name }) => name).join(', '),
      })
    if (plan && price !== null) remarkOnPrice(row, price, plan, months)
    return { plan, monthlyCents: price ?? plan?.monthlyCents ?? 0 }
  }
  if (price === null) {
    if (!row.text('price')) row.refuse('no_plan', 'plan')
    return { plan: undefined, monthlyCents: 0 }
  }
  const written = dollars.format(price / 100)
  const [found, ...others] = plans.filter(({ monthlyCents }) => monthlyCents === price)
  const plan = findPlan(written, plans, row) ?? (others.length === 0 ? found : undefined)
  if (!plan) row.refuse('price_unknown', 'plan', { price: written })
  else if (months > 1) row.remark('price_of_term', 'price', { price: written, count: months })
  return { plan, monthlyCents: price }
}

/** Prices so far from the plan's may be of a term, of a week, or in cents. */
const [MIN_SHARE, MAX_SHARE] = [0.5, 2]

function remarkOnPrice(row: RowReader, price: number, { monthlyCents }: Plan, months: number) {
  const share = price / monthlyCents
  // Above the plan's and for several months, it may be that of a term.
  const max = months > 1 && share > 1 ? 1 : MAX_SHARE
  if (share > MIN_SHARE && share < max) return
  const values = { price: dollars.format(price / 100), usual: dollars.format(monthlyCents / 100) }
  if (share >= max)
    row.remark('price_of_months', 'price', { ...values, count: Number(share.toFixed(1)) })
  else row.remark('price_low', 'price', values)
}

function remarkOnStatus(row: RowReader) {
  const text = row.text('status')
  const meaning = statusWords.get(foldColumn(text))
  if (text === '' || meaning === 'open') return
  row.remarkOnCell(meaning === 'closed' ? 'status_closed' : 'status_unknown', 'status', text)
}

function findPlan(text: string, plans: Plan[], { plans: chosen, assign }: RowReader) {
  const folded = foldColumn(text)
  const byHand = lookUp(chosen, folded)
  if (byHand !== undefined) {
    const plan = plans.find(({ id }) => id === byHand)
    if (plan) assign(text, plan.id)
    return plan
  }
  const wanted = folded.replace(/ (?:plan|box|mailbox)$/, '')
  const isSame = (name: string) => foldColumn(name).replace(/ (?:plan|box|mailbox)$/, '') === wanted
  return plans.find(({ id, name }) => isSame(id) || isSame(name))
}

function asEmail(text: string) {
  const { success, output } = v.safeParse(emailAddress, text)
  return success ? output : null
}

function asPhone(text: string) {
  const { success, output } = v.safeParse(phone, text)
  // `000-000-0000` stands for none.
  return success && new Set(text.match(/\d/g)).size > 1 ? output : null
}

function readAmount(row: RowReader, field: ImportField, read: (text: string) => number | null) {
  const cents = row.read(field, read, 'no_amount')
  if (cents === null || Math.abs(cents) <= MAX_CENTS) return cents
  row.refuseCell('amount_large', field, row.text(field), { max: dollars.format(MAX_CENTS / 100) })
  return null
}

function asDeposit(text: string) {
  const cents = readCents(text)
  return cents !== null && cents >= 0 ? cents : null
}

function asKeys(text: string) {
  const keys = readWhole(text)
  return keys !== null && keys <= MAX_KEYS ? keys : null
}

function readNote(row: RowReader) {
  const text = row.text('note')
  if (text === '') return null
  if (holdsPersonalIdentifier(text)) row.refuse('personal', 'note', { column: row.nameOf('note') })
  else if (text.length > MAX_NOTE_LENGTH) {
    row.refuse('too_long', 'note', { column: row.nameOf('note'), max: MAX_NOTE_LENGTH })
  }
  return text
}
