import { beforeAll, describe, expect, it } from 'vitest'

import { openDrawer, openMailbox } from '#server/testing/counter.ts'
import { couple, openStaff } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const newId = () => crypto.randomUUID()

const { server, ann, clerk, moveTo, close } = useCounter()
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

describe('rent', () => {
  it('continues from the day paid through, with one late fee, and the 31st comes back', async () => {
    await goTo('2026-12-12')
    expect(await duesOf()).toMatchObject({
      paidThrough: '2026-11-30',
      status: 'late',
      balance: 4497,
      chargedCents: 0,
      depositHeld: 1000,
      lateFees: ['2026-11-30'],
      lateFeeCents: 1500,
    })
    const { renewals } = await duesOf()
    expect(renewals[0]).toEqual({ months: 3, cents: 2997, paidThrough: '2027-02-28' })
    expect((await pay({ months: 3, cents: 2997 })).body).toMatchObject({
      code: 'rent_in_part',
      owed: 4497,
    })
    expect((await pay({ months: 3, cents: 4498 })).body.code).toBe('too_much')
    expect((await pay({ months: 4, cents: 4497 })).body.code).toBe('no_such_term')
    const paid = await pay({ months: 3, cents: 4497, tendered: 5000 })
    expect(paid.body).toEqual({ receipt: 2, change: 503, paidThrough: '2027-02-28', balance: 0 })
    const receipt = (await clerk.get('staff/money/receipts/2')).body
    expect(receipt).toMatchObject({
      cents: 4497,
      way: 'cash',
      tendered: 5000,
      change: 503,
      box: 101,
      months: 3,
      paidFrom: '2026-11-30',
      paidThrough: '2027-02-28',
      customer: couple.recipients[0]?.name,
    })
    expect(receipt.lines).toEqual([
      { account: 'rent', cents: 2997 },
      { account: 'late-fee', cents: 1500 },
    ])
    expect((await pay({ months: 3, cents: 2997, way: 'check' })).body.paidThrough).toBe(
      '2027-05-31',
    )
    expect(await sumOf()).toBe(0)
  })

  it('is refused when the cash is too little', async () => {
    expect((await pay({ months: 3, cents: 2997, tendered: 2000 })).body.code).toBe(
      'tendered_too_little',
    )
  })

  it('an unknown field and a malformed amount are refused by name', async () => {
    for (const [change, field] of [
      [{ cents: 0 }, 'cents'],
      [{ cents: 8.5 }, 'cents'],
      [{ way: 'crypto' }, 'way'],
      [{ note: 'x' }, 'note'],
    ] as const) {
      expect(await pay(change)).toMatchObject({ status: 400, body: { field } })
    }
  })
})

