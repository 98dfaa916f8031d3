import { beforeAll, describe, expect, it } from 'vitest'

import { openDrawer, openMailbox } from '#server/testing/counter.ts'
import { signIn } from '#server/testing/fixtures.ts'
import { callShop, couple, UPS, USPS } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { readLeavingSteps, type LeavingStepId } from '#shared/shop/boxes/leaving.ts'

const newId = () => crypto.randomUUID()

const { server, ann, clerk, moveTo, receive, kindsTo } = useCounter()
let rentalId: string
let application: string

const DEPOSIT = 1000

async function open() {
  const rental = await openMailbox(server, ann, 101, couple)
  rentalId = rental.id
  application = rental.applicationId ?? ''
}

beforeAll(open)

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
const take = async (body: object = {}): Promise<string> => (await receive(body)).body.item.id
const settle = (body: object = {}) =>
  clerk.post('staff/money/settlements', { id: newId(), rentalId, isEmailed: false, ...body })
const loseKey = () => clerk.post('staff/money/lost-keys', { id: newId(), rentalId })
const listed = async () => (await clerk.get('staff/today')).body.leaving

describe('leaving', () => {
  it('stays open, and in Today, until every step is done', async () => {
    const item = await take()
    expect(await openSteps()).toEqual(['mail', 'keys', 'close', 'settle', 'dates', 'crd'])
    expect(await listed()).toEqual({ count: 0, lines: [] })
    expect((await step('close/dates')).body.code).toBe('box_open')
    await step('close')
    const line = { box: 101, applicationId: application, on: '2026-11-02' }
    expect(await listed()).toMatchObject({ count: 1, lines: [line] })
    await clerk.post('mail/send-ons', { items: [item] })
    await step('keys/return', { count: 1 })
    expect(await openSteps()).toEqual(['settle', 'dates', 'crd'])
    expect((await settle({ way: 'cash' })).body.cents).toBe(DEPOSIT)
    await step('close/dates')
    expect(await listed()).toMatchObject({ count: 1 })
    expect((await leaving()).leftOn).toBeNull()
    await goTo('2026-11-04')
    await step('close/crd')
    expect(await listed()).toEqual({ count: 0, lines: [] })
    expect(await leaving()).toMatchObject({ leftOn: '2026-11-04', datesGivenOn: '2026-11-02' })
  })

  it('is reopened when its payment is reversed', async () => {
    await step('close')
    await loseKey()
    const id = newId()
    await settle({ id, way: 'cash', tendered: 5000 })
    await step('close/dates')
    await step('close/crd')
    expect((await leaving()).leftOn).toBe('2026-11-02')
    const reversal = { id: newId(), batchId: id, isWhole: false, reason: 'Wrong box' }
    await clerk.post('staff/money/reversals', reversal)
    expect(await openSteps()).toEqual(['settle'])
    expect(await listed()).toMatchObject({ count: 1 })
  })
})

describe('mail of a leaving recipient', () => {
  const mailbox = async () =>
    (await callShop(server, 'GET', 'mailboxes', { token: ann.token })).body.mailboxes[0]

  it('is forwarded: recorded on the item, in the history and for the customer, without an address', async () => {
    const [parcel, letter] = [
      await take({ tracking: UPS }),
      await take({ kind: 'accountable-letter', tracking: USPS }),
    ]
    await step('close')
    server.clock.now += 60_000
    expect((await clerk.post('mail/send-ons', { items: [parcel, letter] })).status).toBe(200)
    const at = server.clock.now
    expect((await clerk.post('mail/send-ons', { items: [parcel] })).body).toMatchObject({
      code: 'not_waiting',
      items: [parcel],
    })
    expect((await leaving()).left).toMatchObject([
      { state: 'remailed', endedAt: at, by: expect.stringContaining('clerk@example.com') },
      { state: 'remailed', endedAt: at },
    ])
    const { events } = (await clerk.get('boxes/101/history')).body
    expect(events[0]).toMatchObject({
      kind: 'left',
      at,
      by: expect.stringContaining('clerk@example.com'),
      item: { state: 'remailed' },
    })
    const { waiting, history } = await mailbox()
    expect(waiting).toEqual([])
    const sent = { state: 'remailed', sentAt: at, sentBy: expect.any(String), handedOutAt: null }
    expect(history).toEqual([expect.objectContaining(sent), expect.objectContaining(sent)])
    expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({
      kind: 'mail-sent-on',
      facts: {
        box: 101,
        at,
        clerk: expect.any(String),
        sent: expect.arrayContaining([{ kind: 'parcel', tracking: UPS }]),
      },
    })
  })

  it('that arrives after closing is forwarded by its task with the same records', async () => {
    await step('close')
    await goTo('2026-11-04')
    const item = await take({ tracking: UPS })
    expect((await mailbox()).waiting).toMatchObject([{ id: item, state: 'to-remail' }])
    expect(await openSteps()).toContain('mail')
    const { tasks } = (await clerk.get('mail/tasks')).body
    await clerk.post(`mail/tasks/${tasks[0].id}/done`)
    expect((await leaving()).left).toMatchObject([{ id: item, state: 'remailed' }])
    expect((await mailbox()).history).toMatchObject([{ id: item, state: 'remailed' }])
    expect(await kindsTo()).toContain('mail-sent-on')
    const other = await take()
    await clerk.post('mail/send-ons', { items: [other] })
    expect((await clerk.get('mail/tasks')).body.tasks).toEqual([])
  })

  it('is returned only on written request, or after six months', async () => {
    const [first, second] = [await take(), await take()]
    const giveBack = (item: string) => clerk.post('mail/returns', { items: [item] })
    await step('close')
    expect((await giveBack(first)).body).toMatchObject({
      code: 'remail_duty',
      until: '2027-05-02',
    })
    expect((await step('remail-wish', { isDeclined: true, on: '2026-11-03' })).body.code).toBe(
      'day_ahead',
    )
    const declined = await step('remail-wish', { isDeclined: true, on: '2026-11-01' })
    expect(declined.body.rental.leaving.remailDeclinedOn).toBe('2026-11-01')
    expect((await giveBack(first)).status).toBe(200)
    expect((await mailbox()).history).toMatchObject([{ id: first, state: 'returned' }])
    expect((await receive()).body).toMatchObject({
      boxState: 'return',
      item: { state: 'to-return' },
    })
    await step('remail-wish', { isDeclined: false })
    expect((await giveBack(second)).body.code).toBe('remail_duty')
    await goTo('2027-05-03')
    expect((await giveBack(second)).status).toBe(200)
  })
})
