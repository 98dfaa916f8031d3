import { describe, expect, it } from 'vitest'

import { signIn } from '#server/testing/fixtures.ts'
import {
  callShop,
  HALF_PAST_NINE,
  MONDAY,
  NINE,
  openCustomer,
  TEN,
  type Customer,
} from '#server/testing/shop.ts'
import { isFirstDatabase } from '#server/testing/use-server.ts'
import { useShop } from '#server/testing/use-shop.ts'
import { facts } from '#shared/testing/rental-facts.ts'
import { size } from '#tests/support/soak.ts'

const { server, ann, kindsTo } = useShop()

const free = async (): Promise<number[]> =>
  (await callShop(server, 'GET', 'slots')).body.days.flatMap(
    (day: { slots: number[] }) => day.slots,
  )

describe.runIf(isFirstDatabase)('a visit', () => {
  it('takes a slot from those offered, and frees it again', async () => {
    expect(await free()).toContain(NINE)
    const { status, body: visit } = await ann.book(NINE)
    expect([status, visit]).toMatchObject([201, { slot: NINE, state: 'booked', minutes: 30 }])
    expect(await free()).not.toContain(NINE)

    expect((await ann.post(`visits/${visit.id}/move`, { slot: TEN })).body.slot).toBe(TEN)
    expect(await free()).toContain(NINE)
    expect((await ann.post(`visits/${visit.id}/cancel`)).body.state).toBe('cancelled')
    expect(await free()).toContain(TEN)
    expect((await ann.get('application')).body.visits).toMatchObject([{ state: 'cancelled' }])
    expect(await kindsTo()).toEqual(['visit-booked', 'visit-moved', 'visit-cancelled'])
  })

  it.each([
    ['too soon', MONDAY + 3_600_000, 422, 'slot_too_soon'],
    ['too late', Date.parse('2026-12-03T17:00Z'), 422, 'slot_too_late'],
    ['on a holiday', Date.parse('2026-11-26T17:00Z'), 422, 'slot_closed'],
    ['beside the slots', NINE + 60_000, 422, 'slot_closed'],
    ['over', MONDAY - 86_400_000, 422, 'slot_too_soon'],
    ['no time', 'tomorrow', 400, 'validation_failed'],
    ['half a millisecond', NINE + 0.5, 400, 'validation_failed'],
    ['at the end of time', 1e300, 400, 'validation_failed'],
  ])('%s is refused with a sentence at its field', async (_how, slot, status, code) => {
    const answer = await ann.book(slot as number)
    expect([answer.status, answer.body]).toMatchObject([status, { code, field: 'slot' }])
    expect(answer.body.message).toMatch(/^[A-Z].{10,}/)
  })

  it('by video is refused while not offered', async () => {
    const body = { slot: NINE, way: 'video', key: crypto.randomUUID() }
    const answer = await ann.post('visits', body)
    expect([answer.status, answer.body.field]).toEqual([422, 'way'])
  })

  it('can’t be changed once it has begun', async () => {
    const { body: visit } = await ann.book(NINE)
    server.clock.now = NINE
    const { access_token: token } = await signIn(server, ann.email)
    for (const change of ['move', 'cancel']) {
      const body = change === 'move' ? { slot: TEN } : {}
      const path = `visits/${visit.id}/${change}`
      const answer = await callShop(server, 'POST', path, { token, body })
      expect([change, answer.status, answer.body.code]).toEqual([change, 409, 'visit_over'])
    }
  })

  it('keeps its time when the hours change, and is shown as in conflict', async () => {
    const { body: visit } = await ann.book(NINE)
    expect(visit.isInConflict).toBe(false)
    server.services.facts.hours = [{ weekdays: [2], opens: '13:00', closes: '17:00' }]
    const { visits } = (await ann.get('application')).body
    expect(visits).toMatchObject([{ slot: NINE, state: 'booked', isInConflict: true }])
    server.services.facts.hours = facts.hours
  })
})

describe('the link of an email', () => {
  async function linkOf() {
    const { body: visit } = await ann.book(NINE)
    return { id: visit.id, key: await server.linkTo(ann.email, 'visit-booked') }
  }
  const post = (path: string, body: object) =>
    callShop(server, 'POST', `visit-link${path}`, { body })

  it('shows, moves and cancels its visit for its holder', async () => {
    const link = await linkOf()
    expect((await post('', link)).body.slot).toBe(NINE)
    expect((await post('/move', { ...link, slot: TEN })).body.slot).toBe(TEN)
    expect((await post('/cancel', link)).body.state).toBe('cancelled')
    expect((await post('/cancel', link)).body.state).toBe('cancelled')
    expect((await post('/move', { ...link, slot: NINE })).status).toBe(409)
  })

  it('opens no other visit, with the same error as for an unknown one', async () => {
    const { id, key } = await linkOf()
    const other = await openCustomer(server, 'bob@example.com')
    const { body: bobs } = await other.book(TEN)
    const unknownVisit = crypto.randomUUID()
    const tries = [
      { id: bobs.id, key },
      { id: unknownVisit, key },
      { id, key: '' },
      { id, key: key.slice(1) },
    ]
    for (const tried of tries) {
      const { status, body } = await post('', tried)
      expect([status, body.code]).toEqual([404, 'link_invalid'])
    }
  })
})

describe('concurrent bookings', () => {
  it('of one slot: one succeeds, the others get free slots', async () => {
    const customers = await many(12)
    const answers = await Promise.all(customers.map(({ book }) => book(NINE)))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array(customers.length - 1).fill(409)])
    const refused = answers.filter(({ status }) => status === 409)
    for (const { body } of refused) expect(body.free.slice(0, 2)).toEqual([HALF_PAST_NINE, TEN])
    const rows = await server.database.read.selectFrom('appointments').selectAll().execute()
    expect(rows).toHaveLength(1)
  })

  it('of the same slots: none is given twice, and all get a response', async () => {
    const slots = (await free()).slice(0, size(8, 150))
    const customers = await many(size(12, 200))
    const answers = await Promise.all(
      customers.map(({ book }, index) => book(slots[index % slots.length] ?? 0)),
    )
    const booked = answers.filter(({ status }) => status === 201)
    expect(booked).toHaveLength(slots.length)
    expect(new Set(booked.map(({ body }) => body.slot)).size).toBe(slots.length)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(
      customers.length - slots.length,
    )
  })

  async function many(count: number) {
    const customers: Customer[] = []
    for (let index = 0; index < count; index++) {
      customers.push(await openCustomer(server, `person${index}@example.com`))
    }
    return customers
  }
})
