import { expect, it } from 'vitest'

import { finishAtCounter } from '#server/testing/counter.ts'
import { couple, openCustomer } from '#server/testing/shop.ts'
import { ann as person } from '#server/testing/start-server.ts'
import { useMailbox, useOwner } from '#server/testing/use-shop.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'

import { sendAnnouncements } from './send-announcements.ts'

const { server, ann, clerk } = useMailbox()
const WALK_IN = 'walk.in@example.com'
const texts = {
  englishSubject: 'Closed tomorrow',
  englishText: 'A pipe broke.\n\nWe open again on <b>Monday</b>.',
  spanishSubject: 'Mañana cerrado',
  spanishText: 'Se rompió un tubo.',
}
const owner = useOwner(server)

async function rent(email: string | undefined, language: 'en' | 'es' = 'en') {
  const filed = await clerk.post('customers', { email, language, application: couple })
  return finishAtCounter(server, filed.body)
}

type Sent = { boxes?: string; shownPeople?: number; id?: string }
const send = (more: Sent = {}) =>
  owner.post('staff/announcements', {
    id: crypto.randomUUID(),
    ...texts,
    shownPeople: 2,
    ...more,
  })
const preview = async (boxes?: string) =>
  (await owner.post('staff/announcement-previews', { ...texts, boxes })).body
const list = async () => (await owner.get('staff/announcements')).body.announcements
const waiting = () =>
  server.database.read
    .selectFrom('outbox')
    .select(['id', 'recipient', 'dueAt', 'fields'])
    .where('kind', '=', 'announcement')
    .where('state', '=', 'waiting')
    .orderBy('dueAt')
    .execute()

async function lookAfter(ms: number) {
  server.clock.now += ms
  await Promise.all([sendAnnouncements(server.services), sendAnnouncements(server.services)])
}

const end = (change: { state: 'sent' | 'dead'; lastError?: string }) =>
  server.database.write((tx) =>
    tx
      .updateTable('outbox')
      .set({ ...change, sentAt: change.state === 'sent' ? server.clock.now : null })
      .where('kind', '=', 'announcement')
      .where('state', '=', 'waiting')
      .execute(),
  )

it('each person gets one email in their language, with its outcome recorded', async () => {
  await rent(WALK_IN, 'es')
  await rent(WALK_IN, 'es')
  await rent(undefined)
  const shown = await preview()
  expect(shown).toMatchObject({
    people: 2,
    withoutAddress: 1,
    english: {
      subject: texts.englishSubject,
      paragraphs: ['A pipe broke.', 'We open again on <b>Monday</b>.'],
    },
    spanish: { paragraphs: ['Se rompió un tubo.'] },
  })
  const { body } = await send()
  const [{ id }] = body.announcements
  await lookAfter(4 * MINUTE_MS)
  expect(await waiting()).toEqual([])
  await lookAfter(MINUTE_MS)
  const emails = await waiting()
  expect(emails).toHaveLength(2)
  expect(Number(emails[1]?.dueAt) - Number(emails[0]?.dueAt)).toBe(3 * SECOND_MS)
  expect(emails.find(({ recipient }) => recipient === WALK_IN)?.fields).toContain('Mañana cerrado')
  expect(emails.find(({ recipient }) => recipient === ann.email)?.fields).toContain('Closed')
  await lookAfter(MINUTE_MS)
  expect(await waiting()).toHaveLength(2)

  await end({ state: 'sent' })
  await lookAfter(MINUTE_MS)
  expect(await list()).toMatchObject([
    { id, state: 'done', counts: { sent: 2, waiting: 0, queued: 0 } },
  ])
  const { people } = (await owner.get(`staff/announcements/${id}`)).body
  expect(people).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ email: ann.email, state: 'sent' }),
      expect.objectContaining({ email: WALK_IN, state: 'sent' }),
    ]),
  )
  expect((await ann.post('data/copy')).body.announcements).toMatchObject([
    { state: 'sent', englishSubject: texts.englishSubject, spanishText: texts.spanishText },
  ])
})

it('is sent to the named boxes only, and only for the shown number of recipients', async () => {
  const other = await rent(WALK_IN)
  expect((await preview('101')).people).toBe(1)
  expect((await preview(`${other.box}-${other.box + 5}, 1`)).people).toBe(1)
  expect((await preview('9998-9999')).people).toBe(0)
  const refused = await send({ boxes: '101', shownPeople: 2 })
  expect([refused.status, refused.body.code]).toEqual([409, 'people_changed'])
  expect((await send({ boxes: '9999', shownPeople: 0 })).body.code).toBe('people_changed')
  expect((await send({ boxes: 'all of them', shownPeople: 2 })).body).toMatchObject({
    code: 'validation_failed',
    field: 'boxes',
  })
  await send({ boxes: '101', shownPeople: 1 })
  await lookAfter(5 * MINUTE_MS)
  expect((await waiting()).map(({ recipient }) => recipient)).toEqual([ann.email])
})

