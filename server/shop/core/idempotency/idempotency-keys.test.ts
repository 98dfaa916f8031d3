import { beforeAll, expect, it } from 'vitest'

import { loadCustomer } from '#server/shop/load-customer.ts'
import { finishUntilKeys, openMailbox } from '#server/testing/counter.ts'
import { digestTables, idempotencyKeys as keys } from '#server/testing/idempotency.ts'
import { couple, HALF_PAST_NINE, NINE, openCustomer, signature } from '#server/testing/shop.ts'
import { useCounter, useOwner } from '#server/testing/use-shop.ts'

const RENT = 3 * 1999
const newId = () => crypto.randomUUID()

const { server, ann, clerk, receive } = useCounter()
const owner = useOwner(server)
const of = { ann: { rental: '', application: '' }, bob: { rental: '', application: '' } }
let recipientId: string
let item: string
let check: number

beforeAll(async () => {
  const { id, applicationId } = await openMailbox(server, ann, 101)
  of.ann = { rental: id, application: applicationId ?? '' }
  recipientId = (await clerk.get(`customers/${of.ann.application}`)).body.recipients[0].id
  const bob = await openCustomer(server, 'bob@example.com')
  const { body: filed } = await bob.post('application', couple)
  of.bob = { rental: (await finishUntilKeys(server, filed, 102)).id, application: filed.id }
  const stamp = { name: 'Stamp', cents: 78, account: 'postage', taxRate: 0 }
  item = (await owner.post('staff/money/prices', stamp)).body.items[0].id
})

const rent = { months: 3, cents: RENT, way: 'check', isEmailed: false }
const payment = (change: object = {}) => ({ rentalId: of.ann.rental, ...rent, ...change })
const pay = (change?: object) =>
  clerk.post('staff/money/payments', { id: newId(), ...payment(change) })
const sale = () => ({ lines: [{ item, count: 1 }], shownCents: 78, way: 'cash' })
const parcel = { box: 101, kind: 'parcel' }
const english = { englishSubject: 'Closed', englishText: 'Closed tomorrow.' }
const spanish = { spanishSubject: 'Cerrado', spanishText: 'Cerrado mañana.' }
const leave = async ({ application }: typeof of.ann) => {
  expect((await clerk.post(`customers/${application}/close`)).status).toBe(200)
}

type Keyed = {
  by?: typeof clerk
  body: () => object | Promise<object>
  change: object
  logged: string
}

const keyed: Record<string, Keyed> = {
  '/customers/{application}/activate': {
    body: async () => {
      const { first } = await loadCustomer(of.bob.application, server.services)
      return { way: 'check', shownCents: first.dueToday }
    },
    change: { way: 'outside-card' },
    logged: 'activate',
  },
  '/customers/{application}/plan': {
    body: async () => {
      const { plans } = (await clerk.get(`customers/${of.bob.application}/plans`)).body
      const { plan, nowCents } = plans[0]
      return { plan, from: 'now', shownCents: nowCents }
    },
    change: { from: 'next' },
    logged: 'change-plan',
  },
  '/customers/{application}/number': {
    body: () => ({ box: 103, keysBack: 1, keys: 1 }),
    change: { box: 104 },
    logged: 'change-number',
  },
  '/staff/money/payments': {
    body: payment,
    change: { way: 'outside-card' },
    logged: 'take-payment',
  },
  '/staff/money/reversals': {
    body: async () => {
      const batchId = newId()
      await pay({ id: batchId })
      return { batchId, isWhole: true, reason: 'Wrong box' }
    },
    change: { isWhole: false },
    logged: 'reverse',
  },
  '/staff/money/till/movements': {
    body: () => ({ direction: 'paid-in', cents: 500, reason: 'Stamps' }),
    change: { reason: 'Tape' },
    logged: 'paid-in',
  },
  '/staff/money/till/reopen': {
    by: owner,
    body: async () => {
      await clerk.post('staff/money/till/close', { counts: {}, reason: 'Not counted' })
      return { reason: 'Closed at noon' }
    },
    change: { reason: 'Closed by mistake' },
    logged: 'reopen-till',
  },
  '/staff/money/sales': { body: sale, change: { way: 'check' }, logged: 'sell' },
  '/staff/money/sales/box': {
    body: () => ({ ...sale(), rentalId: of.ann.rental }),
    change: { way: 'balance' },
    logged: 'sell',
  },
  '/rentals/{rental}/notes': {
    body: () => ({ kind: 'note', text: 'Call first' }),
    change: { kind: 'warning' },
    logged: 'note',
  },
  '/mail/items': { body: () => parcel, change: { shelf: 'B 2' }, logged: 'receive' },
  '/mail/letters': {
    body: () => ({ boxes: [101] }),
    change: { boxes: [102] },
    logged: 'letters',
  },
  '/mail/hand-outs': {
    body: async () => {
      const items = [(await receive()).body.item.id]
      return { box: 101, items, recipientId, idType: 'passport', signature }
    },
    change: { idType: 'drivers-license' },
    logged: 'hand-out',
  },
  '/staff/papers': {
    body: () => {
      const about = { forName: 'Bo Lee', servedBy: 'Cy Server', receivedAt: server.clock.now }
      return { rentalId: of.ann.rental, ...about }
    },
    change: { servedBy: 'Di Server' },
    logged: 'receive',
  },
  '/visits': {
    by: ann,
    body: () => ({ slot: NINE, way: 'counter' }),
    change: { slot: HALF_PAST_NINE },
    logged: 'book',
  },
  '/staff/announcements': {
    by: owner,
    body: () => ({ ...english, ...spanish, shownPeople: 2 }),
    change: { boxes: '101' },
    logged: 'announce',
  },
  '/staff/money/lost-keys': {
    body: () => ({ rentalId: of.bob.rental, isReplaced: false }),
    change: { isReplaced: true },
    logged: 'lost-key',
  },
  '/staff/money/refunds': {
    body: async () => {
      check = (await pay()).body.receipt
      await leave(of.ann)
      await clerk.post(`customers/${of.ann.application}/keys/return`, { count: 1 })
      return { rentalId: of.ann.rental, what: 'deposit', way: 'cash', isEmailed: false }
    },
    change: { way: 'check' },
    logged: 'refund',
  },
  '/staff/money/returned-checks': {
    body: () => ({ receipt: check }),
    change: { receipt: 1 },
    logged: 'returned-check',
  },
  '/staff/money/settlements': {
    body: () => ({ rentalId: of.ann.rental, way: 'cash' }),
    change: { way: 'check' },
    logged: 'settle',
  },
  '/staff/money/write-offs': {
    by: owner,
    body: async () => {
      await leave(of.bob)
      return { rentalId: of.bob.rental, reason: 'Moved abroad' }
    },
    change: { reason: 'Bankrupt' },
    logged: 'write-off',
  },
}

