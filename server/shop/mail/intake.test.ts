import { describe, expect, it } from 'vitest'

import { checkLog } from '#server/shop/core/audit/check-log.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { couple, openCustomer, UPS, USPS } from '#server/testing/shop.ts'
import { useMailbox } from '#server/testing/use-shop.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { slipCode } from '#shared/shop/mail/slip.ts'

import { GATHER_MS, sendMailNotices } from './notices.ts'

const { server, ann, clerk, rental, moveTo, receive, close } = useMailbox()

const key = () => crypto.randomUUID()
const later = (ms: number) => moveTo(server.clock.now + ms)
const waiting = async () => (await ann.get('mailboxes')).body.mailboxes[0].waiting
const notices = async () => {
  await sendMailNotices(server.services)
  return (await server.emailsTo(ann.email)).filter(({ kind }) => kind === 'mail-arrived')
}

describe('a received parcel', () => {
  it('waits with carrier, slip and shelf; its key receives it once', async () => {
    const body = { key: key(), tracking: `42090099${USPS}`, shelf: ' A 3 ' }
    const first = await receive(body)
    expect(first).toMatchObject({
      status: 201,
      body: {
        boxState: 'rented',
        item: { box: 101, state: 'waiting', carrier: 'usps', tracking: USPS, shelf: 'A 3' },
      },
    })
    expect(first.body.item.slip).toBe(slipCode(1))
    const again = await receive(body)
    expect([again.status, again.body.item.id]).toEqual([200, first.body.item.id])
    expect(await waiting()).toMatchObject([{ carrier: 'usps', tracking: USPS }])
    const { body: box } = await clerk.get('mail/boxes/101')
    expect(box).toMatchObject({ state: 'rented', items: [{ id: first.body.item.id }] })
    expect(box.recipients.map(({ name }: { name: string }) => name)).toEqual(
      couple.recipients.map(({ name }) => name),
    )
  })

  it('is the same with and without a ZIP code: the second is refused with the first', async () => {
    const { item } = (await receive({ tracking: USPS })).body
    expect(await receive({ tracking: `42090099${USPS}`, box: 102 })).toMatchObject({
      status: 409,
      body: { code: 'duplicate_tracking', first: { id: item.id, box: 101 } },
    })
    const twins = await Promise.all([receive({ tracking: UPS }), receive({ tracking: UPS })])
    expect(twins.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('requires a reason for a wrong check digit, and a choice for an ambiguous number', async () => {
    const wrong = { tracking: '1Z879E930346834441' }
    expect(await receive(wrong)).toMatchObject({
      status: 422,
      body: { code: 'wrong_check_digit', field: 'checkReason' },
    })
    expect((await receive({ ...wrong, checkReason: 'label-reads-so' })).status).toBe(201)
    const twelve = { tracking: '986578788855' }
    expect((await receive(twelve)).body).toMatchObject({
      code: 'carrier_unconfirmed',
      field: 'carrier',
    })
    expect((await receive({ ...twelve, carrier: 'fedex' })).body.item.carrier).toBe('fedex')
    expect((await receive({ tracking: '012345678904', carrier: 'other' })).status).toBe(201)
  })

  it('can be undone within a minute, and received again', async () => {
    const { item } = (await receive({ tracking: UPS })).body
    server.clock.now += MINUTE_MS
    // No body is sent when every field is in the path.
    const headers = { Authorization: `Bearer ${clerk.token}` }
    const undo = `/shop/v1/mail/items/${item.id}/undo`
    expect((await server.ask(undo, { method: 'POST', headers })).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect((await clerk.post(`mail/items/${item.id}/undo`)).body.code).toBe('undo_over')
    const second = (await receive({ tracking: UPS })).body.item
    server.clock.now += MINUTE_MS + 1
    expect((await clerk.post(`mail/items/${second.id}/undo`)).status).toBe(409)
    expect(await waiting()).toHaveLength(1)
  })

  it('for an unknown name is hidden, and returned on the next business day', async () => {
    await moveTo('2026-11-25T20:00Z')
    Object.assign(ann, await openCustomer(server, 'eve@example.com'))
    await openMailbox(server, ann, 102)
    const earlier = await receive({ box: 102, addressee: 'nguyen thi anh' })
    expect(earlier.body.item).toMatchObject({ state: 'waiting', recipient: 'Nguyễn Thị Ánh' })
    const { item } = (await receive({ box: 102, addressee: 'Zoe Stranger' })).body
    expect(item).toMatchObject({ state: 'to-return', addressee: 'Zoe Stranger', recipient: null })
    expect(await waiting()).toHaveLength(1)
    const [task, ...others] = (await clerk.get('mail/tasks')).body.tasks
    // The day between is Thanksgiving.
    expect(task).toMatchObject({ kind: 'return-to-sender', dueOn: '2026-11-27', item })
    expect(others).toEqual([])
    expect((await clerk.post(`mail/tasks/${task.id}/done`)).status).toBe(200)
    expect((await clerk.post(`mail/tasks/${task.id}/done`)).body.code).toBe('task_done')
    const row = await server.database.read
      .selectFrom('mailItems')
      .select(['state', 'endedAt'])
      .where('id', '=', item.id)
      .executeTakeFirst()
    expect(row).toEqual({ state: 'returned', endedAt: server.clock.now })
    expect(await checkLog(server.database.read)).toBeNull()
    const log = JSON.stringify(await server.database.read.selectFrom('audit').selectAll().execute())
    expect(log).not.toContain('Stranger')
  })

  it('for the wrong box moves to another, with its effects, and notifies both', async () => {
    const bob = await openCustomer(server, 'bob@example.com')
    await openMailbox(server, bob, 102)
    const mailEmails = async () =>
      (await server.emailsTo(ann.email)).filter(({ kind }) => kind === 'mail-mistaken')
    const move = async (id: string, box: number) => {
      const { status, body } = await clerk.post(`mail/items/${id}/move`, { box })
      return [status, body.code ?? body.item]
    }
    const { item } = (await receive({ addressee: 'Bo Lee' })).body
    await later(GATHER_MS)
    await notices()
    expect(await move(item.id, 101)).toEqual([409, 'same_box'])
    const moved = { id: item.id, box: 102, state: 'waiting', recipient: 'Bo Lee', slip: item.slip }
    expect(await move(item.id, 102)).toMatchObject([200, moved])
    expect(await mailEmails()).toMatchObject([{ facts: { box: 101, parcels: 1 } }])
    expect(await waiting()).toEqual([])
    await notices()
    const arrived = (await server.emailsTo(bob.email)).filter(({ kind }) => kind === 'mail-arrived')
    expect(arrived).toMatchObject([{ facts: { box: 102, parcels: 1 } }])

    expect(await move(item.id, 9_999)).toMatchObject([200, { state: 'to-return' }])
    expect((await clerk.get('mail/tasks')).body.tasks).toMatchObject([
      { kind: 'return-to-sender', item: { id: item.id } },
    ])
    expect(await move(item.id, 101)).toMatchObject([200, { state: 'waiting' }])
    expect((await clerk.get('mail/tasks')).body.tasks).toEqual([])
    expect(await mailEmails()).toHaveLength(1)
    const log = await server.database.read
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'move')
      .orderBy('id')
      .executeTakeFirst()
    expect([log?.before, log?.after].map((fields) => JSON.parse(fields ?? '').box)).toEqual([
      101, 102,
    ])
  })

  it('is forwarded until half a year after closing, and returned later', async () => {
    await close('2026-08-31')
    const stateOn = async (instant: string) => {
      await moveTo(instant)
      const { state, remailUntil } = (await clerk.get('mail/boxes/101')).body
      return [state, remailUntil, (await receive()).body.item.state]
    }
    expect(await stateOn('2027-02-28T20:00Z')).toEqual(['remail', '2027-02-28', 'to-remail'])
    expect(await stateOn('2027-03-01T20:00Z')).toEqual(['return', null, 'to-return'])
    const never = await receive({ box: 9_999 })
    expect(never.body).toMatchObject({ boxState: 'return', item: { state: 'to-return' } })
    expect(
      (await clerk.get('mail/tasks')).body.tasks.map((one: { kind: string }) => one.kind),
    ).toEqual(expect.arrayContaining(['remail', 'return-to-sender', 'return-to-sender']))
  })
})

describe('notices', () => {
  it('of arrivals within ten minutes are one email, letters too', async () => {
    await receive()
    server.clock.now += GATHER_MS - 1
    await receive({ kind: 'accountable' })
    await receive({ kind: 'accountable-letter' })
    const walk = await clerk.post('mail/letters', { key: key(), boxes: [101, 102, 101] })
    expect(walk.body).toEqual({ marked: [101], refused: [{ box: 102, state: 'return' }] })
    const { item } = (await receive()).body
    await clerk.post(`mail/items/${item.id}/undo`)
    expect(await notices()).toEqual([])
    server.clock.now += 1
    const facts = { box: 101, parcels: 2, accountable: 1, hasLetters: true }
    expect(await notices()).toMatchObject([{ facts }])
    server.clock.now += GATHER_MS
    expect(await notices()).toHaveLength(1)

    await clerk.post('mail/letters', { key: key(), boxes: [101] })
    expect(await notices()).toHaveLength(1)
    await moveTo('2026-11-03T20:00Z')
    await clerk.post('mail/letters', { key: key(), boxes: [101] })
    await later(GATHER_MS)
    expect((await notices()).at(-1)).toMatchObject({ facts: { parcels: 0, hasLetters: true } })
    const { items } = (await clerk.get('mail/boxes/101')).body
    const letters = items.filter((one: { kind: string }) => one.kind === 'letters')
    expect(letters).toHaveLength(1)
  })

  it('wait until a hold ends', async () => {
    await ann.post(`mailboxes/${rental.id}/holds`, { from: '2026-11-02', until: '2026-11-05' })
    expect((await receive()).body.heldUntil).toBe('2026-11-05')
    server.clock.now += 60 * MINUTE_MS
    expect(await notices()).toEqual([])
    server.clock.now = Date.parse('2026-11-06T17:00Z')
    expect(await notices()).toMatchObject([{ facts: { parcels: 1 } }])
  })
})
