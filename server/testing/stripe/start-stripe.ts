import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { Stripe } from 'stripe'

import { createAnswers, type Keys, type Right, type StripeRequest } from './answer.ts'
import { createBooks, type Books, type Card } from './books.ts'
import * as checkout from './checkout.ts'
import { parseForm } from './form.ts'
import * as money from './money.ts'

const random = () => randomBytes(12).toString('hex')

/**
 * A stand-in of the Stripe calls that the server uses, with the customer's and the bank's side for
 * tests. It hands out its events and delivers none. Times are milliseconds of the test's clock.
 */
export async function startStripe({ now, port = 0 }: { now: () => number; port?: number }) {
  const books = createBooks(now)
  const secretKey = `sk_test_${random()}`
  const liveKey = `sk_live_${random()}`
  const keys: Keys = new Map([
    [secretKey, null],
    [liveKey, null],
  ])
  const webhookSecret = `whsec_${random()}`
  const answer = createAnswers(books, keys)
  const requests: StripeRequest[] = []
  let answersToLose = 0

  const server = createServer(async (incoming, outgoing) => {
    const body = await text(incoming)
    if (stripe.isDown) return incoming.socket.destroy()
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://127.0.0.1')
    const request = {
      method: incoming.method ?? 'GET',
      path: pathname,
      form: parseForm(body || search.slice(1)),
      key: incoming.headers.authorization?.replace('Bearer ', '') ?? '',
      idempotencyKey: incoming.headers['idempotency-key']?.toString() ?? null,
    }
    requests.push(request)
    passTime()
    const { status, headers, body: content } = answer(request)
    if (answersToLose-- > 0) return incoming.socket.destroy()
    answersToLose = 0
    outgoing.writeHead(status, headers).end(content)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.address() as AddressInfo

  function passTime() {
    const seconds = books.seconds()
    for (const session of books.all('checkout.session'))
      if (session.status === 'open' && session.expires_at <= seconds)
        checkout.expireSession(books, session.id)
    for (const entry of books.all('balance_transaction'))
      if (entry.available_on <= seconds) entry.status = 'available'
    for (const payout of books.all('payout'))
      if (payout.status === 'in_transit' && payout.arrival_date <= seconds)
        money.arrive(books, payout)
  }

  const stripe = {
    port: address.port,
    secretKey,
    liveKey,
    webhookSecret,
    requests,
    isDown: false,

    /** Carries out the next request, and loses its answer; the package itself tries again once. */
    loseNextAnswer: (times = 1) => void (answersToLose = times),

    restrictedKey(rights: Right[]) {
      const key = `rk_test_${random()}`
      keys.set(key, rights)
      return key
    },

    client: (key = secretKey) =>
      new Stripe(key, {
        host: '127.0.0.1',
        port: address.port,
        protocol: 'http',
        maxNetworkRetries: 0,
        telemetry: false,
      }),

    get events() {
      passTime()
      return books.all('event')
    },

    deliver(event: Stripe.Event, { to, at = now() }: { to: string | URL; at?: number }) {
      const payload = JSON.stringify(event, null, 2)
      const timestamp = Math.floor(at / 1000)
      const signed = { payload, timestamp, secret: webhookSecret }
      const signature = Stripe.webhooks.generateTestHeaderString(signed)
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
      return new Request(to, { method: 'POST', headers, body: payload })
    },

    pay: act(checkout.paySession),
    abandon: act(checkout.expireSession),
    completeSetup: act(checkout.completeSetup),
    changeCard: (paymentMethod: string, card: Card) => void books.cards.set(paymentMethod, card),
    refundInDashboard: act((_, paymentIntent: string, amount?: number) =>
      money.refundCharge(books, money.chargeOf(books, paymentIntent), { amount }),
    ),
    failRefund: act(money.failRefund),
    dispute: act(money.openDispute),
    winDispute: act((_, id: string) => money.closeDispute(books, id, 'won')),
    loseDispute: act((_, id: string) => money.closeDispute(books, id, 'lost')),
    payOut: act(money.payOut),

    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  function act<Given extends unknown[], Result>(run: (books: Books, ...given: Given) => Result) {
    return (...given: Given): Result => {
      passTime()
      return structuredClone(run(books, ...given))
    }
  }

  return stripe
}
