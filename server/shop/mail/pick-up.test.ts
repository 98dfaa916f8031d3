import { describe, expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { couple, signature, UPS } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import type { ApplicationInput } from '#shared/shop/applications/application.ts'
import { slipCode } from '#shared/shop/mail/slip.ts'

import { GATHER_MS, sendMailNotices } from './notices.ts'

const withCollector = {
  ...couple,
  recipients: [
    ...couple.recipients,
    { kind: 'collector', name: 'Dee Fox', photoId: 'passport', addressId: 'lease' },
  ],
} satisfies ApplicationInput

const { server, ann, clerk, receive, kindsTo } = useCounter()

const key = () => crypto.randomUUID()

describe('pick-up', () => {
  const handOut = (body: object) =>
    clerk.post('mail/hand-outs', {
      key: key(),
      box: 101,
      idType: 'passport',
      signature,
      ...body,
    })
  const people = async () => {
    const { recipients } = (await clerk.get('mail/boxes/101')).body
    return recipients.map(({ id }: { id: string }) => id) as string[]
  }
  const take = async (count: number) => {
    const ids: string[] = []
    for (let one = 0; one < count; one++) ids.push((await receive()).body.item.id)
    return ids
  }

  it('hands out some items against ID and signature, once', async () => {
    await openMailbox(server, ann)
    const ids = await take(3)
    const [owner] = await people()
    const deed = { key: key(), items: ids.slice(0, 2), recipientId: owner }
    const flat = { ...signature, strokes: [[10, 10, 12, 12]] }
    expect((await handOut({ ...deed, signature: flat })).body).toMatchObject({
      code: 'not_signed',
      field: 'signature',
    })
    expect((await handOut({ ...deed, idType: 'library-card' })).body.field).toBe('idType')
    const [first, second] = await Promise.all([handOut(deed), handOut(deed)])
    expect([first.body, second.body]).toMatchObject([
      { handedOut: 2, left: 1 },
      { id: first.body.id, handedOut: 2, left: 1 },
    ])
    expect((await handOut({ items: ids, recipientId: owner })).body).toMatchObject({
      code: 'not_waiting',
      items: ids.slice(0, 2),
    })
    const { waiting: left, history } = (await ann.get('mailboxes')).body.mailboxes[0]
    expect([left, history.length]).toMatchObject([[{ id: ids[2] }], 2])
    const row = await server.database.read.selectFrom('handOuts').selectAll().executeTakeFirst()
    expect(row).toMatchObject({ pickedUpAs: 'owner', idType: 'passport' })
    expect(JSON.parse(row!.signature).strokes).toHaveLength(1)
  })

  it('by several people of a household is one call: all of it, once, or nothing', async () => {
    await openMailbox(server, ann)
    const [mine, theirs] = [await take(2), await take(1)]
    const [owner, adult, child] = await people()
    const release = { items: theirs, recipientId: adult, idType: 'nexus', signature }
    const household = { key: key(), items: mine, recipientId: owner, others: [release] }
    const waiting = async () => (await ann.get('mailboxes')).body.mailboxes[0].waiting.length
    for (const [other, code] of [
      [{ ...release, recipientId: child }, 'may_not_collect'],
      [{ ...release, signature: { ...signature, strokes: [] } }, 'not_signed'],
      [{ ...release, items: mine }, 'not_waiting'],
    ] as const) {
      const refused = await handOut({ ...household, others: [other] })
      expect([refused.body.code, await waiting()]).toEqual([code, 3])
    }
    const [first, second] = await Promise.all([handOut(household), handOut(household)])
    expect(first.body).toMatchObject({ others: [expect.any(String)], handedOut: 3, left: 0 })
    expect(second.body).toEqual(first.body)
    const proof = async (id: string) => (await clerk.get(`mail/hand-outs/${id}`)).body
    expect((await proof(first.body.id)).items).toHaveLength(2)
    expect(await proof(first.body.others[0])).toMatchObject({
      takenBy: 'Bo Lee',
      idType: 'nexus',
      items: [{ id: theirs[0] }],
    })
  })

  it('by the named collector notifies the customer; children and strangers get nothing', async () => {
    await openMailbox(server, ann, undefined, withCollector)
    const items = await take(1)
    const [, , child, collector] = await people()
    expect((await handOut({ items, recipientId: child })).body.code).toBe('may_not_collect')
    expect((await handOut({ items, recipientId: key() })).body.code).toBe('not_a_recipient')
    expect((await handOut({ items, recipientId: collector })).status).toBe(201)
    expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({
      kind: 'mail-collected',
      facts: { box: 101, items: 1, collector: 'Dee Fox' },
    })
    server.clock.now += GATHER_MS
    await sendMailNotices(server.services)
    expect(await kindsTo()).not.toContain('mail-arrived')
  })

  it('is found by number, slip, tracking number or its end, and mistyped name', async () => {
    await openMailbox(server, ann)
    const { item } = (await receive({ tracking: UPS })).body
    const find = async (text: string) =>
      (await clerk.get(`find?q=${encodeURIComponent(text)}`)).body.found
    const found = [{ box: 101, itemId: item.id }]
    expect(await find('PMB 101')).toMatchObject([{ box: 101, itemId: null }])
    expect(await find(item.slip)).toMatchObject(found)
    expect(await find(UPS.toLowerCase())).toMatchObject(found)
    expect(await find('1Z999')).toEqual([])
    expect(await find(UPS.slice(-4))).toMatchObject(found)
    const expected = { box: 101, meant: ['Nguyễn Thị Ánh'] }
    for (const typed of ['nguyen', 'anh nguyen', 'nguyne anh']) {
      expect((await find(typed))[0]).toMatchObject(expected)
    }
    expect((await find('lee'))[0]).toMatchObject({ box: 101, meant: ['Bo Lee', 'Cy Lee'] })
    expect(await find('Zoe')).toEqual([])
  })
})

it('a shelf count names missing and unexpected items', async () => {
  await openMailbox(server, ann)
  const first = (await receive()).body.item
  const second = (await receive({ tracking: UPS })).body.item
  const { body: shelf } = await clerk.get('mail/shelf')
  expect(shelf).toMatchObject({ items: [{ id: first.id }, { id: second.id }], next: null })
  const count = async (slips: number[]) => (await clerk.post('mail/shelf-counts', { slips })).body
  expect(await count([1, 7])).toMatchObject({
    expected: 2,
    missing: [{ id: second.id }],
    unexpected: [slipCode(7)],
  })
  expect(await count([1, 0, 1.5])).toMatchObject({
    missing: [{ id: second.id }],
    unexpected: ['0', '1.5'],
  })
  const tasks = async () => (await clerk.get('mail/tasks')).body.tasks
  expect(await tasks()).toMatchObject([{ kind: 'find-missing', item: { id: second.id } }])
  expect((await clerk.get('mail/shelf')).body.lastCountedOn).toBe('2026-11-02')
  expect((await count([])).field).toBe('slips')
  await Promise.all([count([1]), count([1])])
  expect(await tasks()).toHaveLength(1)
  expect((await count([1, 2])).missing).toEqual([])
  expect(await tasks()).toEqual([])
})

it('an item that is handed out is not searched, in either order', async () => {
  await openMailbox(server, ann)
  const { id, slip } = (await receive()).body.item
  const other = (await receive()).body.item
  const count = async () => (await clerk.post('mail/shelf-counts', { slips: [99] })).body.missing
  const tasks = async () => (await clerk.get('mail/tasks')).body.tasks
  expect(await count()).toMatchObject([{ slip }, { id: other.id }])
  const [owner] = (await clerk.get('mail/boxes/101')).body.recipients
  const handOut = (item: string) =>
    clerk.post('mail/hand-outs', {
      key: key(),
      box: 101,
      items: [item],
      recipientId: owner.id,
      idType: 'passport',
      signature,
    })
  expect((await handOut(id)).status).toBe(201)
  expect(await tasks()).toMatchObject([{ item: { id: other.id } }])
  await Promise.all([count(), handOut(other.id)])
  expect(await tasks()).toEqual([])
  expect(await count()).toEqual([])
})
