import { expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { couple, openCustomer, UPS, USPS } from '#server/testing/shop.ts'
import { useMailbox } from '#server/testing/use-shop.ts'
import { DAY_MS } from '#shared/durations.ts'

import { GATHER_MS, sendMailNotices, sendOverdueNotices } from './notices.ts'

const { server, ann, clerk, rental, moveTo, receive, kindsTo } = useMailbox()

const today = async () => (await clerk.get('staff/today')).body
const emailsOf = async (kind: string, address = ann.email) =>
  (await server.emailsTo(address)).filter((email) => email.kind === kind)

it('intake warns about the plan’s limits for packages, also signed for, and accepts the item', async () => {
  const ups = (await receive({ tracking: UPS })).body
  expect(ups).toMatchObject({
    beyondPlan: ['carrier'],
    keptUntil: '2026-11-16',
    item: { state: 'waiting' },
  })
  const heavy = (await receive({ tracking: USPS, pounds: 20.5 })).body
  expect(heavy.beyondPlan).toEqual(['weight'])
  for (const _ of [3, 4, 5]) expect((await receive()).body.beyondPlan).toEqual([])
  expect((await clerk.get('mail/boxes/101')).body.plan).toMatchObject({
    otherCarriers: false,
    packagesPerMonth: 5,
    thisMonth: 5,
  })
  expect((await receive()).body.beyondPlan).toEqual(['count'])
  const signedFor = { kind: 'accountable', carrier: 'ups', pounds: 20.5 }
  expect((await receive(signedFor)).body).toMatchObject({
    beyondPlan: ['carrier', 'count', 'weight'],
    keptUntil: '2026-11-16',
  })
  const letter = { ...signedFor, kind: 'accountable-letter' }
  expect((await receive(letter)).body).toMatchObject({ beyondPlan: [], keptUntil: null })
  expect((await clerk.get('mail/boxes/101')).body.plan.thisMonth).toBe(7)
  expect((await receive({ box: 104 })).body).toMatchObject({ beyondPlan: [], keptUntil: null })
  expect((await receive({ pounds: -1 })).body.field).toBe('pounds')
  await moveTo('2026-12-01T18:00Z')
  expect((await receive()).body.beyondPlan).toEqual([])
})

it('Today and the emails follow each plan’s days; the second email is sent once', async () => {
  const bob = await openCustomer(server, 'bob@example.com')
  await openMailbox(server, bob, 102, { ...couple, plan: 'large' })
  const { item } = (await receive()).body
  await receive({ box: 102 })
  await moveTo(server.clock.now + GATHER_MS)
  await sendMailNotices(server.services)
  expect(await emailsOf('mail-arrived')).toMatchObject([{ facts: { keptUntil: '2026-11-16' } }])
  expect(await emailsOf('mail-arrived', bob.email)).toMatchObject([
    { facts: { keptUntil: '2027-01-01' } },
  ])
  await moveTo(item.receivedAt + 14 * DAY_MS)
  await sendOverdueNotices(server.services)
  expect(await emailsOf('mail-overdue')).toEqual([])

  await moveTo(item.receivedAt + 15 * DAY_MS)
  expect((await today()).overdue).toMatchObject({ count: 1, lines: [{ id: item.id }] })
  for (let time = 0; time < 2; time += 1) await sendOverdueNotices(server.services)
  expect(await emailsOf('mail-overdue')).toMatchObject([{ facts: { box: 101, parcels: 1 } }])
  expect(await kindsTo(bob.email)).not.toContain('mail-overdue')
})

it('sends nothing for a box on hold until it ends', async () => {
  await receive()
  await moveTo(server.clock.now + GATHER_MS)
  await sendMailNotices(server.services)
  await ann.post(`mailboxes/${rental.id}/holds`, { from: '2026-11-03', until: '2026-11-30' })
  await moveTo('2026-11-25T18:00Z')
  await sendOverdueNotices(server.services)
  expect(await emailsOf('mail-overdue')).toEqual([])
  await moveTo('2026-12-01T18:00Z')
  await sendOverdueNotices(server.services)
  expect(await emailsOf('mail-overdue')).toHaveLength(1)
})
