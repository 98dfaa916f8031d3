import { sql, type Insertable, type RawBuilder } from 'kysely'

import type { Database, Writer } from '#server/database/database.ts'
import { insertMany } from '#server/database/many-rows.ts'
import type { AuditEntry, PriceItem } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'
import { chainAudit, writeAudit } from '#server/shop/core/audit/audit.ts'
import { textIn } from '#server/shop/core/customers/acknowledgments.ts'
import { instantOf, wallClock } from '#shared/calendar.ts'
import { sample as words } from '#shared/content/en/sample-shop.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { denominations } from '#shared/shop/money/till.ts'
import { offeredSlots } from '#shared/shop/visits/slots.ts'

import { drawCustomer, historyTables, type CustomerHistory } from './customer-history.ts'
import { drawFrom, SAMPLE_CLERK } from './draw.ts'
import { SAMPLE_MARK } from './is-sample-shop.ts'
import { asEntries, asRecord, type HistoricAction, type Paid } from './rent-history.ts'

const BATCH = 20_000
const CACHE_KIB = 2_000_000
const FLOAT_CENTS = 10_000
/** Name, cents, account, tax in thousandths of a percent. */
const PRICES = [
  [words.prices.stamp, 78, 'postage', 0],
  [words.prices.copy, 25, 'sales', 0],
  [words.prices.notary, 1_500, 'notary', 0],
  [words.prices.box, 350, 'sales', 9_750],
] as const

export const sumsOfAll: RawBuilder<unknown>[] = [
  sql`insert into ledger_days (account, day, kind, cents)
    select account, posted_on, kind, sum(cents) from ledger_entries
    group by account, posted_on, kind`,
  sql`insert into rental_balances (rental_id, cents)
    select rental_id, sum(cents) from ledger_entries
    where account = 'receivable' and rental_id is not null group by rental_id`,
  sql`insert into package_hours (event, hour, days, packages)
    select 'came', received_at / 3600000, 0, count(*) from mail_items
    where kind in ('parcel', 'accountable') and state <> 'undone' group by received_at / 3600000`,
  sql`insert into package_hours (event, hour, days, packages)
    select 'fetched', ended_at / 3600000, (ended_at - received_at) / 86400000, count(*)
    from mail_items where kind in ('parcel', 'accountable') and state = 'handed-out' and ended_at is not null
    group by ended_at / 3600000, (ended_at - received_at) / 86400000`,
]

export type Sample = { customers: number; mailEach: number; seed: number }
type Shop = { facts: RentalFacts; now: number }

/**
 * Fills an empty shop with two years of sample customers, mail and money: a balanced ledger, closed tills and a
 * complete audit log. The same seed on the same day gives the same shop.
 * @throws when the shop has customers
 */
export async function seedShop(database: Database, sample: Sample, shop: Shop) {
  if (database.kind === 'sqlite') await database.write(widenCache)
  return database.write(async (tx) => {
    if (database.kind === 'postgres') await allowLongIdle(tx)
    await refuseCustomers(tx)
    const added = await fillShop(tx, sample, shop)
    // Without statistics, PostgreSQL scans whole tables for a few rows.
    if (database.kind === 'postgres') await sql`analyze`.execute(tx)
    return added
  })
}

async function fillShop(tx: Writer, sample: Sample, shop: Shop) {
  const { facts, now } = shop
  const today = wallClock(now, facts.timeZone).date
  const slots = offeredSlots(now, facts, facts.booking).flatMap((day) => day.slots)
  let slip = 0
  const nextSlip = () => (slip += 1)
  const setting = { seed: sample.seed, mailEach: sample.mailEach, facts, today, slots, nextSlip }
  await insertMany(tx, 'acknowledgmentTexts', [textIn('en')])
  await insertMany(tx, 'priceItems', samplePrices(shop, sample.seed))
  const rows = createBuffer(tx)
  const paid: Paid[] = []
  const actions: HistoricAction[] = [{ at: 0, record: asRecord('seed-demo', ...SAMPLE_MARK) }]
  for (let index = 0; index < sample.customers; index++) {
    const drawn = drawCustomer(index, setting)
    paid.push(...drawn.paid)
    actions.push(...drawn.actions)
    await rows.add(drawn.history)
  }
  await rows.flush()
  const receipts = await addMoney(tx, paid, actions, shop, sample.seed)
  await insertMany(tx, 'counters', [
    { id: 'slip', value: slip },
    { id: 'receipt', value: receipts },
  ])
  for (const sums of sumsOfAll) await sums.execute(tx)
  return { mail: rows.count('mailItems'), postings: paid.length }
}

/** Random keys touch every page of an index: with the default cache, SQLite would write each page many times. */
function widenCache(tx: Writer) {
  return sql`pragma cache_size = ${sql.lit(-CACHE_KIB)}`.execute(tx)
}

