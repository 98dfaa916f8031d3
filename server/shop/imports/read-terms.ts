import * as v from 'valibot'

import { emailAddress } from '#shared/account.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import { lookUp } from '#shared/look-up.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'
import { phone } from '#shared/phone.ts'
import { canCloseOn } from '#shared/shop/boxes/closing.ts'
import { MAX_NOTE_LENGTH } from '#shared/shop/boxes/note-calls.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { MAX_CENTS } from '#shared/shop/core/fields.ts'
import type { ImportField } from '#shared/shop/imports/calls.ts'

import { statusWords } from './cell-words.ts'
import { foldColumn } from './columns.ts'
import { readCents, readLanguage, readMonths, readWhole } from './read-cells.ts'
import type { RowReader } from './row-reader.ts'

const MAX_KEYS = 20
/** Days before are slips of the year. */
const FIRST_DAY = '1950-01-01'
const FIRST_PAID = '2020-01-01'
const MAX_PAID_MONTHS = 36
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
type Plan = RentalFacts['plans'][number]

export function readTerms(row: RowReader, facts: RentalFacts, today: Day) {
  const closesOn = row.read('closesOn', row.asDay, 'no_day')
  const isClosed = closesOn !== null && closesOn < today
  if (closesOn && !isClosed && !canCloseOn(closesOn, today)) {
    row.refuse('closing_far', { column: row.nameOf('closesOn') })
  }
  const since = day('since')
  if (since && since < FIRST_DAY)
    row.refuse('day_unlikely', { column: row.nameOf('since'), day: since })
  if (since && since > today) row.refuse('day_ahead', { column: row.nameOf('since'), day: since })
  const paidThrough = day('paidThrough')
  if (!paidThrough && !isClosed && !row.text('paidThrough')) row.refuse('paid_missing')
  const months = row.read('months', readMonths, 'no_term') ?? 1
  const price = readPlan(row, facts)
  const depositCents = readAmount(row, 'deposit', asDeposit) ?? 0
  if (depositCents > 12 * price.monthlyCents && price.monthlyCents > 0)
    row.remark('deposit_large', { deposit: dollars.format(depositCents / 100) })
  if (!isClosed) {
    if (
      paidThrough &&
      (paidThrough < FIRST_PAID || paidThrough > addMonths(today, MAX_PAID_MONTHS))
    )
      row.remark('paid_unlikely', { day: paidThrough })
    remarkOnStatus(row)
  }
  return {
    ...price,
    email: row.read('email', asEmail, 'no_email') ?? '',
    phone: row.read('phone', asPhone, 'no_phone'),
    language: row.read('language', readLanguage, 'no_language') ?? ('en' as const),
    months,
    payment: months === 1 ? ('monthly' as const) : ('ahead' as const),
    since,
    paidThrough: paidThrough ?? closesOn,
    depositCents,
    balanceCents: readAmount(row, 'balance', readCents) ?? 0,
    keys: row.read('keys', asKeys, 'no_keys') ?? 1,
    hold: readHold(),
    note: readNote(row),
    closesOn,
    isClosed,
  }

  function day(field: ImportField) {
    return row.read(field, row.asDay, 'no_day')
  }

  function readHold() {
    const [from, until] = [day('holdFrom'), day('holdUntil')]
    const isNamed = row.text('holdFrom') !== '' || row.text('holdUntil') !== ''
    if (!isNamed) return null
    if (!from || !until || until < from) {
      const isUnread =
        (row.text('holdFrom') !== '' && !from) || (row.text('holdUntil') !== '' && !until)
      if (!isUnread) row.refuse('hold_incomplete')
      return null
    }
    return { from, until }
  }
}
export type ImportedTerms = ReturnType<typeof readTerms>

/** By name, id or price; a price of their own is kept. */
function readPlan(row: RowReader, { plans }: RentalFacts) {
  const price = readAmount(row, 'price', asDeposit)
  const text = row.text('plan')
  if (text !== '') {
    const plan = findPlan(text, plans, row)
    if (!plan)
      row.refuseCell('plan_unknown', 'plan', text, {
        plans: plans.map(({ name }) => name).join(', '),
      })
    if (plan && price !== null) remarkOnPrice(row, price, plan)
    return { plan, monthlyCents: price ?? plan?.monthlyCents ?? 0 }
  }
  if (price === null) {
    if (!row.text('price')) row.refuse('no_plan')
    return { plan: undefined, monthlyCents: 0 }
  }
  const written = dollars.format(price / 100)
  const [found, ...others] = plans.filter(({ monthlyCents }) => monthlyCents === price)
  const plan = findPlan(written, plans, row) ?? (others.length === 0 ? found : undefined)
  if (!plan) row.refuse('price_unknown', { price: written })
  return { plan, monthlyCents: price }
}

/** A price of so many months, or more, may be that of a term. */
const MIN_MULTIPLE = 2

function remarkOnPrice(row: RowReader, price: number, { monthlyCents }: Plan) {
  const count = price / monthlyCents
  if (count < MIN_MULTIPLE) return
  row.remark('price_of_months', {
    price: dollars.format(price / 100),
    count: Number(count.toFixed(1)),
  })
}

function remarkOnStatus(row: RowReader) {
  const text = row.text('status')
  const meaning = lookUp(statusWords, foldColumn(text))
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
  return success ? output : null
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
  if (holdsPersonalIdentifier(text)) row.refuse('personal', { column: row.nameOf('note') })
  else if (text.length > MAX_NOTE_LENGTH) {
    row.refuse('too_long', { column: row.nameOf('note'), max: MAX_NOTE_LENGTH })
  }
  return text
}
