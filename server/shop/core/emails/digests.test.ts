import { expect, it } from 'vitest'

import { renderEmail } from '#server/email/compose.ts'
import { shop } from '#server/testing/contact.ts'
import { signIn } from '#server/testing/fixtures.ts'
import {
  callShop,
  couple,
  MONDAY,
  NINE,
  openCustomer,
  TEN,
  type Customer,
} from '#server/testing/shop.ts'
import { useShop } from '#server/testing/use-shop.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const REST_OF_HOUR_MS = 50 * MINUTE_MS
const { server, ann, kindsTo } = useShop()

async function bookAndCancel(times: number, customer = ann) {
  for (let time = 0; time < times; time++) {
    const { body, status } = await customer.book(NINE)
    expect(status).toBe(201)
    await customer.post(`visits/${body.id}/cancel`)
  }
}

async function digestFor({ email: address }: Customer) {
  const email = (await server.emailsTo(address)).find(({ kind }) => kind === 'gathered')
  if (!email) throw new Error('Nothing is gathered')
  const { text, html } = renderEmail(
    email,
    { id: '1', createdAt: MONDAY },
    { shop, siteUrl: 'https://shop.test' },
  )
  return { text: text.replaceAll('\n', ' '), html }
}

it('sends eight emails an hour one by one, and the others as one digest at its end', async () => {
  await bookAndCancel(6)
  const kinds = await kindsTo()
  expect(kinds.filter((kind) => kind === 'gathered')).toHaveLength(1)
  expect(kinds).toHaveLength(9)
  const waiting = await server.database.read
    .selectFrom('outbox')
    .select('kind')
    .where('dueAt', '>', MONDAY)
    .where('dueAt', '<=', MONDAY + REST_OF_HOUR_MS)
    .execute()
  expect(waiting).toEqual([{ kind: 'gathered' }])

  const { text } = await digestFor(ann)
  expect(text.match(/November 3, 2026 at 9:00 AM/g)).toHaveLength(4)
  expect(text).toMatch(/\/account/)
  expect(text).not.toMatch(/[?&]key=/)
})

it('sends nine emails an hour at most, and restarts the next hour', async () => {
  await bookAndCancel(10)
  expect(await kindsTo()).toHaveLength(9)
  server.clock.now = MONDAY + 61 * MINUTE_MS
  const { access_token: token } = await signIn(server, ann.email)
  const body = { slot: TEN, way: 'counter', key: crypto.randomUUID() }
  await callShop(server, 'POST', 'visits', { token, body })
  expect((await kindsTo()).at(-1)).toBe('visit-booked')
})

it('the counter’s emails are sent at once, and delay no other customer', async () => {
  await bookAndCancel(6)
  const bob = await openCustomer(server, 'bob@example.com')
  await bob.post('application', couple)
  expect(await kindsTo(bob.email)).toEqual(['application-filed'])
  await ann.post('application', couple)
  expect((await kindsTo()).at(-1)).toBe('gathered')
})

it('uses the reader’s language', async () => {
  const eva = await openCustomer(server, 'eva@example.com', 'es')
  await bookAndCancel(5, eva)
  const { text, html } = await digestFor(eva)
  expect(html).toContain('<html lang="es">')
  expect(text.match(/3 de noviembre de 2026/g)).toHaveLength(2)
})
