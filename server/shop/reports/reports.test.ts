import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, it } from 'vitest'

import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { sumsOfAll } from '#server/shop/demo/seed-shop.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { couple, openCustomer, openStaff, signature } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts'

import { openRents } from './rents.ts'

const facts = { boxNumbers: [{ first: 101, last: 150 }] }
const { server, ann, clerk, moveTo, close, receive } = useCounter({ facts })

async function read(path: string) {
  const owner = await openStaff(server, `${randomUUID()}@example.com`, 'administrator')
  return (await owner.get(`staff/reports/${path}`)).body
}

async function readRents() {
  server.clock.now += MINUTE_MS
  await expect.poll(async () => (await read('rents')).isOld).toBe(false)
  return read('rents')
}

async function handOut(items: string[]) {
  const { recipients } = (await clerk.get('mail/boxes/101')).body
  const who = { recipientId: recipients[0].id, idType: 'passport', signature }
  const { status } = await clerk.post('mail/hand-outs', {
    key: randomUUID(),
    box: 101,
    items,
    ...who,
  })
  expect(status).toBe(201)
}

it('counts opened, closed and rented boxes of all', async () => {
  expect(await read('boxes?period=2026')).toMatchObject({ boxes: 50, parts: { length: 12 } })
  const { applicationId } = await openMailbox(server, ann)
  const change = (what: string, body: object) =>
    clerk.post(`customers/${applicationId}/${what}`, { id: randomUUID(), ...body })
  await change('number', { box: 103, keysBack: 1, keys: 1 })
  const { plans } = (await clerk.get(`customers/${applicationId}/plans`)).body
  const [{ plan, nowCents, rentCents }] = plans
  await change('plan', { plan, from: 'next', shownCents: rentCents })
  await change('plan', { plan, from: 'now', shownCents: nowCents })
  await moveTo('2026-12-31T23:30-08:00')
  await close('2026-12-31')
  const { parts, changes } = await read('boxes?period=2026')
  expect(changes[10]).toEqual({ part: '2026-11', moved: 1, plans: 1 })
  expect(parts.slice(9)).toEqual([
    { part: '2026-10', opened: 0, closed: 0, rented: 0 },
    { part: '2026-11', opened: 1, closed: 0, rented: 1 },
    { part: '2026-12', opened: 0, closed: 1, rented: 0 },
  ])
  const december = await read('boxes?period=2026-12')
  expect(december.parts.length).toBe(31)
  expect(december.parts[30]).toEqual({ part: '2026-12-31', opened: 0, closed: 1, rented: 0 })
  expect((await read('boxes?period=2027')).parts[0]).toMatchObject({ rented: null })
})

it('counts packages by local hour, and the waiting days of collected ones', async () => {
  await openMailbox(server, ann)
  // 10:00 before and after the clocks are set back; that night has 25 hours.
  await moveTo('2027-11-06T10:30-07:00')
  const first = (await receive()).body.item.id
  await receive({ kind: 'accountable-letter' })
  await clerk.post('mail/letters', { key: randomUUID(), boxes: [101] })
  await moveTo('2027-11-08T10:30-08:00')
  const second = (await receive()).body.item.id
  const mistake = (await receive()).body.item.id
  expect((await clerk.post(`mail/items/${mistake}/undo`, {})).status).toBe(200)
  await moveTo('2027-11-09T09:00-08:00')
  await handOut([first, second])
  await receive()

  const report = await read('packages?period=2027')
  expect(report.came).toEqual([
    { weekday: 1, hour: 10, packages: 1 },
    { weekday: 2, hour: 9, packages: 1 },
    { weekday: 6, hour: 10, packages: 1 },
  ])
  expect(report.fetched).toEqual([
    { days: 0, packages: 1 },
    { days: 2, packages: 1 },
  ])
  expect(report.waiting).toEqual([{ days: 0, packages: 1 }])
  expect(await read('packages?period=2027-11')).toEqual({ ...report, period: '2027-11' })
  expect(await read('packages?period=2027-10')).toMatchObject({ came: [], fetched: [] })
  expect((await read('packages?period=2026')).came).toEqual([])
})

it('excludes a month’s last day from the next', async () => {
  await openMailbox(server, ann)
  await moveTo('2028-02-29T23:30-08:00')
  await receive()
  expect((await read('packages?period=2028-02')).came).toEqual([
    { weekday: 2, hour: 23, packages: 1 },
  ])
  expect((await read('packages?period=2028-03')).came).toEqual([])
})

