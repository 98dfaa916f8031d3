import { expect, it } from 'vitest'

import { startCardShop } from '#server/testing/card-shop.ts'
import { openStaff } from '#server/testing/shop.ts'
import { DAY_MS } from '#shared/durations.ts'

import { storeTransactions } from './transactions.ts'

const shop = await startCardShop()
const { server, owner, stripe, deliverAll, checkOut, sumLedger, cards } = shop

it('fees and payouts are posted as Stripe reports them: the report equals the bank’s line', async () => {
  const { session, sum } = await checkOut(3)
  stripe.pay(session)
  await deliverAll()
  server.clock.now += 3 * DAY_MS
  stripe.payOut({ arrivesOn: server.clock.now + DAY_MS })
  await deliverAll()
  server.clock.now += 2 * DAY_MS
  // The event of its arrival is lost.
  await storeTransactions(cards())
  const fee = Math.round(sum * 0.029) + 30
  expect(await sumLedger('card-fees')).toBe(fee)
  expect([await sumLedger('bank'), await sumLedger('card-online')]).toEqual([sum - fee, 0])
  await shop.moveTo(server.clock.now)
  Object.assign(owner, await openStaff(server, 'owner-2@example.com', 'administrator'))
  const period = new Date(server.clock.now).toISOString().slice(0, 7)
  const { body } = await owner.get(`staff/reports/cards?period=${period}`)
  expect(body).toMatchObject({ before: 0, after: 0, payments: sum, fees: fee })
  expect(body.payouts).toMatchObject([
    { cents: sum - fee, payments: sum, fees: fee, state: 'paid' },
  ])
})
