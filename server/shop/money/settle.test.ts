import { beforeAll, describe, expect, it } from 'vitest'

import { openDrawer, openMailbox } from '#server/testing/counter.ts'
import { signIn } from '#server/testing/fixtures.ts'
import { couple, openCustomer } from '#server/testing/shop.ts'
import { useCounter, useOwner } from '#server/testing/use-shop.ts'
import { readLeavingSteps, type LeavingStepId } from '#shared/shop/boxes/leaving.ts'

const newId = () => crypto.randomUUID()

const { server, ann, clerk, moveTo, kindsTo } = useCounter()
let rentalId: string
let application: string

const DEPOSIT = 1000
const KEY = 3000

async function open() {
  const rental = await openMailbox(server, ann, 101, couple)
  rentalId = rental.id
  application = rental.applicationId ?? ''
}

beforeAll(open)
const owner = useOwner(server)

async function goTo(day: string) {
  await moveTo(`${day}T18:10Z`)
  await openDrawer(server)
  const { access_token: token } = await signIn(server, ann.email)
  Object.assign(ann, { token })
}

const step = (path: string, body: object = {}) =>
  clerk.post(`customers/${application}/${path}`, body)
const leaving = async () => (await clerk.get(`customers/${application}`)).body.rental.leaving
const openSteps = async (): Promise<LeavingStepId[]> =>
  readLeavingSteps(await leaving()).flatMap(({ id, isDone }) => (isDone ? [] : [id]))
const settle = (body: object = {}) =>
  clerk.post('staff/money/settlements', { id: newId(), rentalId, isEmailed: false, ...body })
const loseKey = () => clerk.post('staff/money/lost-keys', { id: newId(), rentalId })
const sumOf = async () => {
  const rows = await server.database.read.selectFrom('ledgerEntries').select('cents').execute()
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}
const drawer = async () => (await clerk.get('staff/money/till')).body.expected

