import { randomUUID } from 'node:crypto'

import { sql, type ExpressionBuilder } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import { insertMany } from '#server/database/many-rows.ts'
import type { LedgerEntry, Posting, Rental } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { nextNumber } from '#server/shop/core/numbers/next-number.ts'
import type { Day } from '#shared/calendar.ts'
import type { ReceiptRow } from '#shared/shop/money/price.ts'
import {
  allWays,
  type Account,
  type AnyWay,
  type customerPostingKinds,
} from '#shared/shop/money/till.ts'
import { nextBusinessDay } from '#shared/shop/visits/timetable.ts'

import { addToSums } from './ledger-sums.ts'
import { lockTillState } from './till-day.ts'

export type Line = { account: Account; cents: number }

export function transfer(to: Account, from: Account, cents: number): Line[] {
  return [
    { account: to, cents },
    { account: from, cents: -cents },
  ]
}

type NewPosting = Partial<
  Pick<Posting, 'months' | 'fromOn' | 'paidThrough' | 'dueOn' | 'reverses'>
> & {
  /** Derived from the idempotency key, so that a repeated request makes the same posting. */
  id: string
  batchId: string
  kind: Posting['kind']
  rental: Pick<Rental, 'id' | 'box'> | null
  lines: Line[]
  on: Day
  by: { id: string }
  hasReceipt?: boolean
  reason?: string
  tendered?: number
  balanceAfter?: number
}

/**
 * Adds a posting to the append-only ledger. Receipt numbers are assigned in the same transaction and never reused.
 * @throws CounterError on a closed day, or when money moves while the till is closed
 * @throws when the lines do not balance
 */
export async function post(tx: Writer, posting: NewPosting, now: number) {
  const { rental, lines, on, by, hasReceipt = false, tendered, balanceAfter, ...columns } = posting
  const { id, kind } = columns
  const about = { rentalId: rental?.id ?? null, box: rental?.box ?? null }
  const written = lines.filter(({ cents }) => cents !== 0)
  const sum = written.reduce((total, { cents }) => total + cents, 0)
  if (sum !== 0 || written.some(({ cents }) => !Number.isSafeInteger(cents))) {
    throw new Error('The lines of a posting add up to nothing, in whole cents')
  }
  const earlier = tx.selectFrom('postings').select('receipt').where('id', '=', id)
  const posted = await earlier.executeTakeFirst()
  if (posted) return posted.receipt
  // The till's row is locked, so no posting races with the closing of its day.
  const till = await lockTillState(tx, on)
  const way = written.map(({ account }) => account).find(isWay) ?? null
  if (till === 'closed') throw new CounterError('day_closed', { day: on })
  if (till === 'not-open' && way && way !== 'card-online')
    throw new CounterError('till_not_open', { day: on })
  const receipt = hasReceipt ? await nextNumber(tx, 'receipt') : null
  await tx
    .insertInto('postings')
    .values({
      ...columns,
      ...about,
      cents: written.reduce((total, { cents }) => total + Math.max(0, cents), 0),
      way,
      tenderedCents: tendered,
      balanceAfterCents: balanceAfter,
      receipt,
      postedOn: on,
      createdAt: now,
      postedBy: by.id,
    })
    .execute()
  const rows = written.map(({ account, cents }): LedgerEntry => ({
    id: randomUUID(),
    postingId: id,
    ...about,
    kind,
    account,
    cents,
    receipt,
    postedOn: on,
    createdAt: now,
  }))
  if (rows.length > 0) {
    await insertMany(tx, 'ledgerEntries', rows)
    addToSums(tx, rows)
  }
  return receipt
}

export function listBatch(database: Reader, batchId: string) {
  return database
    .selectFrom('postings')
    .selectAll()
    .where('batchId', '=', batchId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function isNotReversed({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'postings'>) {
  return not(
    exists(
      selectFrom('postings as reversal')
        .select('reversal.id')
        .whereRef('reversal.reverses', '=', 'postings.id'),
    ),
  )
}

function isWay(account: Account): account is AnyWay {
  return allWays.some((way) => way === account)
}

export function listReceivable(database: Reader, rentalId: string) {
  return database
    .selectFrom('ledgerEntries')
    .innerJoin('postings', 'postings.id', 'ledgerEntries.postingId')
    .selectAll('ledgerEntries')
    .select('fromOn as planFrom')
    .where('ledgerEntries.rentalId', '=', rentalId)
    .where('account', '=', sql.lit('receivable'))
    .orderBy('ledgerEntries.createdAt', 'desc')
    .orderBy('ledgerEntries.id')
    .$narrowType<{ kind: (typeof customerPostingKinds)[number] }>()
    .execute()
}

/** Balance of an account of a rental in cents: positive is owed to the shop, negative is held or owed by it. */
export async function balanceOf(database: Reader, rentalId: string, account: Account) {
  const balances = await balancesOf(database, rentalId)
  return balances(account)
}

export async function balancesOf(
  database: Reader,
  rentalId: string,
): Promise<(account: Account) => number> {
  const sums = await database
    .selectFrom('ledgerEntries')
    .select(({ fn }) => ['account', fn.sum<number>('cents').as('sum')])
    .where('rentalId', '=', rentalId)
    .groupBy('account')
    .execute()
  return (account) => Number(sums.find((each) => each.account === account)?.sum ?? 0)
}

/** The day of charges made without the till: the shop's next business day once today is closed. */
export async function openDay(tx: Writer, services: Pick<Services, 'facts' | 'now'>) {
  const day = today(services)
  const till = await lockTillState(tx, day)
  return till === 'closed' ? nextBusinessDay(day, services.facts) : day
}

const INCOME: Record<ReceiptRow['id'], Account> = {
  rent: 'rent',
  discount: 'rent',
  recipients: 'recipients',
  setup: 'setup-fee',
  deposit: 'deposits-held',
}

export function chargeLines(rows: ReceiptRow[]): Line[] {
  return sumLines(rows.flatMap(({ id, cents }) => transfer('receivable', INCOME[id], cents)))
}

export function sumLines(lines: Line[]): Line[] {
  const byAccount = Map.groupBy(lines, ({ account }) => account)
  return [...byAccount].map(([account, group]) => ({
    account,
    cents: group.reduce((sum, { cents }) => sum + cents, 0),
  }))
}
