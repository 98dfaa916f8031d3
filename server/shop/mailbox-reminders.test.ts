import { beforeAll, expect, it } from 'vitest'

import { deliver } from '#server/email/delivery.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { openStaff } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { addDays, instantOf } from '#shared/calendar.ts'

import { loadMailbox } from './load-mailbox.ts'
import { sendMailboxReminders } from './mailbox-reminders.ts'

const { server, ann, clerk, moveTo } = useCounter()
const PAID_THROUGH = '2027-02-02'
let rentalId: string

beforeAll(async () => {
  rentalId = (await openMailbox(server, ann, 101)).id
})

const REMINDERS = ['rent-due', 'id-expires', 'closing-near']
async function lookOn(day: string, time = '12:00') {
  server.clock.now = instantOf(day, time, 'America/Los_Angeles') ?? 0
  const before = (await server.emailsTo(ann.email)).length
  await Promise.all([sendMailboxReminders(server.services), sendMailboxReminders(server.services)])
  const all = (await server.emailsTo(ann.email)).slice(before)
  return all.filter(({ kind }) => REMINDERS.includes(kind)) as { kind: string; facts: object }[]
}
const stages = (letters: { kind: string; facts: object }[]) =>
  letters.flatMap(({ kind, facts }) => (kind === 'rent-due' && 'stage' in facts ? facts.stage : []))
const change = (table: 'rentals' | 'holds', values: object) =>
  server.database.write((tx) => tx.updateTable(table).set(values).execute())

const giveNotice = (closesOn: string) =>
  server.database.write((tx) =>
    tx
      .insertInto('closingNotices')
      .values({ id: 'n', rentalId, givenOn: '2026-11-02', closesOn })
      .execute(),
  )

it('of rent are sent once at each stage, with the sum', async () => {
  expect(await lookOn(addDays(PAID_THROUGH, -15))).toEqual([])
  expect(await lookOn(addDays(PAID_THROUGH, -14), '08:59')).toEqual([])
  const [first] = await lookOn(addDays(PAID_THROUGH, -14))
  expect(first).toMatchObject({
    kind: 'rent-due',
    facts: { box: 101, stage: '14', dueOn: PAID_THROUGH, months: 3 },
  })
  expect(await lookOn(addDays(PAID_THROUGH, -13))).toEqual([])
  expect(stages(await lookOn(addDays(PAID_THROUGH, -2)))).toEqual(['3'])
  expect(stages(await lookOn(PAID_THROUGH))).toEqual(['due'])
  const [late] = await lookOn(addDays(PAID_THROUGH, 1))
  const [before, after] = [first, late].map((letter) => Object(letter?.facts).dueCents)
  expect(after).toBe(before + 1500)
  expect(await lookOn(addDays(PAID_THROUGH, 5))).toEqual([])
  const rental = await server.database.read
    .selectFrom('rentals')
    .selectAll()
    .where('id', '=', rentalId)
    .executeTakeFirst()
  expect(rental && (await loadMailbox(rental, server.services))).toMatchObject({
    nextDueOn: PAID_THROUGH,
    lateFeeCents: 1500,
  })
})

it('within the grace days name the late fee with its day, without adding it', async () => {
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  await owner.post('staff/settings', { lateGraceDays: 5 })
  const [first] = await lookOn(PAID_THROUGH)
  const [late] = await lookOn(addDays(PAID_THROUGH, 1))
  const grace = { lateFee: { isCharged: false, from: addDays(PAID_THROUGH, 6) } }
  expect([first?.facts, late?.facts]).toMatchObject([grace, grace])
  expect(Object(late?.facts).dueCents).toBe(Object(first?.facts).dueCents)
})

it('from the counter are sent once a day at most, with credit deducted', async () => {
  await moveTo(`${addDays(PAID_THROUGH, 20)}T20:00Z`)
  const dues = async () => (await clerk.get('staff/money/boxes/101')).body.rentals[0]
  await clerk.post('staff/money/till/open', { floatCents: 0 })
  const part = { months: 0, cents: 1000, way: 'check', isOnAccount: true, isEmailed: false }
  await clerk.post('staff/money/payments', { id: crypto.randomUUID(), rentalId, ...part })
  const remind = () => clerk.post('staff/money/reminders', { rentalId })
  const answers = await Promise.all([remind(), remind()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await remind()).body.code).toBe('reminded_today')
  const letters = (await server.emailsTo(ann.email)).filter(({ kind }) => kind === 'rent-due')
  const { balance } = await dues()
  expect(letters).toMatchObject([
    {
      facts: {
        stage: 'late',
        dueCents: balance,
        chargedCents: -1000,
        lateFee: { isCharged: true },
      },
    },
  ])
  const [line] = (await clerk.get('staff/today/rents')).body.lines
  expect(line.toPay).toMatchObject({ cents: balance, hasEmail: true, remindedAt: server.clock.now })
})

it('wait until a hold ends', async () => {
  const hold = { from: addDays(PAID_THROUGH, -20), until: addDays(PAID_THROUGH, -2) }
  await ann.post(`mailboxes/${rentalId}/holds`, hold)
  expect(await lookOn(addDays(PAID_THROUGH, -10))).toEqual([])
  expect(stages(await lookOn(addDays(PAID_THROUGH, -1)))).toEqual(['3'])
})

it('of rent are not sent when turned off, or when the box closes before', async () => {
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  expect((await owner.get('staff/settings')).body).toMatchObject({ rentReminders: true })
  expect((await ann.get('staff/settings')).status).toBe(403)
  await owner.post('staff/settings', { rentReminders: false })
  expect((await owner.get('staff/settings')).body).toMatchObject({ rentReminders: false })
  expect(await lookOn(PAID_THROUGH)).toEqual([])

  const again = await openStaff(server, 'owner2@example.com', 'administrator')
  await again.post('staff/settings', { rentReminders: true })
  await giveNotice(PAID_THROUGH)
  expect(await lookOn(PAID_THROUGH)).toEqual([])
})

it('are sent for an expiring ID, the newest one, and for a closing', async () => {
  await server.database.write((tx) =>
    tx.updateTable('documentChecks').set({ photoExpiresOn: '2026-12-31' }).execute(),
  )
  const ids = (await lookOn('2026-11-20')).filter(({ kind }) => kind === 'id-expires')
  expect(ids).toMatchObject([
    { facts: { document: 'photo', expiresOn: '2026-12-31' } },
    { facts: { document: 'photo', expiresOn: '2026-12-31' } },
  ])
  expect(await lookOn('2026-11-21')).toEqual([])
  expect(await lookOn('2026-12-03')).toHaveLength(2)
  await giveNotice('2026-12-20')
  expect(await lookOn('2026-12-12')).toEqual([])
  expect(await lookOn('2026-12-14')).toMatchObject([
    { kind: 'closing-near', facts: { closesOn: '2026-12-20', remailUntil: '2027-06-20' } },
  ])
  expect(await lookOn('2026-12-15')).toEqual([])
})

it('are not sent when no longer true', async () => {
  expect(await lookOn(PAID_THROUGH)).toHaveLength(1)
  const item = await server.database.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'rent-due')
    .executeTakeFirstOrThrow()
  await change('rentals', { paidThrough: '2027-05-02' })
  const nowhere = { send: async () => {}, dryRun: async () => {} }
  const sender = { shop: { name: 'S' }, siteUrl: 'https://s.test' }
  const outcome = await deliver(
    item,
    server.services,
    { transport: nowhere, sender } as never,
    new AbortController().signal,
  )
  expect(outcome).toBe('dead')
})
