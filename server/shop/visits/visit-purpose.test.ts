import { describe, expect, it } from 'vitest'

import { openDrawer } from '#server/testing/counter.ts'
import { couple, NINE, TEN } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2028-12-31' }
const { server, ann, clerk, kindsTo, moveTo } = useCounter()

const file = async (change: object = {}) => {
  const { body } = await ann.post('application', { ...couple, ...change })
  return { id: body.id as string, people: body.recipients.map((each: { id: string }) => each.id) }
}
type Filed = Awaited<ReturnType<typeof file>>

async function step({ id }: Filed, path: string, body: object = {}) {
  const { status, body: customer } = await clerk.post(`customers/${id}/${path}`, body)
  expect([path, status]).toEqual([path, 200])
  return customer
}

async function takeEach(filed: Filed, path: string, body: object = {}) {
  for (const person of filed.people.slice(0, 2)) {
    await step(filed, `recipients/${person}/${path}`, body)
  }
}

async function sign(filed: Filed) {
  await takeEach(filed, 'ids', ids)
  await takeEach(filed, 'sign', { witness: 'shop' })
  await takeEach(filed, 'acknowledge', { language: 'en' })
}

async function open(filed: Filed) {
  await step(filed, 'box')
  await sign(filed)
  await takeEach(filed, 'crd')
  const { first } = await step(filed, 'keys', { count: 1 })
  await openDrawer(server)
  const id = crypto.randomUUID()
  await step(filed, 'activate', { id, way: 'cash', shownCents: first.dueToday })
}

const read = async () => {
  const { application, visits, visitFor } = (await ann.get('application')).body
  const states = visits.map(({ state }: { state: string }) => state)
  return { next: application?.track.next?.code ?? null, visitFor, states }
}

describe('a visit is offered', () => {
  it('without an application, then for signing, and not after that', async () => {
    expect(await read()).toMatchObject({ visitFor: 'apply' })
    const filed = await file()
    expect(await read()).toMatchObject({ visitFor: 'sign', next: 'book' })
    await sign(filed)
    expect(await read()).toMatchObject({ visitFor: null, next: 'wait' })
    const refused = await ann.book(NINE)
    expect([refused.status, refused.body.code]).toEqual([409, 'visit_unneeded'])
    expect(refused.body.message).toMatch(/^[A-Z].{10,}/)
    await step(filed, 'box')
    await takeEach(filed, 'crd')
    expect(await read()).toMatchObject({ visitFor: null, next: 'fetch-key' })
    expect((await ann.book(NINE)).body.code).toBe('visit_unneeded')
  })

  it('with a mailbox, for a change, a new person, and a renewed form', async () => {
    const filed = await file()
    await open(filed)
    expect(await read()).toEqual({ next: null, visitFor: 'change', states: [] })
    expect((await ann.book(NINE)).status).toBe(201)
    await ann.post(`visits/${(await ann.get('application')).body.visits[0].id}/cancel`)

    await step(filed, `recipients/${filed.people[0]}/form`, { reason: 'forwarding' })
    expect(await read()).toMatchObject({ visitFor: 'sign', next: 'sign' })
    await step(filed, `recipients/${filed.people[0]}/sign`, { witness: 'shop' })
    expect(await read()).toMatchObject({ visitFor: 'change', next: 'wait' })
    const { addedCents } = await step(filed, `recipients/${filed.people[0]}/crd`)
    const added = await step(filed, 'recipients', {
      kind: 'adult',
      name: 'Di Lee',
      shownCents: addedCents.adult,
    })
    expect(added.track.next.people).toHaveLength(1)
    expect(await read()).toMatchObject({ visitFor: 'sign', next: 'book' })
    expect((await ann.book(TEN)).status).toBe(201)
    expect(await read()).toMatchObject({ visitFor: 'sign', next: 'come' })
  })

  it('and never left behind by a concurrent booking and step', async () => {
    const filed = await file({ recipients: couple.recipients.slice(0, 1) })
    const [person] = filed.people
    await step(filed, `recipients/${person}/ids`, ids)
    await step(filed, `recipients/${person}/sign`, { witness: 'shop' })
    const path = `customers/${filed.id}/recipients/${person}/acknowledge`
    await Promise.all([ann.book(NINE), clerk.post(path, { language: 'en' })])
    expect((await read()).states).not.toContain('booked')
  })
})

