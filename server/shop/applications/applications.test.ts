import { describe, expect, it } from 'vitest'

import { textIn } from '#server/shop/core/customers/acknowledgments.ts'
import { couple, NINE, openCustomer } from '#server/testing/shop.ts'
import { useShop } from '#server/testing/use-shop.ts'
import { facts } from '#shared/testing/rental-facts.ts'

const { server, ann, kindsTo } = useShop()

const application = async (customer = ann) => (await customer.get('application')).body.application

describe('an application', () => {
  it('shows its requirements, price and next step, by person', async () => {
    expect(await application()).toBeNull()
    const { status, body } = await ann.post('application', couple)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      state: 'open',
      plan: 'small',
      forms: 2,
      ids: 4,
      // Three months, with a third person beside the two in the price, setup and deposit.
      dueToday: 3 * 1999 + 1500 + 1000,
      canChange: true,
    })
    const [applicant, adult] = body.recipients
    expect(body.track.next).toEqual({ code: 'book', people: [applicant.id, adult.id] })
    expect(await application()).toEqual(body)
    expect(await kindsTo()).toEqual(['application-filed'])
    const filed = (await server.emailsTo(ann.email)).at(-1)
    expect(filed).toMatchObject({ firstName: 'Ann', facts: { forms: 2, ids: 4, next: 'book' } })
  })

  it('keeps its price: children pay as when it was filed', async () => {
    server.services.facts.minorsPay = false
    expect((await ann.post('application', couple)).body.dueToday).toBe(3 * 999 + 1500 + 1000)
    server.services.facts.minorsPay = true
    expect((await application()).dueToday).toBe(3 * 999 + 1500 + 1000)
  })

  it('keeps the text of the acknowledgment, renewed with each change', async () => {
    const luz = await openCustomer(server, 'luz@example.com', 'es')
    await luz.post('application', { ...couple, acknowledged: true })
    await luz.put('application', { ...couple, months: 6, acknowledged: true })
    const [{ recipients }] = (await luz.post('data/copy')).body.applications
    expect(recipients.map((each: { acknowledgments: object[] }) => each.acknowledgments)).toEqual([
      [
        {
          way: 'agreed',
          language: 'es',
          text: textIn('es').text,
          signedOn: '2026-11-02',
          notedAt: expect.any(String),
        },
      ],
      [],
      [],
    ])
  })

  it('is one per account, of twenty concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ann.post('application', couple)),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('application_open')
    expect(await kindsTo()).toEqual(['application-filed'])
  })

  it('can be changed and withdrawn with its visits, and filed again', async () => {
    await ann.post('application', couple)
    const alone = { ...couple, months: 6, recipients: [couple.recipients[0]] }
    const { status, body } = await ann.put('application', alone)
    expect([status, body]).toMatchObject([200, { months: 6, forms: 1, dueToday: 6994 }])
    await ann.book(NINE)

    expect((await ann.post('application/withdraw')).status).toBe(200)
    const { application: none, visits } = (await ann.get('application')).body
    expect([none, visits]).toMatchObject([null, [{ state: 'cancelled' }]])
    expect((await ann.put('application', couple)).status).toBe(404)
    expect((await ann.post('application/withdraw')).status).toBe(404)
    expect((await ann.post('application', couple)).status).toBe(201)
    expect((await kindsTo()).toSorted()).toEqual([
      'application-filed',
      'application-filed',
      'application-withdrawn',
      'visit-booked',
      'visit-cancelled',
    ])
  })

  it('keeps its price when the owner changes prices', async () => {
    const { body } = await ann.post('application', couple)
    server.services.facts.prices = { ...facts.prices, setup: 9900, additionalRecipient: 9900 }
    server.services.facts.plans = facts.plans.map((plan) => ({ ...plan, monthlyCents: 9900 }))
    expect((await application()).dueToday).toBe(body.dueToday)
  })

  it('shows that its email could not be delivered', async () => {
    await ann.post('application', couple)
    await server.database.write((tx) =>
      tx.updateTable('outbox').set({ state: 'dead' }).where('thread', 'is not', null).execute(),
    )
    expect((await application()).isUndelivered).toBe(true)
  })
})