it('a repeated request gets the first response and writes nothing; its key fits no other request', async () => {
  // Refunds to a card need Stripe: see server/shop/cards/cards.test.ts.
  const others = [...keys.keys()].filter((path) => path !== '/staff/cards/refunds')
  expect(Object.keys(keyed).toSorted()).toEqual(others.toSorted())
  for (const [path, { by = clerk, body, change, logged }] of Object.entries(keyed)) {
    const request = { [keys.get(path) ?? '']: newId(), ...(await body()) }
    const send = (changed: object = {}) => by.post(pathOf(path), { ...request, ...changed })
    const before = await listLog()
    const pair = await Promise.all([send(), send()])
    const log = (await listLog()).slice(before.length)
    const stored = await digestTables(server.database)
    const again = await send()
    const other = await send(change)
    expect([path, log, other.body.code]).toEqual([path, [logged], 'id_reused'])
    for (const { status, body: answer } of [...pair, again]) {
      expect([path, status < 300, answer]).toEqual([path, true, pair[0].body])
    }
    expect([path, await digestTables(server.database)]).toEqual([path, stored])
  }
})

it('a refused request keeps its key', async () => {
  const id = newId()
  expect((await pay({ id, cents: RENT - 1 })).body.code).toBe('rent_in_part')
  expect((await pay({ id })).status).toBe(200)
})

it('a moved visit keeps its booking’s key; another customer’s key is theirs', async () => {
  const key = newId()
  const { body } = await ann.book(NINE, key)
  await ann.post(`visits/${body.id}/move`, { slot: HALF_PAST_NINE })
  const moved = { id: body.id, slot: HALF_PAST_NINE }
  expect(await ann.book(NINE, key)).toMatchObject({ status: 200, body: moved })
  const cleo = await openCustomer(server, 'cleo@example.com')
  expect((await cleo.book(NINE, key)).status).toBe(201)
})

it('of concurrent requests with one key one runs, and different ones are refused', async () => {
  const id = newId()
  const ways = ['cash', 'cash', 'check', 'outside-card']
  const answers = await Promise.all(ways.map((way) => pay({ id, way })))
  const paid = answers.filter(({ status }) => status === 200)
  expect(new Set(paid.map(({ body }) => body.receipt)).size).toBe(1)
  expect(answers.filter(({ body }) => body.code === 'id_reused').length + paid.length).toBe(4)
  expect((await listLog()).filter((action) => action === 'take-payment')).toHaveLength(1)
})

const pathOf = (path: string) =>
  path.slice(1).replace('{application}', of.bob.application).replace('{rental}', of.ann.rental)

async function listLog() {
  const rows = await server.database.read
    .selectFrom('audit')
    .select('action')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
