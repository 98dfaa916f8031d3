import { randomUUID } from 'node:crypto'

import { beforeEach, expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { couple, openCustomer } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const { server, ann, clerk, moveTo, receive } = useCounter()
let application: string

beforeEach(async () => {
  const { applicationId } = await openMailbox(server, ann)
  application = applicationId ?? ''
})

const customer = async () => (await clerk.get(`customers/${application}`)).body
const move = (box: number, more: object = {}) => {
  const keys = { keysBack: 1, keys: 2 }
  return clerk.post(`customers/${application}/number`, { id: randomUUID(), box, ...keys, ...more })
}
const box = async (number: number) => (await clerk.get(`boxes/${number}`)).body
const mail = async (number: number) => (await clerk.get(`mail/boxes/${number}`)).body
const giveBox = async (id: string, number: number) =>
  (await clerk.post(`customers/${id}/box`, { box: number })).body.code

it('a customer moves to another number with mail, tasks and notes', async () => {
  const { item } = (await receive()).body
  const { item: wrong } = (await receive({ addressee: 'Zoe Stranger' })).body
  const note = { id: randomUUID(), kind: 'warning', text: 'Call first' }
  const { rental } = await customer()
  await clerk.post(`rentals/${rental.id}/notes`, note)
  const paper = { id: randomUUID(), rentalId: rental.id, forName: 'Bo Lee', servedBy: 'Cy Server' }
  await clerk.post('staff/papers', { ...paper, receivedAt: server.clock.now })

  expect((await move(101)).body.code).toBe('same_number')
  expect((await move(103, { keysBack: 0 })).body).toMatchObject({
    code: 'keys_still_out',
    count: 1,
  })
  expect((await move(103)).body).toMatchObject({
    box: 103,
    rental: {
      id: rental.id,
      box: 103,
      keysOut: 2,
      waiting: 1,
      former: [{ box: 101, movedOn: '2026-11-02', until: '2027-05-02' }],
    },
    track: { next: { code: 'wait' } },
  })
  expect(await mail(103)).toMatchObject({
    state: 'rented',
    items: [
      { id: wrong.id, box: 103 },
      { id: item.id, box: 103 },
    ],
    notes: [{ text: 'Call first' }],
  })
  const { tasks } = (await clerk.get('mail/tasks?box=103')).body
  expect(tasks).toMatchObject([{ kind: 'return-to-sender', item: { id: wrong.id } }])
  expect((await clerk.get('staff/papers?all=1&box=103')).body.papers).toMatchObject([
    { id: paper.id },
  ])
  const [roster] = (await clerk.get('staff/roster')).body.rows
  expect(roster).toMatchObject({
    box: 103,
    recipients: [{ formStatus: 'signed', crdOn: null }, {}, {}],
  })
  const email = (await server.emailsTo(ann.email)).find(({ kind }) => kind === 'number-changed')
  expect(email).toMatchObject({
    facts: {
      box: 103,
      former: 101,
      address: expect.arrayContaining(['10 MAIN ST PMB 103']),
      remailUntil: '2027-05-02',
    },
  })
  const [mailbox] = (await ann.get('mailboxes')).body.mailboxes
  expect(mailbox).toMatchObject({ box: 103, former: [{ box: 101, until: '2027-05-02' }] })
  for (const number of [101, 103]) {
    const { events } = (await clerk.get(`boxes/${number}/history`)).body
    const moved = events.find((event: { action?: string }) => event.action === 'change-number')
    expect(moved).toMatchObject({ before: { box: 101 }, after: { box: 103 } })
  }
})

it('the old number is out of use while its mail is forwarded, and names the new one', async () => {
  await move(103)
  expect(await box(101)).toMatchObject({
    state: 'blocked',
    until: '2027-05-02',
    movedTo: 103,
    customer: null,
    rentals: [{ application }],
  })
  expect(await mail(101)).toMatchObject({
    state: 'rented',
    movedTo: 103,
    remailUntil: '2027-05-02',
  })
  expect((await receive()).body.item).toMatchObject({ box: 103, state: 'waiting' })
  const walk = { key: randomUUID(), boxes: [101, 103] }
  expect((await clerk.post('mail/letters', walk)).body).toEqual({
    marked: [101, 103],
    refused: [],
  })
  expect((await mail(103)).items).toHaveLength(2)
  const { found } = (await clerk.get('find?q=101')).body
  expect(found[0]).toMatchObject({ id: application, box: 103 })

  const bob = await openCustomer(server, 'bob@example.com')
  const { id } = (await bob.post('application', couple)).body
  expect(await giveBox(id, 101)).toBe('box_quarantined')
  expect((await clerk.get(`customers/${id}`)).body.freeBox).toBe(102)
  expect((await move(101, { keysBack: 2 })).body.rental).toMatchObject({
    box: 101,
    former: [{ box: 103 }],
  })
  expect(await box(101)).toMatchObject({ state: 'rented', movedTo: null })

  await moveTo('2027-05-03T18:10Z')
  expect(await box(103)).toMatchObject({ state: 'free', movedTo: null })
  expect(await mail(103)).toMatchObject({ state: 'return', movedTo: null })
  expect(await giveBox(id, 103)).toBeUndefined()
})

it('a stale screen and a taken number are refused', async () => {
  const { version: seen } = await customer()
  const bob = await openCustomer(server, 'cleo@example.com')
  await openMailbox(server, bob, 104, couple)
  expect((await move(104)).body.code).toBe('box_rented')
  expect((await move(99_000)).body.code).toBe('box_unknown')
  const answers = await Promise.all([move(102, { seen }), move(103, { seen })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
