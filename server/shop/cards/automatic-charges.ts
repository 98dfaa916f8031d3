import { Stripe } from 'stripe'

import type { Writer } from '#server/database/database.ts'
import type { AutomaticRenewal, Checkout, Rental } from '#server/database/rows.ts'
import { today } from '#server/shop/core/counter.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { versionOfRental } from '#server/shop/core/idempotency/version.ts'
import { openDay } from '#server/shop/core/ledger/ledger.ts'
import { postPayment, readPayable } from '#server/shop/core/ledger/payments.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { findClosingDay } from '#server/shop/core/ledger/rent-due.ts'
import { addDays, wallClock, type Day } from '#shared/calendar.ts'
import { HOUR_MS } from '#shared/durations.ts'

import { changeRow, endRow, findAutomatic, sendAutomatic } from './automatic.ts'
import { endCheckout, MIN_CENTS, openCheckout } from './checkouts.ts'
import { settlePayment, STRIPE } from './settle-payment.ts'
import type { CardServices } from './stripe.ts'
import { addTask } from './tasks.ts'

/**
 * Days between the announcement and the charge. A term of a year or more is announced 15 to 45 days before, and a changed price 7 to 30
 * days before (California Business and Professions Code 17602).
 */
const AHEAD_DAYS = 7
const AHEAD_DAYS_OF_YEAR = 30
const YEAR_MONTHS = 12
const MAX_TRIES = 3
const RETRY_DAYS = 2
/** Stripe forgets idempotency keys after a day. */
const KEY_LIFE_MS = 23 * HOUR_MS

/** Announces the rents that are renewed automatically, and charges those due. */
export async function renewAutomatically(services: CardServices) {
  const rows = await services.database.read
    .selectFrom('automaticRenewals')
    .select('rentalId')
    .where('state', '=', 'on')
    .execute()
  for (const { rentalId } of rows) {
    await services.database.write((tx) => announce(tx, rentalId, services))
    const charge = await services.database.write((tx) => beginCharge(tx, rentalId, services))
    if (charge) await chargeCard(charge, services)
  }
}

async function announce(tx: Writer, rentalId: string, services: CardServices) {
  const found = await lockBoth(tx, rentalId)
  if (!found) return
  const { rental, row } = found
  const { paidThrough } = rental
  if (rental.closedOn || (await findClosingDay(tx, rental))) {
    return endRow(tx, { rental, row, by: STRIPE }, services)
  }
  const day = today(services)
  const ahead = row.months >= YEAR_MONTHS ? AHEAD_DAYS_OF_YEAR : AHEAD_DAYS
  if (!paidThrough || addDays(day, ahead) < paidThrough) return
  const renewal = await findRenewal(tx, { rental, row }, services)
  if (!renewal) return
  const isNew = row.announcedFor !== paidThrough
  if (!isNew && row.announcedRentCents === renewal.cents) return
  // An amount agreed to within these days needs no further notice.
  const agreedOn = wallClock(row.agreedAt, services.facts.timeZone).date
  const isAgreed =
    isNew && agreedOn >= addDays(paidThrough, -ahead) && row.agreedCents === renewal.cents
  const first = isAgreed ? day : addDays(day, AHEAD_DAYS)
  const chargeOn = first > paidThrough ? first : paidThrough
  const cents = Math.max(0, renewal.dueCents)
  await changeRow(tx, rentalId, {
    announcedFor: paidThrough,
    announcedCents: cents,
    announcedRentCents: renewal.cents,
    chargeOn,
    tries: 0,
  })
  const before = row.announcedRentCents ?? row.agreedCents
  const price = before === renewal.cents ? {} : { beforeCents: before }
  const facts = { stage: 'ahead', months: row.months, cents, on: chargeOn, ...price } as const
  await sendAutomatic(tx, rental, facts, services)
}

async function lockBoth(tx: Writer, rentalId: string) {
  const rental = await lockRental(tx, rentalId)
  const row = await findAutomatic(tx, rentalId)
  return row?.state === 'on' ? { rental, row } : undefined
}

async function findRenewal(
  tx: Writer,
  { rental, row }: { rental: Rental; row: AutomaticRenewal },
  services: CardServices,
) {
  const { renewals, lateFees } = await readPayable(tx, rental, services)
  const renewal = renewals.find(({ months }) => months === row.months) ?? renewals[0]
  return renewal && { ...renewal, lateFees }
}

