import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { sendReminders } from '#server/shop/reminders.ts'
import { shop } from '#server/testing/contact.ts'
import { signIn } from '#server/testing/fixtures.ts'
import { callShop, MONDAY, NINE, TEN } from '#server/testing/shop.ts'
import { refusal } from '#server/testing/smtp.ts'
import { useShop } from '#server/testing/use-shop.ts'
import { calendarOf, startMail } from '#server/testing/visit-mail.ts'
import { HOUR_MS } from '#shared/durations.ts'

const { server, ann } = useShop()

beforeAll(() => server.database.write((tx) => tx.deleteFrom('outbox').execute()))

async function openMail(script?: Parameters<typeof startMail>[1]) {
  const mail = await startMail(server, script)
  onTestFinished(mail.close)
  return mail
}

describe('the emails of a visit', () => {
  it('have one calendar event through booking, moving and canceling', async () => {
    const { emails } = await openMail()
    const { body: visit } = await ann.book(NINE)
    await ann.post(`visits/${visit.id}/move`, { slot: TEN })
    await ann.post(`visits/${visit.id}/cancel`)
    const calendars = (await emails(3)).map(calendarOf)
    const [{ uid } = { uid: '' }] = calendars
    const same = {
      description: expect.stringContaining(shop.phone),
      location: [shop.name, ...shop.addressLines].join(', '),
      uid,
      minutes: 30,
      isUtc: true,
      attendee: 'mailto:ann@example.com',
      organizer: 'mailto:hello@shop.test',
    }
    expect(uid).toContain(visit.id)
    const expected = [
      [NINE, 'REQUEST', 'CONFIRMED'],
      [TEN, 'REQUEST', 'CONFIRMED'],
      [TEN, 'CANCEL', 'CANCELLED'],
    ].map(([starts, method, status], sequence) => ({
      alarms: method === 'REQUEST' ? 1 : 0,
      ...same,
      starts,
      method,
      mimeMethod: method,
      status,
      sequence,
    }))
    expect(calendars).toEqual(expected)
  })

  it('show the shop’s time, and link to the visit without signing in', async () => {
    const { emails } = await openMail()
    await ann.book(NINE)
    const [mail] = await emails(1)
    expect(mail?.text?.replaceAll('\n', ' ')).toContain('Tuesday, November 3, 2026 at 9:00 AM')
    const [address = ''] = /http\S+\/visit\?\S+/.exec(mail?.text ?? '') ?? []
    const { id, key } = Object.fromEntries(new URL(address).searchParams)
    const { body } = await callShop(server, 'POST', 'visit-link', { body: { id, key } })
    expect(body).toMatchObject({ slot: NINE, state: 'booked' })
    expect(mail?.html).toContain('key=')
  })
})

describe('a reminder', () => {
  const remind = () => sendReminders(server.services)

  it('is sent once, the day before, and again after a move', async () => {
    const { emails } = await openMail()
    server.clock.now = MONDAY - 24 * HOUR_MS
    const { access_token: token } = await signIn(server, ann.email)
    const key = crypto.randomUUID()
    const body = { slot: NINE, way: 'counter', key }
    const { body: visit } = await callShop(server, 'POST', 'visits', { token, body })
    await remind()
    await emails(1)
    server.clock.now = NINE - 22 * HOUR_MS
    await Promise.all([remind(), remind()])
    await remind()
    expect((await emails(2)).at(-1)?.subject).toContain('Reminder')

    const { access_token: later } = await signIn(server, ann.email)
    const slot = NINE + 48 * HOUR_MS
    await callShop(server, 'POST', `visits/${visit.id}/move`, { token: later, body: { slot } })
    await emails(3)
    server.clock.now = slot - 20 * HOUR_MS
    await remind()
    expect((await emails(4)).at(-1)?.subject).toContain('Reminder')
  })

  it('is not sent for a visit canceled meanwhile', async () => {
    const { database, clock } = server
    const { body: visit } = await ann.book(NINE)
    await database.write((tx) => tx.updateTable('appointments').set({ updatedAt: 0 }).execute())
    clock.now = NINE - 22 * HOUR_MS
    await remind()
    const cancelled = { state: 'cancelled', sequence: 1 } as const
    await database.write((tx) =>
      tx.updateTable('appointments').set(cancelled).where('id', '=', visit.id).execute(),
    )
    const { emails } = await openMail()
    const reminder = database.read.selectFrom('outbox').where('kind', '=', 'visit-reminder')
    const states = () => reminder.select('state').execute()
    await expect.poll(states).toEqual([{ state: 'dead' }])
    expect((await emails(1))[0]?.subject).not.toContain('Reminder')
  })
})

it('a cancellation never overtakes its delayed invitation', async () => {
  let refusals = 2
  const { emails, worker } = await openMail({
    onRcptTo: (_address, _session, done) => done(refusals-- > 0 ? refusal(451) : undefined),
  })
  const { body: visit } = await ann.book(NINE)
  await ann.post(`visits/${visit.id}/cancel`)
  const invitation = server.database.read
    .selectFrom('outbox')
    .select('dueAt')
    .where('kind', '=', 'visit-booked')
  for (const attempts of [1, 2]) {
    const refused = invitation.where('attempts', '=', attempts).where('lastError', 'is not', null)
    await expect.poll(() => refused.execute()).toHaveLength(1)
    server.clock.now = (await refused.executeTakeFirstOrThrow()).dueAt + 1
    worker.wake()
  }
  const methods = (await emails(2)).map((mail) => calendarOf(mail).method)
  expect([methods, refusals < 0]).toEqual([['REQUEST', 'CANCEL'], true])
})
