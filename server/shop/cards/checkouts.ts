import { randomUUID } from 'node:crypto'

import { Stripe } from 'stripe'

import type { Writer } from '#server/database/database.ts'
import type { Checkout, Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { findContact } from '#server/shop/core/customers/customers.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { versionOfRental } from '#server/shop/core/idempotency/version.ts'
import { openDay } from '#server/shop/core/ledger/ledger.ts'
import { postPayment, readPayable } from '#server/shop/core/ledger/payments.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { cards as english } from '#shared/content/en/cards.ts'
import { cards as spanish } from '#shared/content/es/cards.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { pathIn } from '#shared/language.ts'
import type { cardCalls } from '#shared/shop/cards/calls.ts'

import { isUnanswered, withCards, type CardServices } from './stripe.ts'

type Calls = typeof cardCalls
type Asked = { mailbox: string; months: number; seen: string; shownCents: number }

const ROOM_MS = 30_000
/** Stripe's shortest life of a session, with room for the way there. */
const LIFE_MS = 30 * MINUTE_MS + ROOM_MS
/** Stripe's least amount in US dollars. */
export const MIN_CENTS = 50

export const startCheckout: Handler<Calls['startCheckout']> = async (
  input,
  { caller, by, language },
  services,
) => {
  const cards = withCards(services)
  const opened = await services.database.write(async (tx) => {
    const rental = await lockOwn(tx, input.mailbox, caller.id)
    const { cents, renewal, lateFees } = await readSum(tx, rental, input, services)
    if (cents === 0 && renewal) {
      const charge = { rental, on: await openDay(tx, services), batchId: randomUUID(), by }
      const paid = { renewal, lateFees, cents, way: 'card-online' as const }
      const { receipt, paidThrough } = await postPayment(tx, charge, paid, services)
      const after = { cents, receipt, months: renewal.months, paidThrough }
      recordStep(tx, 'take-payment', 'rental', rental.id, by, services, after)
      await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
      return { checkout: charge.batchId, receipt }
    }
    if (cents <= 0) throw new CounterError('nothing_to_pay')
    if (cents < MIN_CENTS) {
      throw new CounterError('too_small', { amount: `$${(MIN_CENTS / 100).toFixed(2)}` })
    }
    const sum = { months: input.months, cents, rentCents: renewal?.cents ?? 0 }
    return openCheckout(
      tx,
      rental,
      { kind: 'renewal', ...sum, seen: input.seen, language },
      services,
    )
  })
  if ('receipt' in opened && 'checkout' in opened) return { ...opened, url: null }
  const url = await createSession(opened, cards)
  await expireOthers(opened, cards)
  return { checkout: opened.id, url, receipt: null }
}

/** @throws CounterError `not_found` if it is another customer's, `not_active` if it is not open */
export async function lockOwn(tx: Writer, id: string, customerId: string) {
  const rental = await lockRental(tx, id)
  if (rental.customerId !== customerId) throw new CounterError('not_found')
  if (!rental.startedOn || rental.closedOn) throw new CounterError('not_active')
  return rental
}

/** @throws CounterError `changed` if the page showed another state or amount */
export async function readSum(
  tx: Writer,
  rental: Rental,
  { months, seen, shownCents }: Asked,
  services: Services,
  /** `due` is all to pay now, `rent` that of a term alone. */
  shown: 'due' | 'rent' = 'due',
) {
  const { chargedCents, renewals, lateFees } = await readPayable(tx, rental, services)
  const renewal = renewals.find((each) => each.months === months)
  if (months > 0 && !renewal) throw new CounterError('no_such_term')
  const cents = Math.max(0, renewal ? renewal.dueCents : chargedCents)
  const expected = shown === 'due' ? cents : (renewal?.cents ?? 0)
  const isSame = seen === (await versionOfRental(tx, rental)) && shownCents === expected
  if (!isSame) throw new CounterError('changed')
  return { cents, renewal, lateFees }
}

type NewCheckout = Pick<Checkout, 'kind' | 'months' | 'cents' | 'rentCents' | 'language'> & {
  seen: string
}

/** The open checkout of this rental, term and version, or a new one. */
export async function openCheckout(
  tx: Writer,
  rental: Rental,
  { seen: version, ...order }: NewCheckout,
  { now }: Pick<CardServices, 'now'>,
): Promise<Checkout> {
  const open = await tx
    .selectFrom('checkouts')
    .selectAll()
    .where('rentalId', '=', rental.id)
    .where('kind', '=', order.kind)
    .where('months', '=', order.months)
    .where('version', '=', version)
    .where('state', '=', 'open')
    .executeTakeFirst()
  // A session that Stripe never confirmed is replaced: its expiry would soon be too near for Stripe.
  const until = open && (open.url ? open.expiresAt : open.createdAt + ROOM_MS)
  if (open && until && until > now() && open.cents === order.cents) return open
  if (open) await endCheckout(tx, open.id, 'expired')
  const checkout: Checkout = {
    id: randomUUID(),
    rentalId: rental.id,
    state: 'open',
    ...order,
    version,
    paidFrom: rental.paidThrough,
    sessionId: null,
    url: null,
    paymentIntent: null,
    receipt: null,
    createdAt: now(),
    expiresAt: now() + LIFE_MS,
    askedAt: now(),
  }
  await tx.insertInto('checkouts').values(checkout).execute()
  return checkout
}

export async function endCheckout(tx: Writer, id: string, state: 'expired' | 'failed') {
  const { numUpdatedRows } = await tx
    .updateTable('checkouts')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * The address of Stripe's page for a checkout. The checkout's id is the idempotency key: a retry after a lost answer finds the same session.
 * @throws CounterError `unreachable`
 */
export async function createSession(checkout: Checkout, services: CardServices) {
  if (checkout.url) return checkout.url
  const { cards, database } = services
  const params = await sessionParams(checkout, services)
  const session = await cards.stripe.checkout.sessions
    .create(params, { idempotencyKey: checkout.id })
    .catch(async (error: unknown) => {
      services.log.warn({ error }, 'A checkout session could not be made')
      // Refused for good, for example because its time is over.
      if (!isUnanswered(error)) await database.write((tx) => endCheckout(tx, checkout.id, 'failed'))
      throw new CounterError('unreachable')
    })
  const { id: sessionId, url } = session
  if (!url) throw new CounterError('unreachable')
  await database.write((tx) =>
    tx.updateTable('checkouts').set({ sessionId, url }).where('id', '=', checkout.id).execute(),
  )
  return url
}

async function sessionParams(
  { id, kind, months, cents, language, rentalId, expiresAt }: Checkout,
  { database, settings }: CardServices,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const rental = await database.read
    .selectFrom('rentals')
    .select(['box', 'customerId'])
    .where('id', '=', rentalId)
    .executeTakeFirstOrThrow()
  const contact = await findContact(database.read, rental.customerId ?? '')
  const page = `${settings.siteUrl}${pathIn(language, '/account/rental')}?checkout=${id}`
  const metadata = { checkout: id }
  const { item, balance } = (language === 'es' ? spanish : english).stripe
  const box = String(rental.box)
  const name = months > 0 ? interpolateCount(item, months, { box }) : interpolate(balance, { box })
  const common = {
    client_reference_id: id,
    metadata,
    locale: language === 'es' ? 'es-419' : 'en',
    allowed_payment_method_types: ['card'],
    expires_at: Math.floor(expiresAt / SECOND_MS),
    success_url: page,
    cancel_url: `${page}&left=1`,
    ...(contact && { customer_email: contact.to }),
  } satisfies Stripe.Checkout.SessionCreateParams
  if (kind === 'setup') {
    const setup = { setup_intent_data: { metadata }, customer_creation: 'always' } as const
    return { ...common, ...setup, mode: 'setup', currency: 'usd' }
  }
  return {
    ...common,
    mode: 'payment',
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: cents, product_data: { name } },
      },
    ],
  }
}

/** Ends the other open pages of a rental, as far as Stripe answers; what is paid there all the same becomes credit. */
export async function expireOthers(
  { id, kind, rentalId }: Checkout,
  { cards, database, log }: CardServices,
) {
  const others = await database.read
    .selectFrom('checkouts')
    .select(['id', 'sessionId'])
    .where('rentalId', '=', rentalId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where('id', '!=', id)
    .where('sessionId', 'is not', null)
    .execute()
  for (const other of others) {
    try {
      await cards.stripe.checkout.sessions.expire(other.sessionId ?? '')
      await database.write((tx) => endCheckout(tx, other.id, 'expired'))
    } catch (error) {
      log.warn({ error }, 'An earlier checkout session could not be ended')
    }
  }
}