describe('fees and deposits', () => {
  it('a lost key is charged, and its deposit kept, once', async () => {
    const body = { id: newId(), rentalId }
    expect((await clerk.post('staff/money/lost-keys', body)).body).toEqual({ balance: 3000 })
    expect((await clerk.post('staff/money/lost-keys', body)).body).toEqual({ balance: 3000 })
    expect(await duesOf()).toMatchObject({ balance: 3000, depositHeld: 0 })
    const income = await server.database.read
      .selectFrom('ledgerEntries')
      .select('cents')
      .where('account', '=', 'key-fee')
      .execute()
    expect(income.reduce((sum, { cents }) => sum + cents, 0)).toBe(-4000)
    const refund = { id: newId(), rentalId, what: 'deposit', way: 'cash', isEmailed: false }
    await keyIsBack()
    await close('2026-08-31')
    expect((await clerk.post('staff/money/refunds', refund)).body.code).toBe('no_deposit')
    await close(null)
    expect((await pay({ cents: 3000, way: 'outside-card' })).body).toMatchObject({ balance: 0 })
  })

  it('a deposit is refunded after closing, once, less debts, with a receipt by email', async () => {
    const give = (id: string, way = 'cash') =>
      clerk.post('staff/money/refunds', {
        id,
        rentalId,
        what: 'deposit',
        way,
        isEmailed: true,
      })
    const id = newId()
    expect((await give(id)).body.code).toBe('deposit_of_open_box')
    await close('2026-08-31')
    expect((await give(id)).body).toMatchObject({ code: 'key_out', count: 1 })
    await keyIsBack()
    expect((await give(id)).body).toEqual({ receipt: 2, cents: 1000 })
    expect((await give(id)).body).toEqual({ receipt: 2, cents: 1000 })
    expect((await give(id, 'check')).body.code).toBe('id_reused')
    expect((await give(newId())).body.code).toBe('no_deposit')
    const emails = (await server.emailsTo(ann.email)).filter(({ kind }) => kind === 'receipt')
    expect(emails).toMatchObject([{ facts: { receipt: { number: 2, kind: 'refund' } } }])
    expect((await clerk.get('staff/money/till')).body.expected).toBe(10_000 + 5497 - 1000)
  })

  it('a returned check is owed again, with 25 dollars, then 35', async () => {
    const bounce = (receipt: number) =>
      clerk.post('staff/money/returned-checks', { id: newId(), receipt })
    expect((await bounce(1)).body.code).toBe('no_check')
    await pay({ months: 3, cents: 2997, way: 'check' })
    expect((await bounce(2)).body).toEqual({ balance: 2997 + 2500 })
    expect((await bounce(2)).body.code).toBe('already_reversed')
    await pay({ cents: 5497, way: 'check' })
    expect((await bounce(3)).body).toEqual({ balance: 5497 + 3500 })
    expect((await clerk.get('staff/money/receipts?box=101')).body.receipts).toMatchObject([
      { number: 3, isVoid: true },
      { number: 2, isVoid: true },
      { number: 1, isVoid: false },
    ])
    expect(await sumOf()).toBe(0)
  })

  it('deposits unclaimed for three years are shown to the owner', async () => {
    const owner = await openStaff(server, 'owner@example.com', 'administrator')
    const listedIfClosed = async (closedOn: string) => {
      await close(closedOn)
      return (await owner.get('staff/money/deposits')).body.deposits
    }
    expect(await listedIfClosed('2023-09-01')).toEqual([])
    const listed = { rentalId, box: 101, closedOn: '2023-08-31', cents: 1000 }
    expect(await listedIfClosed('2023-08-31')).toEqual([listed])
    expect((await clerk.get('staff/money/deposits')).status).toBe(403)
  })
})

describe('a reversal', () => {
  it('of the money leaves it owed; of all of it rent and late fee are due again', async () => {
    await goTo('2026-12-12')
    const [first, second] = [newId(), newId()]
    const take = (batchId: string, isWhole: boolean) =>
      clerk.post('staff/money/reversals', { id: newId(), batchId, isWhole, reason: 'Wrong box' })
    await pay({ id: first, months: 3, cents: 4497 })
    expect((await take(first, false)).status).toBe(200)
    expect(await duesOf()).toMatchObject({ balance: 4497, paidThrough: '2027-02-28' })
    expect((await take(first, true)).status).toBe(200)
    const before = {
      balance: 4497,
      chargedCents: 0,
      paidThrough: '2026-11-30',
      lateFees: ['2026-11-30'],
    }
    expect(await duesOf()).toMatchObject(before)
    expect((await take(first, true)).body.code).toBe('already_reversed')
    expect((await pay({ id: second, months: 3, cents: 4497 })).body.receipt).toBe(3)
    expect((await clerk.get('staff/money/receipts/2')).body.voidedOn).toBe('2026-12-12')
    expect((await take(rentalId, true)).body).toMatchObject({ code: 'past_day' })
    expect((await take('nothing', true)).status).toBe(404)
    expect(await sumOf()).toBe(0)
  })
})
