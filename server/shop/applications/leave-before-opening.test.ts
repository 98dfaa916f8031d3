import { beforeAll, expect, it } from 'vitest'

import { openDrawer } from '#server/testing/counter.ts'
import { couple, NINE } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const { server, ann, clerk, kindsTo } = useCounter()
const applicant = couple.recipients[0]
const alone = { ...couple, recipients: [applicant] }
let id: string
let recipient: string

beforeAll(async () => {
  const { body } = await ann.post('application', alone)
  ;({ id } = body)
  recipient = body.recipients[0].id
})

const application = async () => (await ann.get('application')).body.application
const loadCustomer = async () => (await clerk.get(`customers/${id}`)).body
const step = (path: string, body: object = {}) => clerk.post(`customers/${id}/${path}`, body)
const ofRecipient = (path: string, body: object = {}) =>
  step(`recipients/${recipient}/${path}`, body)
const leave = () => ann.post('application/withdraw')

const stages: [string, () => Promise<unknown>][] = [
  ['filed', () => Promise.resolve()],
  ['visit booked', () => ann.book(NINE)],
  [
    'IDs checked',
    () =>
      ofRecipient('ids', { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2028-01-31' }),
  ],
  ['number given', () => step('box')],
  ['form signed', () => ofRecipient('sign', { witness: 'shop' })],
  ['acknowledged', () => ofRecipient('acknowledge', { language: 'en' })],
  ['form in the database', () => ofRecipient('crd')],
]
const goTo = async (stage: string) => {
  for (const [name, go] of stages) {
    await go()
    if (name === stage) return
  }
}

it.each(stages.map(([name]) => name))('leaving takes one call: %s', async (stage) => {
  await goTo(stage)
  const { leaving } = await application()
  const at = stages.findIndex(([name]) => name === stage)
  const [hasNumber, hasSigned] = [at >= 3, at >= 4]
  expect(leaving).toEqual({ box: hasNumber ? 101 : null, keys: 0, hasSigned, saidOn: null })

  expect((await leave()).status).toBe(200)
  expect((await ann.get('application')).body).toMatchObject({
    application: null,
    visits: at >= 1 ? [{ state: 'cancelled' }] : [],
  })
  expect((await ann.get('mailboxes')).body.mailboxes).toEqual([])
  expect(await loadCustomer()).toMatchObject({ state: 'withdrawn', rental: null, visits: [] })
  expect((await clerk.get('boxes')).body.boxes).toEqual([])
  const kinds = await kindsTo()
  expect(kinds.at(-1)).toBe('application-withdrawn')
  expect(kinds.filter((kind) => kind === 'visit-cancelled')).toHaveLength(at >= 1 ? 1 : 0)
  // A form in the Customer Registration Database has to be ended there by hand.
  const toShop = await server.database.read
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'message')
    .execute()
  expect(toShop).toHaveLength(stage === 'form in the database' ? 1 : 0)
  expect((await leave()).body.code).toBe('no_application')
})

it('with keys out it is recorded at once, and ends when they are returned', async () => {
  await goTo('form in the database')
  await step('keys', { count: 2 })
  expect((await application()).leaving).toMatchObject({ box: 101, keys: 2, saidOn: null })
  await step('recipients', { kind: 'adult', name: 'Dee Lee', shownCents: 0 })
  await ann.book(NINE)
  expect((await loadCustomer()).visits).toHaveLength(1)

  expect((await leave()).status).toBe(200)
  expect((await leave()).status).toBe(200)
  expect((await application()).leaving).toMatchObject({ keys: 2, saidOn: '2026-11-02' })
  const written = (await server.emailsTo(ann.email)).filter(
    ({ kind }) => kind === 'application-withdrawn',
  )
  expect(written).toMatchObject([{ facts: { box: 101, keys: 2 } }])
  expect((await loadCustomer()).visits).toEqual([])
  expect((await clerk.get('staff/today')).body.closings.lines).toMatchObject([
    { box: 101, applicationId: id },
  ])
  expect((await loadCustomer()).rental).toMatchObject({
    state: 'reserved',
    notice: { givenOn: '2026-11-02' },
    closing: null,
  })

  await step('keys/return', { count: 1 })
  expect((await application()).leaving).toMatchObject({ keys: 1 })
  expect((await step('keys/return', { count: 1 })).body).toMatchObject({
    state: 'withdrawn',
    rental: null,
  })
  expect(await application()).toBeNull()
  expect((await clerk.get('boxes')).body.boxes).toEqual([])
})

it('a customer who pays after all stays', async () => {
  await goTo('form in the database')
  await step('keys', { count: 1 })
  await leave()
  await openDrawer(server)
  const { first } = await loadCustomer()
  const payment = { id: crypto.randomUUID(), way: 'cash', shownCents: first.dueToday }
  const { body } = await step('activate', payment)
  expect(body).toMatchObject({ state: 'active', rental: { state: 'rented', notice: null } })
  expect((await application()).leaving).toBeNull()
})