it('shows debts by age, and rents coming due', async () => {
  const none = { boxes: 0, booked: 0, unbooked: 0 }
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  expect((await owner.get('staff/reports/rents')).body).toMatchObject({
    owed: [none, none, none, none],
    credits: 0,
    weeks: { length: 13 },
  })
  const ahead = await openMailbox(server, ann)
  const bob = await openCustomer(server, 'bob@example.com')
  await openMailbox(server, bob, 102, { ...couple, payment: 'monthly' })
  const duesOf = async (box: number) =>
    (await clerk.get(`staff/money/boxes/${box}`)).body.rentals[0]
  const [three, one] = [await duesOf(101), await duesOf(102)]
  const weeks = (await readRents()).weeks.filter((week: { renewals: number }) => week.renewals)
  expect(weeks).toEqual([
    { on: '2026-11-30', renewals: 1, cents: one.renewals[0].cents },
    { on: '2026-12-28', renewals: 1, cents: one.renewals[0].cents },
  ])

  await moveTo('2027-01-05T10:00-08:00')
  await clerk.post('staff/money/lost-keys', { id: randomUUID(), rentalId: ahead.id })
  const late = await duesOf(102)
  expect(late.lateFees).toEqual(['2026-12-02', '2027-01-02'])
  const each = one.renewals[0].cents + late.lateFeeCents / late.lateFees.length
  const { owed, weeks: next } = await readRents()
  expect(owed).toEqual([
    { age: '30', boxes: 2, booked: three.lostKeyCents, unbooked: each },
    { age: '60', boxes: 1, booked: 0, unbooked: each },
    { age: '90', ...none },
    { age: 'older', ...none },
  ])
  const cents = next.reduce((sum: number, week: { cents: number }) => sum + week.cents, 0)
  // February, March and April 2 of the one, and the whole term of the other.
  expect(cents).toBe(3 * one.renewals[0].cents + three.renewals[0].cents)

  const application = (await clerk.get('find?q=102')).body.found[0].id
  const notice = await clerk.post(`customers/${application}/notice`, { closesOn: '2027-02-10' })
  expect(notice.status).toBe(200)
  const closing = (await readRents()).weeks
  expect(closing.reduce((sum: number, week: { renewals: number }) => sum + week.renewals, 0)).toBe(
    2,
  )
  await close('2027-01-05')
  expect((await readRents()).owed.map(({ unbooked }: { unbooked: number }) => unbooked)).toEqual([
    0, 0, 0, 0,
  ])
})

it('ages a debt by its newest charges, whatever was reversed', async () => {
  const { id: rentalId } = await openMailbox(server, ann)
  const charge = async () => {
    const batchId = randomUUID()
    await clerk.post('staff/money/lost-keys', { id: batchId, rentalId })
    return batchId
  }
  await charge()
  server.clock.now += 40 * DAY_MS
  await moveTo(server.clock.now)
  const mistake = await charge()
  const reversal = { id: randomUUID(), batchId: mistake, isWhole: true, reason: 'Found' }
  expect((await clerk.post('staff/money/reversals', reversal)).status).toBeLessThan(300)
  const booked = (await readRents()).owed.map((line: { booked: number }) => line.booked > 0)
  expect(booked).toEqual([false, true, false, false])
})

it('keeps sums equal to the ledger and the shelf', async () => {
  await openMailbox(server, ann)
  await moveTo(server.clock.now + HOUR_MS)
  const item = (await receive()).body.item.id
  await receive()
  await moveTo(server.clock.now + 2 * DAY_MS)
  await handOut([item])
  const before = await readSums()
  await server.database.write(async (tx) => {
    for (const table of ['ledgerDays', 'rentalBalances', 'packageHours'] as const) {
      await tx.deleteFrom(table).execute()
    }
    for (const sums of sumsOfAll) await sums.execute(tx)
  })
  expect(await readSums()).toEqual(before)
  expect(before.map(({ length }) => length > 1)).toEqual([true, false, true])
})

async function readSums() {
  const tables = ['ledgerDays', 'rentalBalances', 'packageHours']
  const sums = tables.map(async (table) => {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(server.database.read)
    return rows.map((row) => JSON.stringify(row)).toSorted()
  })
  return Promise.all(sums)
}

it('shows the previous report while a slow one is read', async () => {
  const begin = server.clock.now
  const getRents = openRents(-1)
  const ask = async () => {
    const services = server.services
    const { at, isOld, owed } = await getRents({}, {} as SignedInContext, services)
    return { minutes: (at - begin) / MINUTE_MS, isOld, booked: owed[0]?.booked }
  }
  const { id: rentalId } = await openMailbox(server, ann)
  expect(await ask()).toEqual({ minutes: 0, isOld: false, booked: 0 })
  await clerk.post('staff/money/lost-keys', { id: randomUUID(), rentalId })
  server.clock.now = begin + MINUTE_MS / 2
  expect(await ask()).toEqual({ minutes: 0, isOld: false, booked: 0 })
  server.clock.now = begin + MINUTE_MS
  expect(await ask()).toEqual({ minutes: 0, isOld: true, booked: 0 })
  await expect.poll(ask).toMatchObject({ minutes: 1, isOld: false, booked: expect.any(Number) })
  expect((await ask()).booked).toBeGreaterThan(0)
  server.clock.now = begin + DAY_MS
  expect(await ask()).toMatchObject({ minutes: 24 * 60, isOld: false })
})

it('requires an administrator', async () => {
  for (const path of ['money?period=2026', 'boxes?period=2026', 'packages?period=2026', 'rents']) {
    expect((await clerk.get(`staff/reports/${path}`)).status).toBe(403)
  }
})
