import { afterAll, beforeAll, beforeEach } from 'vitest'

import { withCards } from '#server/shop/cards/stripe.ts'

import { startStripe } from './stripe/start-stripe.ts'
import { useMailbox, useOwner } from './use-shop.ts'

const WEBHOOK = 'http://site.test/stripe/webhook'

/** An open mailbox of a shop that takes cards, beside a stand-in of Stripe. */
export async function startCardShop() {
  const clock = { now: Date.now }
  const stripe = await startStripe({ now: () => clock.now() })
  const environment = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${stripe.port}`,
  }
  const shop = useMailbox({ environment })
  const owner = useOwner(shop.server)
  const { server, ann, rental } = shop
  let delivered = 0
  beforeAll(() => void (clock.now = () => server.clock.now))
  beforeEach(() => void (delivered = stripe.events.length))
  afterAll(() => stripe.close())

  const path = () => `mailboxes/${rental.id}`
  const send = async (event: (typeof stripe.events)[number]) => {
    const request = stripe.deliver(event, { to: WEBHOOK })
    return server.app.fetch(request, { peer: '10.9.9.9' })
  }

  async function deliverAll() {
    for (const event of stripe.events.slice(delivered)) await send(event)
    delivered = stripe.events.length
  }

  async function offer(months: number) {
    const { body } = await ann.get(`${path()}/renewal`)
    const option = body.options.find((each: { months: number }) => each.months === months)
    return { seen: body.version, months, shownCents: option?.dueCents ?? 0, ...option }
  }

  async function checkOut(months: number) {
    const { seen, shownCents } = await offer(months)
    const answer = await ann.post(`${path()}/checkouts`, { seen, months, shownCents })
    const row = await server.database.read
      .selectFrom('checkouts')
      .select('sessionId')
      .where('id', '=', answer.body.checkout ?? '')
      .executeTakeFirst()
    return { ...answer, sum: shownCents, session: row?.sessionId ?? '' }
  }

  async function sumLedger(account: string) {
    const { sum } = await server.database.read
      .selectFrom('ledgerEntries')
      .select(({ fn }) => fn.sum<number>('cents').as('sum'))
      .where('account', '=', account as 'card-online')
      .executeTakeFirstOrThrow()
    return Number(sum ?? 0)
  }

  const readRental = () =>
    server.database.read
      .selectFrom('rentals')
      .selectAll()
      .where('id', '=', rental.id)
      .executeTakeFirstOrThrow()

  return {
    ...shop,
    owner,
    stripe,
    send,
    deliverAll,
    /** Events since the test began. */
    events: () => stripe.events.slice(delivered),
    offer,
    checkOut,
    sumLedger,
    readRental,
    path,
    cards: () => withCards(server.services),
  }
}