const [applicant] = couple.recipients

it.each<[string, object]>([
  ['plan', { plan: 'castle' }],
  ['plan', { use: 'business', recipients: [applicant, { kind: 'business', name: 'B' }] }],
  ['months', { months: '3' }],
  ['signing', { signing: 'video' }],
  ['recipients', { recipients: 'me' }],
  ['recipients', { recipients: Array.from({ length: 41 }, () => applicant) }],
  ['recipients.0.addressId', { recipients: [{ ...applicant, addressId: 'passport' }] }],
  ['recipients.0.name', { recipients: [{ ...applicant, name: '' }] }],
  ['recipients.0.idNumber', { recipients: [{ ...applicant, idNumber: 'D1' }] }],
  ['customerId', { customerId: 'somebody' }],
])('an invalid body at %s is refused there, with a sentence', async (field, change) => {
  const { status, body } = await ann.post('application', { ...couple, ...change })
  expect([status, body]).toMatchObject([400, { code: 'validation_failed', field }])
  expect(body.message).toMatch(/^[A-Za-z].{10,}/)
  expect(await application()).toBeNull()
})

it('is read, changed and withdrawn by its own customer only', async () => {
  await ann.post('application', couple)
  const bob = await openCustomer(server, 'bob@example.com')
  const { body: visit } = await ann.book(NINE)
  expect((await bob.get('application')).body).toEqual({
    application: null,
    visits: [],
    visitFor: 'apply',
    offers: [],
  })
  expect((await bob.put('application', couple)).status).toBe(404)
  expect((await bob.post('application/withdraw')).status).toBe(404)
  expect((await bob.post(`visits/${visit.id}/cancel`)).status).toBe(404)
  expect((await bob.post(`visits/${visit.id}/move`, { slot: NINE + 1_800_000 })).status).toBe(404)
  expect((await ann.get('application')).body).toMatchObject({
    application: { plan: 'small' },
    visits: [{ slot: NINE, state: 'booked' }],
  })
})

describe('data that must never be stored', () => {
  const sentinels = ['D1234567-SENTINEL', '1980-02-29', '77 Sentinel Home Street']

  it('is refused in any field, and appears in no row, log line or email', async () => {
    const [number, birthday, home] = sentinels
    const bodies = [
      { ...couple, homeAddress: home },
      { ...couple, idNumber: number, dateOfBirth: birthday },
      { ...couple, recipients: [{ ...applicant, dateOfBirth: birthday, home }] },
      { ...couple, recipients: [{ ...applicant, photoId: number }] },
      { ...couple, recipients: [{ ...applicant, photo: { number } }] },
      { ...couple, [home ?? '']: number },
    ]
    for (const body of bodies) {
      expect((await ann.post('application', body)).status).toBe(400)
      expect((await ann.put('application', body)).status).toBe(400)
    }
    const visit = { slot: NINE, way: 'counter', key: crypto.randomUUID() }
    for (const note of sentinels) {
      expect((await ann.post('visits', { ...visit, note })).status).toBe(400)
      expect((await ann.post('visits', { ...visit, way: note })).status).toBe(400)
    }
    await ann.post('application', couple)
    await ann.book(NINE)

    const everything = [server.logged(), JSON.stringify(await server.emails())]
    for (const { name } of await server.database.read.introspection.getTables()) {
      const rows = await server.database.read
        .selectFrom(name as 'users')
        .selectAll()
        .execute()
      everything.push(JSON.stringify(rows))
    }
    for (const sentinel of sentinels) expect(everything.join('\n')).not.toContain(sentinel)
    expect(everything.join('\n')).toContain('Nguyễn Thị Ánh')
  })
})
