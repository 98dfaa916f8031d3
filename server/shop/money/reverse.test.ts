import { expect, it } from 'vitest'

import { useMailbox } from '#server/testing/use-shop.ts'

const newId = () => crypto.randomUUID()
const [RENT, LATE] = [3 * 1999, 1500]

const { clerk, moveTo, rental } = useMailbox()

const planOf = async (batchId: string) =>
  (await clerk.get(`staff/money/reversals/${encodeURIComponent(batchId)}`)).body
const dues = async () => (await clerk.get('staff/money/boxes/101')).body.rentals[0]
const pay = async (cents: number) => {
  const id = newId()
  const body = { id, rentalId: rental.id, months: 3, cents, way: 'check', isEmailed: false }
  expect((await clerk.post('staff/money/payments', body)).status).toBe(200)
  return id
}
const reverse = (batchId: string, isWhole: boolean, more: object = {}) =>
  clerk.post('staff/money/reversals', {
    id: newId(),
    batchId,
    isWhole,
    reason: 'Wrong box',
    ...more,
  })

it('previews every effect: the reversal, the void receipt, the new balance and day', async () => {
  await moveTo('2027-02-15T18:00Z')
  await clerk.post('staff/money/till/open', { floatCents: 0 })
  const batch = await pay(RENT + LATE)
  const plan = await planOf(batch)
  expect(plan).toMatchObject({
    box: 101,
    whole: {
      postings: expect.arrayContaining([
        { kind: 'charge', accounts: ['late-fee'], cents: LATE, receipt: null },
        { kind: 'charge', accounts: ['recipients', 'rent'], cents: RENT, receipt: null },
        { kind: 'payment', accounts: ['check'], cents: RENT + LATE, receipt: 2 },
      ]),
      balance: RENT + LATE,
      paidThrough: '2027-02-02',
    },
    money: {
      postings: [{ kind: 'payment', cents: RENT + LATE, receipt: 2 }],
      balance: RENT + LATE,
      paidThrough: null,
    },
  })
  expect(plan.whole.postings).toHaveLength(3)

  expect((await reverse(batch, false)).status).toBe(200)
  expect((await dues()).balance).toBe(plan.money.balance)
  const rest = await planOf(batch)
  expect(rest).toMatchObject({
    money: null,
    whole: { balance: RENT + LATE, paidThrough: '2027-02-02' },
  })
  expect((await reverse(batch, true)).status).toBe(200)
  expect(await dues()).toMatchObject({
    balance: RENT + LATE,
    chargedCents: 0,
    paidThrough: '2027-02-02',
  })
  expect(await planOf(batch)).toMatchObject({ whole: null, money: null })
})

it('the first payment can be reversed alone; a posting made meanwhile refuses it', async () => {
  const { batchId: first } = (await clerk.get('staff/money/receipts/1')).body
  const plan = await planOf(first)
  expect(plan).toMatchObject({ whole: null, money: { postings: [{ receipt: 1 }] } })
  await pay(RENT)
  const old = await reverse(first, false, { seen: plan.version })
  expect(old.body).toMatchObject({ code: 'changed', paidThrough: '2027-05-02' })
  expect((await reverse(first, false)).status).toBe(200)
})

it('cash moved in the till has no customer', async () => {
  const id = newId()
  const moved = { id, direction: 'paid-in', cents: 500, reason: 'Change' }
  await clerk.post('staff/money/till/movements', moved)
  const plan = await planOf(id)
  expect(plan).toMatchObject({ version: '', box: null, whole: { balance: null } })
  expect((await reverse(id, true)).status).toBe(200)
  expect((await clerk.get('staff/money/reversals/nothing')).status).toBe(404)
})
