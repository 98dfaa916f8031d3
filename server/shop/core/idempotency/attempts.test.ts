import { beforeAll, expect, it } from 'vitest'

import { openDrawer, openMailbox } from '#server/testing/counter.ts'
import { HALF_PAST_NINE, NINE } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const newId = () => crypto.randomUUID()

const { server, ann, clerk } = useCounter()
let rentalId: string
let applicationId: string

beforeAll(async () => {
  await openDrawer(server)
  const rental = await openMailbox(server, ann, 101)
  rentalId = rental.id
  applicationId = rental.application_id ?? ''
})

const money = (path: string, body: object) => clerk.post(`staff/money/${path}`, body)
const payment = (id: string, change: object = {}) =>
  money('payments', {
    id,
    rentalId,
    months: 3,
    cents: 5997,
    way: 'cash',
    isEmailed: false,
    ...change,
  })
const countPostings = async () =>
  (await server.database.read.selectFrom('postings').select('id').execute()).length

it('a key that was used for something else is refused, whatever the call', async () => {
  const signature = {
    width: 300,
    height: 100,
    strokes: [[10, 70, 40, 20, 70, 80, 100, 20, 130, 80, 160, 20, 190, 80, 220, 20, 250, 80]],
  }
  const { recipients } = (await clerk.get(`customers/${applicationId}`)).body
  const parcel = (key: string, shelf: string) =>
    clerk.post('mail/items', {
      key,
      box: 101,
      kind: 'parcel',
      recipientId: recipients[0].id,
      shelf,
    })
  const waiting = [
    (await parcel(newId(), 'A1')).body.item.id,
    (await parcel(newId(), 'A2')).body.item.id,
  ]
  const paper = (id: string, servedBy: string) =>
    clerk.post('staff/papers', {
      id,
      rentalId,
      forName: 'Bo Lee',
      servedBy,
      receivedAt: server.clock.now,
    })
  const movement = (id: string, reason: string) =>
    money('till/movements', { id, direction: 'paid-in', cents: 500, reason })
  const handOut = (key: string, items: string[]) =>
    clerk.post('mail/hand-outs', {
      key,
      box: 101,
      items,
      recipientId: recipients[0].id,
      idType: 'passport',
      signature,
    })
  const reversal = (id: string, isWhole: boolean) =>
    money('reversals', { id, batchId: paid, isWhole, reason: 'Wrong box' })
  const paid = newId()
  await payment(paid, { way: 'check' })
  await payment(newId(), { way: 'check' })

  const twice: [name: string, first: Attempt, other: Attempt][] = [
    ['payment', (key) => payment(key), (key) => payment(key, { way: 'outside-card' })],
    ['receipt', (key) => payment(key), (key) => payment(key, { isEmailed: true })],
    ['movement', (key) => movement(key, 'Stamps'), (key) => movement(key, 'Tape')],
    ['reversal', (key) => reversal(key, false), (key) => reversal(key, true)],
    ['parcel', (key) => parcel(key, 'A1'), (key) => parcel(key, 'B2')],
    ['hand-out', (key) => handOut(key, waiting.slice(0, 1)), (key) => handOut(key, waiting)],
    ['letters', (key) => letters(key, [101]), (key) => letters(key, [101, 102])],
    ['paper', (key) => paper(key, 'Cy Server'), (key) => paper(key, 'Di Server')],
    [
      'lost key',
      (id) => money('lost-keys', { id, rentalId }),
      (id) => money('till/movements', { id, direction: 'paid-in', cents: 500, reason: 'Tape' }),
    ],
    [
      'returned check',
      (id) => money('returned-checks', { id, receipt: 3 }),
      (id) => money('returned-checks', { id, receipt: 2 }),
    ],
    ['visit', (key) => ann.book(NINE, key), (key) => ann.book(HALF_PAST_NINE, key)],
  ]
  const seen = []
  for (const [name, first, other] of twice) {
    const key = newId()
    const status = (await first(key)).status
    const before = await countPostings()
    const { body } = await other(key)
    const repeated = await first(key)
    seen.push([name, status < 300, body.code, repeated.status < 300, await countPostings()])
    expect(seen.at(-1)).toEqual([name, true, 'id_reused', true, before])
  }

  function letters(walk: string, boxes: number[]) {
    return clerk.post('mail/letters', { key: walk, boxes })
  }
})

type Attempt = (key: string) => Promise<{ status: number; body: { code?: string } }>

it('what was refused keeps its key, and a visit that was moved is still the one its key booked', async () => {
  const id = newId()
  expect((await payment(id, { cents: 5996 })).body.code).toBe('rent_in_part')
  expect((await payment(id)).status).toBe(200)

  const key = newId()
  const { body } = await ann.book(NINE, key)
  await ann.post(`visits/${body.id}/move`, { slot: HALF_PAST_NINE })
  expect((await ann.book(NINE, key)).body).toMatchObject({ id: body.id, slot: HALF_PAST_NINE })
})

it('two at once with one key are one, or one and a refusal', async () => {
  const shared = newId()
  const answers = await Promise.all([
    payment(shared),
    payment(shared),
    payment(shared, { way: 'check' }),
    payment(shared, { way: 'outside-card' }),
  ])
  const paid = answers.filter(({ status }) => status === 200)
  expect(new Set(paid.map(({ body }) => body.receipt)).size).toBe(1)
  expect(answers.filter(({ body }) => body.code === 'id_reused').length + paid.length).toBe(4)
  const payments = await server.database.read
    .selectFrom('postings')
    .select('id')
    .where('batch_id', '=', shared)
    .where('kind', '=', 'payment')
    .execute()
  expect(payments).toHaveLength(1)
})
