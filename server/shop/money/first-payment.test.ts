import { expect, it } from 'vitest'

import { finishUntilKeys, openDrawer } from '#server/testing/counter.ts'
import { couple } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const { server, ann, clerk, kindsTo } = useCounter()

it('the first payment is like any other: cash and change, a receipt, and its email', async () => {
  const { body: filed } = await ann.post('application', couple)
  await finishUntilKeys(server, filed)
  await openDrawer(server)
  const { first } = (await clerk.get(`customers/${filed.id}`)).body
  const { dueToday } = first
  expect([first.receipt, dueToday]).toEqual([null, 3 * 1999 + 2500])

  const pay = (tendered: number) =>
    clerk.post(`customers/${filed.id}/activate`, {
      id: crypto.randomUUID(),
      way: 'cash',
      shownCents: dueToday,
      tendered,
      isEmailed: true,
    })
  expect((await pay(dueToday - 1)).body.code).toBe('tendered_too_little')
  const { receipt: number } = (await pay(20_000)).body.first
  const { body: receipt } = await clerk.get(`staff/money/receipts/${number}`)
  expect(receipt).toMatchObject({ cents: dueToday, tendered: 20_000, change: 20_000 - dueToday })
  expect((await kindsTo()).filter((kind) => kind === 'receipt')).toHaveLength(1)
})
