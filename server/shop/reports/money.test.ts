import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'

import { post, type Line } from '#server/shop/core/ledger/ledger.ts'
import { clerk, openDrawer } from '#server/testing/counter.ts'
import { atMonday, openStaff, type Staff } from '#server/testing/shop.ts'
import { startServer, type TestServer } from '#server/testing/start-server.ts'
import {
  accounts,
  allWays,
  customerPostingKinds,
  drawerAccounts,
  postingKinds,
} from '#shared/shop/money/till.ts'
import type { MoneyPart } from '#shared/shop/reports/calls.ts'
import { incomeAccounts } from '#shared/shop/reports/money.ts'
import { seed, size } from '#tests/support/soak.ts'

const YEAR = '2025'
const COUNT = size(300, 10_000)
const GROUP = 250
const BOXES = 40

const days = fc.oneof(
  fc.constantFrom('2024-02-29', '2024-12-31', '2025-01-01', '2025-03-09', '2025-11-02'),
  fc.constantFrom('2025-02-28', '2025-03-31', '2025-04-01', '2025-12-31', '2026-01-01'),
  fc.integer({ min: 0, max: 1_000 }).map((index) => {
    return new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)
  }),
)
const draws = fc.record({
  kind: fc.constantFrom(...postingKinds),
  accounts: fc.uniqueArray(fc.constantFrom(...accounts), { minLength: 2, maxLength: 4 }),
  cents: fc.array(fc.integer({ min: -99_999, max: 99_999 }), { minLength: 3, maxLength: 3 }),
  on: days,
  box: fc.integer({ min: 1, max: BOXES }),
})
type Draw = typeof draws extends fc.Arbitrary<infer Drawn> ? Drawn : never

let server: TestServer
let owner: Staff

beforeEach(async () => {
  server = atMonday(await startServer())
  owner = await openStaff(server, 'owner@example.com', 'administrator')
  return () => server.close()
})

async function rentBoxes() {
  const rows = Array.from({ length: BOXES }, (_, index) => ({
    id: `rental ${index + 1}`,
    customerId: null,
    applicationId: null,
    box: 101 + index,
    plan: 'plan',
    months: 1,
    payment: 'monthly' as const,
    prices: '{}',
    allocatedOn: '2024-01-01',
    keysIssuedOn: '2024-01-01',
    startedOn: '2024-01-01',
    anchorDay: 1,
    paidThrough: '2024-02-01',
    closedOn: '2024-02-01',
    crdClosedOn: null,
  }))
  await server.database.write((tx) => tx.insertInto('rentals').values(rows).execute())
}

function linesOf({ accounts: drawn, cents }: Draw): Line[] {
  const [last, ...others] = drawn
  const lines = others.map((account, index) => ({ account, cents: cents[index] ?? 0 }))
  const sum = lines.reduce((total, line) => total + line.cents, 0)
  return last ? [...lines, { account: last, cents: 0 - sum }] : []
}

type PostedLine = { account: string; kind: string; on: string; cents: number; box: number }

function sumOf(posted: PostedLine[], isWanted: (line: PostedLine) => boolean) {
  return posted.filter(isWanted).reduce((sum, { cents }) => sum + cents, 0)
}