type CardCharge = { checkout: Checkout; row: AutomaticRenewal }

/** The charge to send today; what credit covers is renewed at once. An unanswered charge is sent again before any other. */
async function beginCharge(
  tx: Writer,
  rentalId: string,
  services: CardServices,
): Promise<CardCharge | undefined> {
  const found = await lockBoth(tx, rentalId)
  if (!found) return undefined
  const { rental, row } = found
  const open = await tx
    .selectFrom('checkouts')
    .selectAll()
    .where('rentalId', '=', rentalId)
    .where('kind', '=', 'automatic')
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (open) return { checkout: open, row }
  const isDue = row.announcedFor === rental.paidThrough && (row.chargeOn ?? '9') <= today(services)
  const renewal = isDue ? await findRenewal(tx, found, services) : undefined
  if (!renewal || renewal.cents !== row.announcedRentCents) return undefined
  // Never more than was announced.
  const cents = Math.min(row.announcedCents ?? 0, Math.max(0, renewal.dueCents))
  if (cents === 0) {
    const charge = {
      rental,
      on: await openDay(tx, services),
      batchId: `automatic ${rentalId} ${rental.paidThrough}`,
      by: STRIPE,
    }
    const paid = { renewal, lateFees: renewal.lateFees, cents, way: 'card-online' as const }
    const { receipt } = await postPayment(tx, charge, paid, services)
    await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
    return undefined
  }
  if (cents < MIN_CENTS) return undefined
  const seen = await versionOfRental(tx, rental)
  const sum = { months: renewal.months, cents, rentCents: renewal.cents }
  const asked = { kind: 'automatic', ...sum, seen, language: row.language } as const
  return { checkout: await openCheckout(tx, rental, asked, services), row }
}

async function chargeCard({ checkout, row }: CardCharge, services: CardServices) {
  const { database, log } = services
  try {
    const intent = await findOrCharge({ checkout, row }, services)
    if (!intent) return
    await database.write(async (tx) => {
      if (intent.status === 'succeeded') {
        const { id: paymentIntent, amount_received: cents, currency } = intent
        await settlePayment(
          tx,
          { paymentIntent, checkoutId: checkout.id, cents, currency },
          services,
        )
      } else if (intent.status !== 'processing') await declineCharge(tx, checkout, services)
    })
  } catch (error) {
    const isDeclined = error instanceof Stripe.errors.StripeCardError
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError
    if (!isDeclined) log.warn({ error }, 'An automatic renewal could not be charged')
    if (isDeclined || isRefused) await database.write((tx) => declineCharge(tx, checkout, services))
  }
}

async function findOrCharge({ checkout, row }: CardCharge, { cards, now }: CardServices) {
  const { stripe } = cards
  const { id, cents: amount, createdAt } = checkout
  const { stripeCustomer: customer, paymentMethod } = row
  if (now() - createdAt < KEY_LIFE_MS) {
    return stripe.paymentIntents.create(
      {
        amount,
        currency: 'usd',
        customer,
        payment_method: paymentMethod,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        metadata: { checkout: id },
      },
      { idempotencyKey: id },
    )
  }
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
    if (intent.metadata['checkout'] === id) return intent
  }
  throw new Stripe.errors.StripeInvalidRequestError({
    message: 'Never charged',
    type: 'invalid_request_error',
  })
}

async function declineCharge(tx: Writer, checkout: Checkout, services: CardServices) {
  const { id, rentalId, cents } = checkout
  const found = await lockBoth(tx, rentalId)
  await endCheckout(tx, id, 'failed')
  if (!found) return
  const { rental, row } = found
  const tries = row.tries + 1
  const isLast = tries >= MAX_TRIES
  const next: Day = addDays(today(services), RETRY_DAYS)
  await changeRow(tx, rentalId, {
    tries,
    ...(isLast ? { state: 'declined', endedAt: services.now() } : { chargeOn: next }),
  })
  const stage = isLast ? 'declined' : 'refused'
  await sendAutomatic(
    tx,
    rental,
    { stage, months: row.months, cents, on: isLast ? null : next },
    services,
  )
  if (!isLast) return
  const task = { id: `automatic ${id}`, kind: 'automatic-failed', rentalId, cents } as const
  await addTask(tx, { ...task, paymentIntent: null }, services)
}
