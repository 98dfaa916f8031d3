import { beforeAll, expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { couple, signature, UPS } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const HOUR_MS = 3_600_000
const { server, ann, clerk, moveTo, receive } = useCounter()
const [ANH] = couple.recipients.map(({ name }) => name)
let rental: Awaited<ReturnType<typeof openMailbox>>
let owner: string

beforeAll(async () => {
  rental = await openMailbox(server, ann)
  owner = (await clerk.get('mail/boxes/101')).body.recipients[0].id
})

const handOut = async (items: string[]) => {
  const seen = { key: crypto.randomUUID(), box: 101, idType: 'passport', signature }
  return (await clerk.post('mail/hand-outs', { ...seen, items, recipientId: owner })).body.id
}

it('has person, items, time, ID and signature, and stays unchanged', async () => {
  const receivedAt = server.clock.now
  const { item } = (await receive({ tracking: UPS, recipientId: owner })).body
  const other = (await receive()).body.item
  await moveTo(receivedAt + HOUR_MS)
  const at = server.clock.now
  const id = await handOut([item.id, other.id])
  const { applicationId } = rental
  await clerk.post(`customers/${applicationId}/recipients/${owner}/rename`, { name: 'Anh Roe' })
  const { status, body: proof } = await clerk.get(`mail/hand-outs/${id}`)
  expect(status).toBe(200)
  expect(proof).toMatchObject({
    box: 101,
    at,
    takenBy: ANH,
    pickedUpAs: 'owner',
    idType: 'passport',
    clerk: `Ann Lee (${clerk.email})`,
    allowed: null,
    signature: { width: 600, height: 200 },
    items: [{ id: item.id, receivedBy: 'Ann Lee (clerk@example.com)' }, { id: other.id }],
  })
  const line = proof.items.find((one: { id: string }) => one.id === item.id)
  expect(line).toMatchObject({ tracking: UPS, slip: item.slip, receivedAt })
  expect(proof.signature.strokes[0]).toHaveLength(signature.strokes[0]!.length)
  expect(JSON.stringify(proof)).not.toMatch(/idNumber|id_number/)
  expect((await clerk.get(`mail/hand-outs/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await ann.get(`mail/hand-outs/${id}`)).status).toBe(403)

  for (const text of [item.slip, UPS]) {
    expect((await clerk.get(`find?q=${text}`)).body.found).toMatchObject([
      { box: 101, itemId: item.id },
    ])
  }
  expect((await clerk.get(`mail/items/${item.id}`)).body).toMatchObject({
    item: { state: 'handed-out' },
    handOut: { id, at, takenBy: ANH },
  })
  const log = await server.database.read
    .selectFrom('audit')
    .select(['entityId', 'after'])
    .where('action', '=', 'hand-out')
    .execute()
  expect(log.find(({ entityId }) => entityId === item.id)?.after).toBe(
    JSON.stringify({ box: 101, slip: item.slip, way: 'owner' }),
  )
})

it('lists a box’s hand-outs by page, latest first', async () => {
  const made: string[] = []
  for (let one = 0; one < 21; one++) {
    server.clock.now += 1
    made.unshift(await handOut([(await receive()).body.item.id]))
  }
  const { body: first } = await clerk.get('mail/boxes/101/hand-outs')
  expect(first.handOuts.map(({ id }: { id: string }) => id)).toEqual(made.slice(0, 20))
  expect(first.handOuts[0]).toMatchObject({ takenBy: ANH, items: { length: 1 } })
  const { body: rest } = await clerk.get(`mail/boxes/101/hand-outs?before=${first.next}`)
  expect([rest.handOuts.map(({ id }: { id: string }) => id), rest.next]).toEqual([
    made.slice(20),
    null,
  ])
  expect((await clerk.get('mail/boxes/102/hand-outs')).body.handOuts).toEqual([])
})