it(`sums ${COUNT} random postings`, async () => {
  await rentBoxes()
  const drawn = fc.sample(draws, { numRuns: COUNT, seed })
  const tills = [...new Set(drawn.map(({ on }) => on))].map((day) => ({
    day,
    floatCents: 0,
    openedAt: 0,
    openedBy: 'clerk',
  }))
  await server.database.write((tx) => tx.insertInto('tillDays').values(tills).execute())
  const posted: PostedLine[] = []
  for (let from = 0; from < COUNT; from += GROUP) {
    await server.database.write(async (tx) => {
      for (const [offset, one] of drawn.slice(from, from + GROUP).entries()) {
        const id = String(from + offset)
        const { kind, on, box } = one
        const lines = linesOf(one)
        const rental = { id: `rental ${box}`, box }
        await post(tx, { id, batchId: id, kind, rental, lines, on, by: clerk }, server.clock.now)
        posted.push(...lines.map((line) => ({ ...line, kind, on, box })))
      }
    })
  }

  for (const period of [YEAR, '2024-02', '2025-03', '2025-12', '2026']) {
    const { status, body } = await owner.get(`staff/reports/money?period=${period}`)
    expect(status).toBe(200)
    const parts: MoneyPart[] = body.parts
    expect(parts.length).toBe({ '2024-02': 29, '2025-03': 31, '2025-12': 31 }[period] ?? 12)
    for (const { part, earned, taken, salesTax, depositsHeld, owed } of parts) {
      const isIn = ({ on }: PostedLine) => on.startsWith(part)
      for (const account of incomeAccounts) {
        const sum = sumOf(posted, (line) => isIn(line) && line.account === account)
        expect(earned[account], `${part} ${account}`).toBe(0 - sum)
      }
      for (const way of allWays) {
        const isCustomers = ({ kind }: PostedLine) =>
          customerPostingKinds.some((each) => each === kind)
        const isOfWay = ({ account }: PostedLine) =>
          account === way || (way === 'cash' && drawerAccounts.some((each) => each === account))
        expect(taken[way]).toBe(
          sumOf(posted, (line) => isIn(line) && isCustomers(line) && isOfWay(line)),
        )
      }
      expect(salesTax).toBe(0 - sumOf(posted, (line) => isIn(line) && line.account === 'sales-tax'))
      const until = ({ on }: PostedLine) => on.slice(0, part.length) <= part
      const isToCome = part > '2026-11-02'.slice(0, part.length)
      const standing = (account: string) =>
        sumOf(posted, (line) => until(line) && line.account === account)
      expect(depositsHeld).toBe(isToCome ? null : 0 - standing('deposits-held'))
      expect(owed).toBe(isToCome ? null : standing('receivable'))
    }
  }

  const { body: rents } = await owner.get('staff/reports/rents')
  const booked = rents.owed.reduce((sum: number, line: { booked: number }) => sum + line.booked, 0)
  const balances = Array.from({ length: BOXES }, (_, index) =>
    sumOf(posted, ({ box, account }) => box === index + 1 && account === 'receivable'),
  )
  expect(booked).toBe(balances.reduce((sum, cents) => sum + Math.max(0, cents), 0))
  expect(rents.credits).toBe(balances.reduce((sum, cents) => sum + Math.max(0, 0 - cents), 0))
})

it('is empty in an empty shop, and refuses an invalid period', async () => {
  const { body } = await owner.get(`staff/reports/money?period=${YEAR}`)
  expect(body).toMatchObject({ since: null, hasCards: false, parts: { length: 12 } })
  for (const period of ['2026-13', '26', '2026-1', '2026-01-01', "2026'"]) {
    const answer = await owner.get(`staff/reports/money?period=${encodeURIComponent(period)}`)
    expect(answer).toMatchObject({ status: 400 })
  }
})

it('counts a reversal on its own day', async () => {
  await openDrawer(server)
  await rentBoxes()
  const rental = { id: 'rental 1', box: 101 }
  const lines = [
    { account: 'receivable' as const, cents: 500 },
    { account: 'key-fee' as const, cents: -500 },
  ]
  const back = lines.map((line) => ({ ...line, cents: 0 - line.cents }))
  const { now } = server.clock
  await server.database.write(async (tx) => {
    const by = clerk
    const charge = { id: 'charge', batchId: 'charge', kind: 'charge' as const, rental, by }
    await post(tx, { ...charge, lines, on: '2026-10-31' }, now)
    const reversal = { id: 'back', batchId: 'back', kind: 'reversal' as const, rental, by }
    await post(tx, { ...reversal, lines: back, on: '2026-11-02', reverses: 'charge' }, now)
  })
  const { body } = await owner.get('staff/reports/money?period=2026')
  const fees = (body.parts as MoneyPart[]).map(({ earned }) => earned['key-fee'])
  expect(fees.slice(8)).toEqual([0, 500, -500, 0])
  expect((body.parts as MoneyPart[]).slice(9).map(({ owed }) => owed)).toEqual([500, 0, null])
})