/** The transaction idles between two statements while data is generated. */
async function allowLongIdle(tx: Writer) {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  await sql`set local statement_timeout = 0`.execute(tx)
}

async function refuseCustomers(tx: Writer) {
  for (const table of ['customers', 'applications', 'rentals', 'mailItems', 'postings'] as const) {
    const existing = await tx.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (existing)
      throw new Error('This shop has customers already: sample data goes into an empty one only.')
  }
}

async function addMoney(
  tx: Writer,
  paid: Paid[],
  actions: HistoricAction[],
  { facts }: Shop,
  seed: number,
) {
  const draw = drawFrom(seed)
  paid.sort((one, other) => one.posting.createdAt - other.posting.createdAt)
  let receipts = 0
  const cash = new Map<string, number>()
  for (const { posting, lines } of paid) {
    if (posting.kind === 'payment') posting.receipt = receipts += 1
    const inCash = lines.find(({ account }) => account === 'cash')?.cents ?? 0
    cash.set(posting.postedOn, (cash.get(posting.postedOn) ?? FLOAT_CENTS) + inCash)
  }
  const tills = [...cash].map(([day, expected]) => {
    const at = (time: string) => instantOf(day, time, facts.timeZone) ?? Date.parse(day)
    const [openedAt, closedAt] = [at('08:55'), at('17:05')]
    const after = { expected, counted: expected }
    const opened = asRecord('open-till', 'till', day, { cents: FLOAT_CENTS })
    actions.push({ at: openedAt, record: opened })
    actions.push({ at: closedAt, record: asRecord('close-till', 'till', day, after) })
    return {
      day,
      floatCents: FLOAT_CENTS,
      openedAt,
      openedBy: SAMPLE_CLERK,
      closedAt,
      closedBy: SAMPLE_CLERK,
      expectedCents: expected,
      countedCents: expected,
      counts: JSON.stringify(countsOf(expected)),
    }
  })
  const head = await writeAudit(tx)
  const audit = appendAuditEntries(head, actions, new Map(tills.map((till) => [till.day, till])))
  const postings = paid.map(({ posting }) => posting)
  await insertMany(tx, 'postings', postings)
  const lines = paid.flatMap((one) => asEntries(draw, one))
  await insertMany(tx, 'ledgerEntries', lines)
  await insertMany(tx, 'tillDays', tills)
  await insertMany(tx, 'audit', audit)
  const { id: entries = 0, hash = '' } = audit.at(-1) ?? {}
  await tx.updateTable('auditHead').set({ entries, hash }).execute()
  return receipts
}

function samplePrices({ facts, now }: Shop, seed: number): PriceItem[] {
  const draw = drawFrom(seed)
  return PRICES.map(([name, cents, account, taxRate], position) => ({
    id: draw.uuid(),
    name,
    cents: account === 'notary' ? Math.min(cents, facts.notaryFeeLimit) : cents,
    account,
    taxRate,
    position,
    createdAt: now,
    removedAt: null,
  }))
}

function countsOf(cents: number) {
  let rest = cents
  const counts: Record<number, number> = {}
  for (const value of denominations) {
    const count = Math.floor(rest / value)
    if (count > 0) counts[value] = count
    rest -= count * value
  }
  return counts
}

function appendAuditEntries(
  head: { entries: number; hash: string },
  actions: HistoricAction[],
  tills: Map<string, object>,
) {
  const rows: AuditEntry[] = []
  for (const { at, record } of actions.toSorted((one, other) => one.at - other.at)) {
    const row = chainAudit(head, record, at)
    rows.push(row)
    head = { entries: row.id, hash: row.hash }
    const till = record.action === 'close-till' ? tills.get(record.entityId) : undefined
    if (till) Object.assign(till, { auditEntries: head.entries, auditHash: head.hash })
  }
  return rows
}

function createBuffer(tx: Writer) {
  const waiting = Object.fromEntries(
    historyTables.map((name) => [name, []]),
  ) as unknown as CustomerHistory
  const counts = new Map<string, number>()

  async function flush() {
    for (const name of historyTables) {
      const rows = waiting[name].splice(0)
      counts.set(name, (counts.get(name) ?? 0) + rows.length)
      await insertMany(tx, name, rows as Insertable<Tables[typeof name]>[])
    }
  }

  return {
    flush,
    count: (name: keyof CustomerHistory) => counts.get(name) ?? 0,
    async add(history: CustomerHistory) {
      for (const name of historyTables) (waiting[name] as unknown[]).push(...history[name])
      if (waiting.mailItems.length + waiting.searchTerms.length >= BATCH) await flush()
    },
  }
}
