import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'

import { post, transfer, type Line } from '#server/shop/core/ledger/ledger.ts'
import { clerk, openDrawer } from '#server/testing/counter.ts'
import { atMonday, openStaff } from '#server/testing/shop.ts'
import { startServer, type TestServer } from '#server/testing/start-server.ts'
import { ways } from '#shared/shop/money/till.ts'
import { seed, size } from '#tests/support/soak.ts'

const DAY = '2026-11-02'
const FLOAT = 10_000
const GROUP = 250
const COUNT = size(300, process.env.TEST_DATABASE === 'postgres' ? 20_000 : 200_000)

const draw = fc.record({
  kind: fc.constantFrom('charge', 'sale', 'payment', 'refund', 'paid-in', 'paid-out', 'reversal'),
  way: fc.constantFrom(...ways),
  cents: fc.integer({ min: 1, max: 99_999 }),
  box: fc.integer({ min: 101, max: 400 }),
  target: fc.nat(),
})
type Draw = typeof draw extends fc.Arbitrary<infer Drawn> ? Drawn : never

let server: TestServer

beforeEach(async () => {
  server = atMonday(await startServer())
  return () => server.close()
})

async function rentBoxes(first: number, last: number) {
  const rental = {
    customerId: null,
    applicationId: null,
    plan: 'plan',
    months: 1,
    payment: 'monthly' as const,
    prices: '{}',
    allocatedOn: DAY,
    keysIssuedOn: DAY,
    startedOn: DAY,
    anchorDay: 2,
    paidThrough: DAY,
    closedOn: null,
    crdClosedOn: null,
  }
  const boxes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const rows = boxes.map((box) => ({ ...rental, id: `rental ${box}`, box }))
  await server.database.write((tx) => tx.insertInto('rentals').values(rows).execute())
}

function linesOf({ kind, way, cents }: Draw): Line[] {
  const move = (to: Line['account'], from: Line['account']) => [
    { account: to, cents },
    { account: from, cents: -cents },
  ]
  switch (kind) {
    case 'charge':
      return move('receivable', 'rent')
    case 'sale':
      return [
        { account: 'receivable', cents },
        { account: 'sales', cents: Math.floor(cents / 10) - cents },
        { account: 'sales-tax', cents: 0 - Math.floor(cents / 10) },
      ]
    case 'payment':
      return move(way, 'receivable')
    case 'refund':
      return move('receivable', way)
    case 'paid-in':
      return move('cash', 'paid-in')
    default:
      return move('paid-out', 'cash')
  }
}

it(`balances to the cent over ${COUNT} random postings, without a gap in receipt numbers`, async () => {
  await openDrawer(server)
  await rentBoxes(101, 400)
  const draws = fc.sample(draw, { numRuns: COUNT, seed })
  const sums: Record<string, number> = {}
  const reversed = new Set<number>()
  let receipts = 0
  const count = ({ kind, way, cents }: Draw, sign: number) => {
    const [moved, amount] = {
      charge: ['none', 0],
      sale: ['none', 0],
      payment: [way, cents],
      refund: [way, -cents],
      'paid-in': ['drawer', cents],
      'paid-out': ['drawer', -cents],
      reversal: ['none', 0],
    }[kind] as [string, number]
    sums[moved] = (sums[moved] ?? 0) + sign * amount
  }

  for (let from = 0; from < COUNT; from += GROUP) {
    await server.database.write(async (tx) => {
      for (const [offset, drawn] of draws.slice(from, from + GROUP).entries()) {
        const index = from + offset
        const target = drawn.target % (index + 1)
        const original = draws[target]!
        const isReversal = drawn.kind === 'reversal'
        if (isReversal && (original.kind === 'reversal' || reversed.has(target))) continue
        const written = isReversal ? original : drawn
        const sign = isReversal ? -1 : 1
        const hasReceipt = drawn.kind === 'payment' || drawn.kind === 'refund'
        if (isReversal) reversed.add(target)
        if (hasReceipt) receipts += 1
        count(written, sign)
        await post(
          tx,
          {
            id: String(index),
            batchId: String(index),
            kind: drawn.kind === 'sale' ? 'charge' : drawn.kind,
            rental: { id: `rental ${written.box}`, box: written.box },
            lines: linesOf(written).map((line) => ({ ...line, cents: sign * line.cents })),
            on: DAY,
            by: clerk,
            hasReceipt,
            ...(isReversal && { reverses: String(target) }),
          },
          server.clock.now + index,
        )
      }
    })
  }

  const staff = await openStaff(server, 'clerk@example.com')
  const till = (await staff.get('staff/money/till')).body
  expect(till.expected).toBe(FLOAT + (sums.cash ?? 0) + (sums.drawer ?? 0))
  expect(till.totals).toEqual(ways.map((way) => ({ way, cents: sums[way] ?? 0 })))
  const { rows } = await sql<Record<'total' | 'unbalanced' | 'receipts' | 'last', number>>`
    select (select sum(cents) from ledger_entries) as total,
      (select count(*) from (
        select 1 as one from ledger_entries group by posting_id having sum(cents) <> 0
      ) as wrong) as unbalanced,
      count(distinct receipt) as receipts, max(receipt) as last
    from postings`.execute(server.database.read)
  expect(Object.values(rows[0] ?? {}).map(Number)).toEqual([0, 0, receipts, receipts])
})

it('lists payments by card online apart from the drawer, which can’t reverse them', async () => {
  await openDrawer(server)
  await rentBoxes(101, 101)
  const staff = await openStaff(server, 'clerk@example.com')
  const { online: none, ...before } = (await staff.get('staff/money/till')).body
  expect(none).toEqual({ cents: 0, lines: [] })
  const kinds = { payment: 5_997, refund: -500, dispute: -1_000, payout: -4_000 } as const
  await server.database.write(async (tx) => {
    for (const [kind, cents] of Object.entries(kinds)) {
      const [account, batchId] =
        kind === 'payout' ? (['bank', 'payout'] as const) : (['receivable', 'online'] as const)
      const about = { id: kind, batchId, kind: kind as keyof typeof kinds, on: DAY, by: clerk }
      const rental = { id: 'rental 101', box: 101 }
      const lines = transfer('card-online', account, cents)
      const hasReceipt = kind === 'payment'
      await post(tx, { ...about, rental, lines, hasReceipt }, server.clock.now++)
    }
    const charge = { id: 'rent', batchId: 'online', kind: 'charge' as const, on: DAY, by: clerk }
    const lines = transfer('receivable', 'rent', 5_997)
    await post(tx, { ...charge, rental: null, lines }, server.clock.now)
  })

  const { online, ...after } = (await staff.get('staff/money/till')).body
  expect(after).toEqual(before)
  expect(online).toMatchObject({
    cents: 4_497,
    lines: [
      { kind: 'payment', cents: 5_997, receipt: 1, box: 101 },
      { kind: 'refund', cents: -500, receipt: null },
      { kind: 'dispute', cents: -1_000 },
    ],
  })
  const { postings } = (await staff.get('staff/money/postings')).body
  expect(postings.map(({ isOnline }: { isOnline: boolean }) => isOnline)).toEqual(
    Array(5).fill(true),
  )
  const plan = await staff.get('staff/money/reversals/online')
  expect(plan.body).toMatchObject({ whole: null, money: null })
  const reversal = { id: randomUUID(), batchId: 'online', isWhole: true, reason: 'Paid twice' }
  expect((await staff.post('staff/money/reversals', reversal)).body.code).toBe('refund_online')
})