describe('settling an account', () => {
  it('is refused while the box is open or a key is out', async () => {
    expect((await settle({ way: 'cash' })).body.code).toBe('deposit_of_open_box')
    await step('close')
    expect((await settle({ way: 'cash' })).body).toMatchObject({ code: 'key_out', count: 1 })
    await step('keys/return', { count: 1 })
    expect((await settle()).body).toMatchObject({ code: 'way_needed', field: 'way' })
    expect((await leaving()).depositCents).toBe(DEPOSIT)
    const body = { id: newId(), way: 'cash', isEmailed: true }
    const before = await drawer()
    const paid = { cents: DEPOSIT, change: 0, balance: 0, receipt: 2 }
    expect((await settle(body)).body).toEqual(paid)
    expect((await settle(body)).body).toEqual(paid)
    expect(await drawer()).toBe(before - DEPOSIT)
    expect((await settle({ way: 'cash' })).body.code).toBe('nothing_to_settle')
    expect((await leaving()).settled).toMatchObject([
      { kind: 'refund', cents: DEPOSIT, receipt: 2 },
    ])
    expect((await kindsTo()).filter((kind) => kind === 'receipt')).toHaveLength(1)
  })

  it('deducts the debt from the deposit, and collects the rest', async () => {
    await goTo('2027-02-20')
    const { rentUntilNowCents: rent } = (await step('notice', { closesOn: '2027-02-20' })).body
      .rental
    await step('close')
    await step('keys/return', { count: 1 })
    const due = rent - DEPOSIT
    expect(due).toBeGreaterThan(0)
    const short = await settle({ way: 'cash', tendered: due - 1 })
    expect(short.body).toMatchObject({ code: 'tendered_too_little', field: 'tendered' })
    expect((await settle({ way: 'cash', tendered: due + 1 })).body).toMatchObject({
      cents: -due,
      change: 1,
      balance: 0,
    })
    const receipt = (await clerk.get('staff/money/receipts/2')).body
    expect(receipt).toMatchObject({
      kind: 'payment',
      cents: due,
      lines: [{ account: 'deposits-held', cents: -DEPOSIT }],
    })
    expect(await sumOf()).toBe(0)
  })

  it('nets a closed customer without money; the remainder stays owed', async () => {
    await goTo('2027-02-20')
    await step('close')
    const owed = (await leaving()).balanceCents
    await step('keys/return', { count: 1 })
    expect((await settle()).body).toEqual({
      receipt: null,
      cents: 0,
      change: 0,
      balance: owed - DEPOSIT,
    })
    expect(await openSteps()).toContain('settle')
  })

  it('charges a key lost after closing, once, and keeps its deposit', async () => {
    await step('close')
    expect((await loseKey()).body).toEqual({ balance: KEY })
    expect((await loseKey()).body.code).toBe('keys_not_out')
    expect((await step('keys/return', { count: 1 })).body.code).toBe('keys_not_out')
    expect(await leaving()).toMatchObject({ keysOut: 0, depositCents: 0, balanceCents: KEY })
    expect((await settle({ way: 'check' })).body).toMatchObject({ cents: -KEY, balance: 0 })
    expect(await sumOf()).toBe(0)
  })

  it('counts a key as out again when its charge is reversed', async () => {
    await step('close')
    await loseKey()
    const { postings } = (await owner.get('staff/money/postings')).body
    const { batchId } = postings.find(({ kind }: { kind: string }) => kind === 'charge')
    const reversal = { id: newId(), batchId, isWhole: true, reason: 'It was found' }
    expect((await owner.post('staff/money/reversals', reversal)).status).toBe(200)
    expect(await leaving()).toMatchObject({ keysOut: 1, keysLost: 0, depositCents: DEPOSIT })
    expect((await step('keys/return', { count: 1 })).status).toBe(200)
    expect((await settle({ way: 'cash' })).body).toMatchObject({ cents: DEPOSIT, balance: 0 })
  })

  it('writes off a debt, by the owner, with a reason', async () => {
    const writeOff = (by = owner, body: object = {}) =>
      by.post('staff/money/write-offs', { id: newId(), rentalId, reason: 'Moved abroad', ...body })
    expect((await writeOff()).body.code).toBe('box_open')
    await step('close')
    await loseKey()
    expect((await writeOff(clerk)).status).toBe(403)
    expect((await writeOff(owner, { reason: '' })).status).toBe(400)
    const body = { id: newId() }
    expect((await writeOff(owner, body)).body).toEqual({ cents: KEY })
    expect((await writeOff(owner, body)).body).toEqual({ cents: KEY })
    expect((await writeOff()).body.code).toBe('nothing_owed')
    expect(await openSteps()).not.toContain('settle')
    expect(await sumOf()).toBe(0)
    const { events } = (await owner.get('boxes/101/history')).body
    const written = { kind: 'posting', accounts: ['bad-debts'], reason: 'Moved abroad' }
    expect(events).toContainEqual(expect.objectContaining(written))
  })

  it('shows a deposit beside a written-off debt', async () => {
    await step('close')
    const body = { id: newId(), rentalId, reason: 'Moved abroad' }
    expect((await owner.post('staff/money/write-offs', body)).body.code).toBe('settle_first')
  })

  it('refunds no more rent than was paid after a discount', async () => {
    const { facts } = server.services
    facts.proration = 'daily'
    facts.prices = { ...facts.prices, prepaymentDiscount: { 6: 20 } }
    const dee = await openCustomer(server, 'dee@example.com')
    const alone = { ...couple, months: 6, recipients: couple.recipients.slice(0, 1) }
    const rental = await openMailbox(server, dee, 102, alone)
    const of = `customers/${rental.applicationId}`
    await clerk.post(`${of}/close`)
    await clerk.post(`${of}/keys/return`, { count: 1 })
    // The three months after the minimum term, of six less a fifth, on the day they were paid.
    const { unusedRentCents } = (await clerk.get(of)).body.rental.leaving
    expect(unusedRentCents).toBe(2397)
    const body = { id: newId(), rentalId: rental.id, isEmailed: false, way: 'cash' }
    expect((await clerk.post('staff/money/settlements', body)).body).toMatchObject({
      cents: 2397 + DEPOSIT,
      balance: 0,
    })
    expect((await clerk.get(of)).body.rental.leaving.unusedRentCents).toBe(0)
    expect(await sumOf()).toBe(0)
  })
})
