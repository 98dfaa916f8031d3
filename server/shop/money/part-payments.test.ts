import { beforeAll, expect, it } from 'vitest'

import { openDrawer, openMailbox } from '#server/testing/counter.ts'
import { couple, openStaff } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const newId = () => crypto.randomUUID()

const { server, ann, clerk, moveTo } = useCounter()
let rentalId: string
let application: string

beforeAll(async () => {
  await moveTo('2026-08-31T18:10Z')
  const recipients = couple.recipients.slice(0, 1)
  const rental = await openMailbox(server, ann, 101, { ...couple, recipients })
  rentalId = rental.id
  application = rental.applicationId ?? ''
})

async function goTo(day: string) {
  await moveTo(`${day}T18:10Z`)
  await openDrawer(server)
}

const duesOf = async () => (await clerk.get('staff/money/boxes/101')).body.rentals[0]
const pay = (change: object, by = clerk) =>
  by.post('staff/money/payments', {
    id: newId(),
    rentalId,
    months: 0,
    cents: 1,
    way: 'cash',
    isEmailed: false,
    ...change,
  })
const keyIsBack = () => clerk.post(`customers/${application}/keys/return`, { count: 1 })
const sumOf = async () => {
  const rows = await server.database.read.selectFrom('ledgerEntries').select('cents').execute()
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}

const [RENT, DUE] = [2997, 4497]
const ledger = async () => {
  const { status, balance, chargedCents, paidThrough } = await duesOf()
  return [status, balance, chargedCents, paidThrough]
}

it('part of a rent stays on the account and is used first, the same on every screen', async () => {
  await goTo('2026-12-12')
  const before = ['late', DUE, 0, '2026-11-30']
  const part = newId()
  const silent = await pay({ months: 3, cents: 2000, way: 'check' })
  expect(silent.body).toMatchObject({ code: 'rent_in_part', owed: DUE })
  const nothing = await pay({ months: 3, cents: 0, isOnAccount: true })
  expect(nothing).toMatchObject({ status: 400, body: { field: 'cents' } })
  const kept = { id: part, months: 3, cents: 2000, way: 'check', isOnAccount: true }
  const answer = { receipt: 2, change: 0, paidThrough: '2026-11-30', balance: DUE - 2000 }
  expect((await pay(kept)).body).toEqual(answer)
  expect((await pay(kept)).body).toEqual(answer)
  expect(await ledger()).toEqual(['late', DUE - 2000, -2000, '2026-11-30'])

  const { rental } = (await clerk.get(`customers/${application}`)).body
  const line = (await clerk.get('staff/today')).body.rents.lines[0]
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  const { owed, credits } = (await owner.get('staff/reports/rents')).body
  const sum = (name: string) =>
    owed.reduce((all: number, one: object) => all + Object(one)[name], 0)
  expect([rental.status, rental.balanceCents]).toEqual(['late', DUE - 2000])
  expect(line.toPay).toMatchObject({ status: 'late', cents: DUE - 2000 })
  expect([sum('booked') + sum('unbooked'), credits]).toEqual([DUE - 2000, 0])
  expect((await clerk.get('staff/money/receipts/2')).body).toMatchObject({
    cents: 2000,
    balanceAfter: DUE - 2000,
    lines: [],
    months: null,
  })
  const refund = { id: newId(), rentalId, what: 'credit', way: 'cash', isEmailed: false }
  expect((await clerk.post('staff/money/refunds', refund)).body.code).toBe('nothing_to_refund')

  const rest = newId()
  expect((await pay({ id: rest, months: 3, cents: DUE - 2000 })).body).toMatchObject({
    receipt: 3,
    paidThrough: '2027-02-28',
    balance: 0,
  })
  const reverse = (batchId: string) =>
    clerk.post('staff/money/reversals', {
      id: newId(),
      batchId,
      isWhole: true,
      reason: 'Mistake',
    })
  expect((await reverse(rest)).status).toBe(200)
  expect(await ledger()).toEqual(['late', DUE - 2000, -2000, '2026-11-30'])
  expect((await reverse(part)).status).toBe(200)
  expect(await ledger()).toEqual(before)
  expect(await sumOf()).toBe(0)
})

it('an overpayment stays as credit if chosen, pays rent, and is refunded', async () => {
  const over = await pay({ cents: RENT + 503, way: 'check' })
  expect(over.body).toMatchObject({ code: 'too_much', owed: 0 })
  const kept = await pay({ cents: RENT + 503, way: 'check', isOnAccount: true })
  expect(kept.body).toMatchObject({ balance: -RENT - 503, paidThrough: '2026-11-30' })
  await goTo('2026-12-12')
  expect(await ledger()).toEqual(['due', -503, -RENT - 503, '2026-11-30'])
  const fromCredit = newId()
  expect((await pay({ id: fromCredit, months: 3, cents: 0 })).body).toEqual({
    receipt: 3,
    change: 0,
    paidThrough: '2027-02-28',
    balance: -503,
  })
  expect((await clerk.get('staff/money/receipts/3')).body).toMatchObject({
    cents: 0,
    way: null,
    balanceAfter: -503,
    months: 3,
    lines: [{ account: 'rent', cents: RENT }],
  })
  expect((await clerk.get('staff/money/receipts?box=101')).body.receipts[0].way).toBeNull()
  const reversal = { id: newId(), batchId: fromCredit, isWhole: true, reason: 'Wrong box' }
  expect((await clerk.post('staff/money/reversals', reversal)).status).toBe(200)
  expect(await ledger()).toEqual(['due', -503, -RENT - 503, '2026-11-30'])
  await pay({ months: 3, cents: 0 })
  const refund = { id: newId(), rentalId, what: 'credit', way: 'cash', isEmailed: false }
  expect((await clerk.post('staff/money/refunds', refund)).body).toEqual({
    receipt: 5,
    cents: 503,
  })
  expect(await ledger()).toEqual(['rented', 0, 0, '2027-02-28'])
  expect(await sumOf()).toBe(0)
})

it('offers all late rents as one, each at its own price, and refunds credit at closing', async () => {
  await goTo('2027-03-05')
  const { renewals, balance } = await duesOf()
  expect(renewals[0]).toMatchObject({ months: 6, cents: 2 * RENT, paidThrough: '2027-05-31' })
  expect(balance).toBe(2 * DUE)
  expect((await pay({ months: 6, cents: 2 * DUE + 700, isOnAccount: true })).body).toMatchObject({
    paidThrough: '2027-05-31',
    balance: -700,
  })
  await clerk.post(`customers/${application}/close`)
  await keyIsBack()
  expect((await pay({ cents: 100, isOnAccount: true })).body.code).toBe('too_much')
  const settlement = { id: newId(), rentalId, way: 'cash', isEmailed: false }
  expect((await clerk.post('staff/money/settlements', settlement)).body).toMatchObject({
    cents: 1000 + 700,
    balance: 0,
  })
  expect(await sumOf()).toBe(0)
})
