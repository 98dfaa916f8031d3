import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { checkLog } from '#server/shop/core/audit/check-log.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { openCustomer, openStaff, type Staff } from '#server/testing/shop.ts'
import { useCounter, useOwner } from '#server/testing/use-shop.ts'

const newId = () => crypto.randomUUID()
const [FIRST, RENT] = [3 * 1999 + 2500, 3 * 1999]

const { server, ann, clerk, moveTo } = useCounter()
const owner = useOwner(server)

const till = async (by = clerk, day = '') => (await by.get(`staff/money/till${day}`)).body
const close = (counts: object, more = {}, by = clerk) =>
  by.post('staff/money/till/close', { counts, ...more })
const move = (direction: string, cents: number, id = newId()) =>
  clerk.post('staff/money/till/movements', { id, direction, cents, reason: 'Stamps' })

async function rent(customer = ann, box = 101) {
  const rental = await openMailbox(server, customer, box)
  return (by: Staff, change: object = {}) =>
    by.post('staff/money/payments', {
      id: newId(),
      rentalId: rental.id,
      months: 3,
      cents: RENT,
      way: 'cash',
      isEmailed: false,
      ...change,
    })
}

describe('a day of the till', () => {
  it('balances, is counted, sealed, and printed with the log’s head', async () => {
    expect(await till()).toMatchObject({ state: 'not-open', previousFloat: null })
    expect((await move('paid-in', 500)).body.code).toBe('till_not_open')
    expect((await clerk.post('staff/money/till/open', { floatCents: 10_000 })).status).toBe(200)
    expect((await clerk.post('staff/money/till/open', { floatCents: 9_999 })).body.code).toBe(
      'till_open',
    )
    const pay = await rent()
    await pay(clerk)
    const voided = newId()
    await pay(clerk, { id: voided })
    const reversal = { batchId: voided, isWhole: true, reason: 'Paid twice by mistake' }
    await clerk.post('staff/money/reversals', { id: newId(), ...reversal })
    await pay(clerk, { way: 'check' })
    const id = newId()
    await move('paid-out', 1_250, id)
    await move('paid-out', 1_250, id)
    await move('paid-in', 2_000)
    const mistake = newId()
    await move('paid-in', 700, mistake)
    const undo = { batchId: mistake, isWhole: true, reason: 'Never put in' }
    await clerk.post('staff/money/reversals', { id: newId(), ...undo })
    const expected = 10_000 + FIRST + RENT - 1_250 + 2_000
    expect(await till()).toMatchObject({
      state: 'open',
      expected,
      flow: {
        float: 10_000,
        payments: FIRST + 2 * RENT,
        reversals: -RENT - 700,
        paidIn: 2_700,
        paidOut: 1_250,
      },
      totals: [{ cents: FIRST + RENT }, { way: 'check', cents: RENT }, { cents: 0 }],
    })

    const counts = { 10_000: 2, 2_000: 2, 1: expected - 24_000 - 25 }
    const slip = await close({ 10_000: 1_001 }, { reason: 'A slip of the finger' })
    expect(slip.body).toMatchObject({ code: 'validation_failed', field: 'counts.10000' })
    const short = await close(counts)
    expect(short.body).toMatchObject({ code: 'reason_needed', expected, difference: -25 })
    expect((await close(counts, { reason: 'A quarter fell down' })).status).toBe(200)
    const closed = await till()
    expect(closed).toMatchObject({
      state: 'closed',
      expected,
      closing: { expected, counted: expected - 25, reason: 'A quarter fell down' },
    })
    const head = await server.database.read
      .selectFrom('auditHead')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(closed.closing).toMatchObject({ auditEntries: head.entries, auditHash: head.hash })
    expect((await close(counts)).body.code).toBe('day_closed')
    expect((await pay(clerk)).body).toMatchObject({ code: 'day_closed', day: '2026-11-02' })
    expect((await move('paid-in', 500)).body.code).toBe('day_closed')
    await expect(
      server.database.write((tx) => sql`update till_days set float_cents = 1`.execute(tx)),
    ).rejects.toThrow('never changed')
    const { rows } = await sql<{ cash: number }>`
      select sum(cents) as cash from ledger_entries where account = 'cash'
    `.execute(server.database.read)
    expect(Number(rows[0]?.cash)).toBe(expected - 10_000 - 25)
  })

  it('in the past is the administrator’s; corrections are posted today', async () => {
    await clerk.post('staff/money/till/open', { floatCents: 5_000 })
    const pay = await rent()
    const id = newId()
    await pay(clerk, { id })
    await moveTo(server.clock.now + 24 * 3_600_000)
    Object.assign(owner, await openStaff(server, 'next-owner@example.com', 'administrator'))
    await clerk.post('staff/money/till/open', { floatCents: 5_000 })
    const [monday, past] = ['2026-11-02', '?day=2026-11-02']
    expect((await clerk.get(`staff/money/till${past}`)).body.code).toBe('past_day')
    expect((await clerk.get(`staff/money/postings${past}`)).status).toBe(403)
    expect((await close({ 1: 1 }, { day: monday })).status).toBe(403)
    expect((await pay(clerk, { day: monday })).status).toBe(403)
    expect((await pay(owner, { day: '2026-11-04' })).body).toMatchObject({ field: 'day' })
    expect(await till()).toMatchObject({ openDays: [monday], previousFloat: 5_000 })

    expect((await pay(owner, { day: monday })).status).toBe(200)
    const sum = 5_000 + FIRST + 2 * RENT
    expect((await close({ 1: sum }, { day: monday }, owner)).status).toBe(200)
    expect((await pay(owner, { day: monday })).body.code).toBe('day_closed')
    const reversal = { id: newId(), batchId: id, isWhole: true, reason: 'Not theirs' }
    expect((await clerk.post('staff/money/reversals', reversal)).status).toBe(403)
    expect((await owner.post('staff/money/reversals', reversal)).status).toBe(200)
    expect(await till()).toMatchObject({ expected: 5_000 - RENT, openDays: [] })
    const { postings } = (await owner.get(`staff/money/postings${past}`)).body
    expect(postings.find(({ batchId }: { batchId: string }) => batchId === id)).toMatchObject({
      isReversed: true,
      by: 'Ann Lee (clerk@example.com)',
    })
    expect((await till(owner, past)).closing).toMatchObject({ expected: sum, counted: sum })
  })

  it('with two clerks has every payment once, with its own number', async () => {
    await clerk.post('staff/money/till/open', { floatCents: 10_000 })
    const pays = [await rent()]
    for (const box of [102, 103, 104]) {
      pays.push(await rent(await openCustomer(server, `box${box}@example.com`), box))
    }
    const ids = pays.map(() => newId())
    const answers = await Promise.all(
      [clerk, owner].flatMap((by) => pays.map((pay, index) => pay(by, { id: ids[index] }))),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const numbers = answers.map(({ body }) => body.receipt)
    expect(numbers.slice(0, ids.length)).toEqual(numbers.slice(ids.length))
    expect(numbers.slice(0, ids.length).toSorted((a, b) => a - b)).toEqual(
      ids.map((_, index) => ids.length + index + 1),
    )
    expect((await till()).expected).toBe(10_000 + ids.length * (FIRST + RENT))
    const dues = await clerk.get('staff/money/boxes/101')
    expect(dues.body.rentals[0]).toMatchObject({ balance: 0, paidThrough: '2027-05-02' })
  })

  it('includes or refuses a payment made while it closes', async () => {
    await clerk.post('staff/money/till/open', { floatCents: 10_000 })
    const pay = await rent()
    const counts = { 1: 10_000 + FIRST }
    const [payment, closing] = await Promise.all([
      pay(clerk),
      close(counts, { reason: 'Counted before' }, owner),
    ])
    expect(closing.status).toBe(200)
    const { closing: sealed } = await till()
    const isIn = payment.status === 200
    expect(sealed.expected).toBe(10_000 + FIRST + (isIn ? RENT : 0))
    if (!isIn) expect(payment.body.code).toBe('day_closed')
  })

  it('closed by mistake is reopened by an administrator; both closings stay sealed', async () => {
    const reopen = (by: Staff, more: object = {}) =>
      by.post('staff/money/till/reopen', { id: newId(), reason: 'Closed at noon', ...more })
    const open = { floatCents: 10_000 }
    expect((await reopen(owner)).body.code).toBe('till_not_open')
    await clerk.post('staff/money/till/open', open)
    const pay = await rent()
    expect((await reopen(owner)).body.code).toBe('day_not_closed')
    const short = { 1: 10_000 + FIRST - 25 }
    expect((await close(short, { reason: 'A quarter fell', closings: 0 })).status).toBe(200)
    expect((await clerk.post('staff/money/till/open', open)).body.code).toBe('day_closed')
    expect((await clerk.get('staff/money/boxes/101')).body.till).toBe('closed')

    expect((await reopen(clerk)).status).toBe(403)
    expect((await reopen(owner, { reason: '' })).body.field).toBe('reason')
    const id = newId()
    const other = await openStaff(server, 'other@example.com', 'administrator')
    const [one, two] = await Promise.all([reopen(owner, { id }), reopen(other)])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    expect([one, two].find(({ status }) => status === 409)?.body.code).toBe('day_not_closed')
    if (one.status === 200) expect((await reopen(owner, { id })).status).toBe(200)
    expect(await till()).toMatchObject({
      state: 'open',
      closing: null,
      closings: [{ reason: 'A quarter fell' }],
      reopenings: [{ reason: 'Closed at noon', by: expect.stringContaining('@example.com') }],
      expected: 10_000 + FIRST - 25,
    })

    expect((await pay(clerk)).status).toBe(200)
    const counts = { 1: 10_000 + FIRST - 25 + RENT }
    expect((await close(counts, { closings: 0 })).body.code).toBe('till_changed')
    expect((await close(counts, { closings: 1 })).status).toBe(200)
    expect((await pay(clerk)).body.code).toBe('day_closed')
    const { state, closings, flow } = await till()
    expect([state, flow.overShort, closings[1].expected, closings[1].counted]).toEqual([
      'closed',
      -25,
      counts[1],
      counts[1],
    ])
    const { read, kind } = server.database
    const log = await read
      .selectFrom('audit')
      .select(['id', 'action', 'hash'])
      .orderBy('id')
      .execute()
    const about = log.filter(({ action }) => action.endsWith('-till')).map(({ action }) => action)
    expect(about).toEqual(['open-till', 'close-till', 'reopen-till', 'close-till'])
    expect(closings.map((seal: { auditHash: string }) => seal.auditHash)).toEqual(
      closings.map((seal: { auditEntries: number }) => log[seal.auditEntries - 1]?.hash),
    )
    expect(await checkLog(read)).toBeNull()
    for (const change of [
      'update till_days set closed_at = null',
      'update till_reopenings set closed_at = null',
      'delete from till_reopenings',
      ...(kind === 'postgres' ? ['truncate till_reopenings'] : []),
    ]) {
      await expect(server.database.write((tx) => sql.raw(change).execute(tx))).rejects.toThrow(
        'never changed',
      )
    }
    const { rows } = await sql<{ cash: number }>`
      select sum(cents) as cash from ledger_entries where account = 'cash'
    `.execute(read)
    expect(Number(rows[0]?.cash)).toBe(counts[1] - 10_000)
  })
})
