import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { addCardPayment } from '#server/testing/card-payment.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { callShop, openCustomer } from '#server/testing/shop.ts'
import { useShop } from '#server/testing/use-shop.ts'
import { size } from '#tests/support/soak.ts'

const { server, ann } = useShop()
const PARCELS = size(3_000, 100_000)
const MAX_PART_BYTES = 200_000

async function addParcels(rentalId: string, box: number, count: number) {
  await server.database.write(async (tx) => {
    await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
      insert into mail_items (id, rental_id, box, kind, state, notice, received_at, received_by, tracking)
      select 'parcel-' || n, ${rentalId}, ${sql.lit(box)}, 'parcel', 'returned', 'none', n / 500, 'clerk', 'T' || n
      from numbers`.execute(tx)
  })
}

async function exportParts(token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const { body } = await server.ask('/shop/v1/data/copy', { method: 'POST', headers })
  const sizes: number[] = []
  const chunks: Uint8Array[] = []
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    sizes.push(chunk.length)
    chunks.push(chunk)
  }
  return { sizes, data: JSON.parse(Buffer.concat(chunks).toString()) }
}

it('is streamed in parts, every row once and in order', async () => {
  const rental = await openMailbox(server, ann)
  await addParcels(rental.id, rental.box, PARCELS)
  const { sizes, data } = await exportParts(ann.token)
  const mail: { tracking: string; receivedAt: string }[] = data.mailboxes[0].mail
  expect(new Set(mail.map(({ tracking }) => tracking)).size).toBe(PARCELS)
  expect(mail).toHaveLength(PARCELS)
  const times = mail.map(({ receivedAt }) => receivedAt)
  expect(times).toEqual(times.toSorted())
  expect(Math.max(...sizes)).toBeLessThan(MAX_PART_BYTES)
  expect(sizes.length).toBeGreaterThan(PARCELS / 200)
})

it('has payments by card online, with refunds and disputes, without the ids of Stripe', async () => {
  await addCardPayment(server, await openMailbox(server, ann))
  const { text, body } = await callShop(server, 'POST', 'data/copy', { token: ann.token })
  expect(body.mailboxes).toMatchObject([
    {
      checkouts: [],
      cardPayments: [
        {
          cents: 5_997,
          refunds: [{ cents: 500, undoesRent: false }],
          disputes: [{ state: 'open' }],
        },
      ],
      automaticRenewals: [{ state: 'on', months: 3 }],
    },
  ])
  expect(text).not.toMatch(/(cus|pi|pm)_1/)
})

it('is limited to ten an hour', async () => {
  for (let time = 0; time < 10; time += 1) expect((await ann.post('data/copy')).status).toBe(200)
  const refused = await ann.post('data/copy')
  expect([refused.status, refused.body.code]).toEqual([429, 'over_request_rate_limit'])
  const bob = await openCustomer(server, 'bob@example.com')
  expect((await callShop(server, 'POST', 'data/copy', { token: bob.token })).status).toBe(200)
})