describe('an earlier arrival', () => {
  it('ends the booking once all IDs are checked, and allows a new one for the rest', async () => {
    const filed = await file()
    await ann.book(NINE)
    const [first, second] = filed.people
    await step(filed, `recipients/${first}/ids`, ids)
    expect(await read()).toMatchObject({ states: ['booked'], next: 'come' })
    await step(filed, `recipients/${second}/ids`, ids)
    expect(await read()).toEqual({ states: ['cancelled'], next: 'sign', visitFor: 'sign' })
    expect((await kindsTo()).at(-1)).toBe('visit-cancelled')
    expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({
      visit: { isNeedless: true, sequence: 1 },
    })
    expect((await ann.book(TEN)).status).toBe(201)
    await takeEach(filed, 'sign', { witness: 'shop' })
    expect((await read()).states).toEqual(['booked', 'cancelled'])
    await takeEach(filed, 'acknowledge', { language: 'en' })
    expect(await read()).toEqual({
      states: ['cancelled', 'cancelled'],
      next: 'wait',
      visitFor: null,
    })
  })

  it('without the account that booked ends it when the account takes over', async () => {
    await ann.book(NINE)
    const { body } = await clerk.post('customers', { email: ann.email, application: couple })
    const people = body.recipients.map(({ id }: { id: string }) => id)
    await takeEach({ id: body.id, people }, 'ids', ids)
    expect((await read()).states).toEqual(['booked'])
    const [{ id }] = (await ann.get('application')).body.offers
    expect((await ann.post(`offers/${id}/accept`)).status).toBe(200)
    expect(await read()).toEqual({ states: ['cancelled'], next: 'sign', visitFor: 'sign' })
  })

  it('by minutes counts as the visit: nothing is canceled', async () => {
    const filed = await file()
    await ann.book(NINE)
    await moveTo(NINE - 10 * MINUTE_MS)
    await takeEach(filed, 'ids', ids)
    const { body } = await clerk.get(`customers/${filed.id}`)
    expect(body.visits).toEqual([])
    const visits = await server.database.read.selectFrom('appointments').select('state').execute()
    expect(visits).toEqual([{ state: 'came' }])
    expect(await kindsTo()).not.toContain('visit-cancelled')
  })

  it('and the removal of the last person end the booking', async () => {
    const filed = await file()
    await ann.book(NINE)
    const [first, second] = filed.people
    await step(filed, `recipients/${first}/ids`, ids)
    await step(filed, `recipients/${first}/sign`, { witness: 'shop' })
    await step(filed, `recipients/${first}/acknowledge`, { language: 'en' })
    expect((await read()).states).toEqual(['booked'])
    await step(filed, `recipients/${filed.people[2]}/remove`)
    await step(filed, `recipients/${second}/remove`)
    expect((await read()).states).toEqual(['cancelled'])
  })
})

describe('page and emails show the same next action', () => {
  it.each([
    ['counter', 'book', 'come'],
    ['notary', 'see-notary', 'bring-signed-form'],
    ['video', 'book-video', 'meet'],
  ])('%s', async (signing, before, after) => {
    server.services.facts.booking.isVideoOffered = true
    await file({ signing })
    expect((await read()).next).toBe(before)
    expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({ facts: { next: before } })
    const visit = { slot: NINE, way: signing, key: crypto.randomUUID() }
    const { body } = await ann.post('visits', visit)
    expect((await read()).next).toBe(after)
    expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({ visit: { next: after } })
    await ann.post(`visits/${body.id}/move`, { slot: TEN })
    expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({
      kind: 'visit-moved',
      visit: { next: after },
    })
    server.services.facts.booking.isVideoOffered = false
  })

  it('follows a change of the route, with its visit', async () => {
    await file()
    await ann.book(NINE)
    await ann.put('application', { ...couple, signing: 'notary' })
    expect((await read()).next).toBe('bring-signed-form')
    expect((await ann.get('application')).body.visits).toMatchObject([
      { slot: NINE, way: 'notary' },
    ])
    expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({
      kind: 'visit-moved',
      visit: { way: 'notary', next: 'bring-signed-form', sequence: 1 },
    })
  })
})