it('is sent once for repeated requests', async () => {
  const once = { id: crypto.randomUUID(), shownPeople: 1 }
  await Promise.all([send(once), send(once)])
  expect((await send(once)).status).toBe(200)
  expect(await list()).toHaveLength(1)
})

it('can be canceled until it begins', async () => {
  const first = (await send({ shownPeople: 1 })).body.announcements[0].id
  expect((await owner.post(`staff/announcements/${first}/take-back`)).status).toBe(200)
  await lookAfter(6 * MINUTE_MS)
  expect(await waiting()).toEqual([])
  expect(await list()).toMatchObject([{ state: 'taken-back', counts: { 'left-out': 1 } }])

  const second = (await send({ shownPeople: 1 })).body.announcements[0].id
  await lookAfter(5 * MINUTE_MS)
  const refused = await owner.post(`staff/announcements/${second}/take-back`)
  expect([refused.status, refused.body.code]).toEqual([409, 'announcement_begun'])
  expect((await owner.post(`staff/announcements/none/take-back`)).status).toBe(404)
})

it('reads recipients at sending: closed boxes, new customers, undelivered emails', async () => {
  const closing = await rent('closing@example.com')
  await rent(WALK_IN)
  await send({ shownPeople: 3 })
  await server.database.write((tx) =>
    tx
      .updateTable('rentals')
      .set({ closedOn: '2026-11-02' })
      .where('id', '=', closing.id)
      .execute(),
  )
  const joined = await openCustomer(server, WALK_IN)
  const [offer] = (await joined.get('application')).body.offers
  await joined.post(`offers/${offer.id}/accept`)
  await lookAfter(5 * MINUTE_MS)
  expect((await waiting()).map(({ recipient }) => recipient).toSorted()).toEqual(
    [ann.email, WALK_IN].toSorted(),
  )
  await end({ state: 'dead', lastError: '550 no such user' })
  await lookAfter(MINUTE_MS)
  expect(await list()).toMatchObject([{ state: 'done', counts: { undelivered: 2, 'left-out': 1 } }])
})

it('is in the outbox a minute ahead at most', async () => {
  const [{ id }] = (await send({ shownPeople: 1 })).body.announcements
  const more = Array.from({ length: 30 }, (_, at) => ({
    id: `many ${at}`,
    email: `many${at}@example.com`,
    firstName: '',
    language: 'en' as const,
    updatedAt: 0,
  }))
  await server.database.write(async (tx) => {
    await tx.insertInto('customers').values(more).execute()
    const rental = await tx.selectFrom('rentals').selectAll().executeTakeFirstOrThrow()
    const rentals = more.map((customer, at) => ({
      ...rental,
      id: customer.id,
      customerId: customer.id,
      applicationId: null,
      box: 300 + at,
    }))
    await tx.insertInto('rentals').values(rentals).execute()
    const listed = more.map((customer) => ({
      id: customer.id,
      announcementId: id,
      customerId: customer.id,
      state: 'waiting' as const,
      emailId: null,
      changedAt: 0,
    }))
    await tx.insertInto('announcementRecipients').values(listed).execute()
  })
  await lookAfter(5 * MINUTE_MS)
  expect(await waiting()).toHaveLength(20)
  await end({ state: 'sent' })
  await lookAfter(MINUTE_MS)
  expect(await waiting()).toHaveLength(11)
})

it('a test is sent to the caller only, in both languages', async () => {
  const { body } = await owner.post('staff/announcement-tests', texts)
  expect(body).toEqual({ email: owner.email })
  expect((await waiting()).map(({ recipient }) => recipient)).toEqual([owner.email, owner.email])
  expect(await list()).toEqual([])
})

it('a deleted account gets no further emails', async () => {
  await send({ shownPeople: 1 })
  await server.database.write((tx) =>
    tx.updateTable('rentals').set({ closedOn: '2026-11-02' }).execute(),
  )
  const proof = { confirm: 'delete', current_password: person.password }
  const erased = await ann.post('data/delete', proof)
  expect(erased.status).toBe(200)
  await lookAfter(5 * MINUTE_MS)
  expect(await waiting()).toEqual([])
  expect(await list()).toMatchObject([{ state: 'done', counts: { waiting: 0, sent: 0 } }])
})

it('only administrators write or read any; too long texts are refused', async () => {
  for (const who of [clerk, ann]) {
    expect((await who.get('staff/announcements')).status).toBe(403)
    expect((await who.post('staff/announcement-previews', texts)).status).toBe(403)
  }
  const tooLong = { ...texts, spanishText: 'x'.repeat(4_001) }
  expect((await owner.post('staff/announcement-previews', tooLong)).body.field).toBe('spanishText')
  const lacking = { ...texts, spanishSubject: ' ' }
  expect((await owner.post('staff/announcement-previews', lacking)).body.field).toBe(
    'spanishSubject',
  )
})
