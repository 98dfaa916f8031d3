import { randomUUID } from 'node:crypto'

import { beforeEach, expect, it } from 'vitest'

import { checkLog } from '#server/shop/core/audit/check-log.ts'
import { readCashFlow } from '#server/shop/money/get-till.ts'
import { openDrawer } from '#server/testing/counter.ts'
import { atMonday, openStaff } from '#server/testing/shop.ts'
import { startServer, type TestServer } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { expectedCash, sumCounts } from '#shared/shop/money/till.ts'

import { seedShop } from './seed-shop.ts'

const SAMPLE = { customers: 40, mailEach: 12, seed: 7 }
const FIRST_BOX = 101

const LARGE = { facts: { boxNumbers: [{ first: FIRST_BOX, last: 200 }] } }

const server = useServer(LARGE)

beforeEach(() => void atMonday(server))

function seed({ database, services, clock }: TestServer = server) {
  return seedShop(database, SAMPLE, { facts: services.facts, now: clock.now })
}

it('fills only an empty shop', async () => {
  const staff = await openStaff(server, 'clerk@example.com')
  expect((await staff.get('me')).body.isSample).toBe(false)
  await seed()
  expect((await staff.get('me')).body.isSample).toBe(true)
  const { read } = server.database
  expect(await checkLog(read)).toBeNull()
  const entries = await read.selectFrom('ledgerEntries').select(['postingId', 'cents']).execute()
  const sums = new Map<string, number>()
  for (const { postingId: id, cents } of entries) sums.set(id, (sums.get(id) ?? 0) + cents)
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([])
  expect(sums.size).toBeGreaterThan(SAMPLE.customers)
  const tills = await read.selectFrom('tillDays').selectAll().execute()
  expect(tills.length).toBeGreaterThan(0)
  for (const till of tills) {
    const flow = await server.database.write((tx) => readCashFlow(tx, till, []))
    expect(expectedCash(flow)).toBe(till.expectedCents)
    expect(sumCounts(JSON.parse(till.counts ?? '{}'))).toBe(till.countedCents)
  }

  const { body: box } = await staff.get(`mail/boxes/${FIRST_BOX}`)
  expect(box).toMatchObject({ state: 'rented' })
  const { body: dues } = await staff.get(`staff/money/boxes/${FIRST_BOX + 1}`)
  expect(dues.rentals[0]).toMatchObject({ balance: 0, depositHeld: 1_000 })
  const { body: results } = await staff.get(`find?q=${FIRST_BOX}`)
  expect(results.found).toHaveLength(1)
  const [item] = (await staff.get('staff/money/prices')).body.items
  await openDrawer(server)
  const sale = { id: randomUUID(), way: 'cash', lines: [{ item: item.id, count: 1 }] }
  const sold = await staff.post('staff/money/sales', { ...sale, shownCents: item.cents })
  expect(sold.status).toBe(200)
  await expect(seed()).rejects.toThrow(/customers already/)
})

it('is the same for the same seed', async () => {
  await seed()
  const list = ({ database }: TestServer) =>
    database.read.selectFrom('mailItems').select(['id', 'box', 'state']).orderBy('id').execute()
  const other = atMonday(await startServer(LARGE))
  await seed(other)
  expect(await list(server)).toEqual(await list(other))
  await other.close()
})
