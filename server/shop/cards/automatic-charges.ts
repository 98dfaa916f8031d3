import { Stripe } from 'stripe'

import type { Writer } from '#server/database/database.ts'
import type { AutomaticRenewal, Checkout, Rental } from '#server/database/rows.ts'
import { today } from '#server/shop/core/counter.ts'
import { tryLockRental } from '#server/shop/core/idempotency/locks.ts'
import { versionOfRental } from '#server/shop/core/idempotency/version.ts'
import { openDay } from '#server/shop/core/ledger/ledger.ts'
import { postPayment, readPayable } from '#server/shop/core/ledger/payments.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { findClosingDay } from '#server/shop/core/ledger/rent-due.ts'
import { addDays, wallClock, type Day } from '#shared/calendar.ts'
import { HOUR_MS, SECOND_MS } from '#shared/durations.ts'

import { changeRow, endRow, findAutomatic, sendAutomatic } from './automatic.ts'
import { endCheckout, MIN_CENTS, openCheckout } from './checkouts.ts'
import { readFeeTime, settlePayment, STRIPE } from './settle-payment.ts'
import { isUnanswered, KEY_LIFE_MS, type CardServices } from './stripe.ts'
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

/** Announces the rents that are renewed automatically, settles the charges that got no answer, and charges the rents due. */
export async function renewAutomatically(services: CardServices) {
  const { database } = services
  const rows = await database.read
    .selectFrom('automaticRenewals')
    .select('rentalId')
    .where('state', '=', 'on')
    .execute()
  for (const { rentalId } of rows) {
    await withLog(services, () => database.write((tx) => announce(tx, rentalId, services)))
  }
  const unanswered = await database.read
    .selectFrom('checkouts')
    .selectAll()
    .where('kind', '=', 'automatic')
    .where('state', '=', 'open')
    .execute()
  for (const checkout of unanswered) await withLog(services, () => chargeCard(checkout, services))
  for (const { rentalId } of rows) {
    await withLog(services, async () => {
      const charge = await database.write((tx) => beginCharge(tx, rentalId, services))
      if (charge) await chargeCard(charge, services)
    })
  }
}

/** A fault of one rental does not stop the others. */
async function withLog({ log }: CardServices, work: () => Promise<unknown>) {
  await work().catch((error: unknown) => log.warn({ error }, 'An automatic renewal failed'))
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
    row.announcedFor === null &&
    agreedOn >= addDays(paidThrough, -ahead) &&
    row.agreedCents === renewal.cents
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
  const rental = await tryLockRental(tx, rentalId)
  const row = await findAutomatic(tx, rentalId)
  return rental && row?.state === 'on' ? { rental, row } : undefined
}

async function findRenewal(
  tx: Writer,
  { rental, row }: { rental: Rental; row: AutomaticRenewal },
  services: CardServices,
) {
  const at = await readFeeTime(tx, rental, services)
  const { renewals, lateFees } = await readPayable(tx, rental, { ...services, now: () => at })
  const renewal = renewals.find(({ months }) => months === row.months) ?? renewals[0]
  return renewal && { ...renewal, lateFees }
}

/** The charge to send today, unless another has no answer yet; what credit covers is renewed at once. */
async function beginCharge(
  tx: Writer,
  rentalId: string,
  services: CardServices,
): Promise<Checkout | undefined> {
  const found = await lockBoth(tx, rentalId)
  if (!found) return undefined
  const { rental, row } = found
  const open = await tx
    .selectFrom('checkouts')
    .select('id')
    .where('rentalId', '=', rentalId)
    .where('kind', '=', 'automatic')
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (open) return undefined
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
  const order = { kind: 'automatic', ...sum, seen, language: row.language } as const
  return openCheckout(tx, rental, order, services)
}

async function chargeCard(checkout: Checkout, services: CardServices) {
  const { database, log } = services
  try {
    const intent = await findOrCharge(checkout, services)
    await database.write(async (tx) => {
      if (!intent) await endCheckout(tx, checkout.id, 'failed')
      else if (intent.status === 'succeeded') {
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
    // While another process sends the same charge, Stripe refuses this one with a conflict.
    const isRefused =
      error instanceof Stripe.errors.StripeInvalidRequestError && !isUnanswered(error)
    if (!isDeclined) log.warn({ error }, 'An automatic renewal could not be charged')
    if (isDeclined || isRefused) await database.write((tx) => declineCharge(tx, checkout, services))
  }
}

/** Charges once. What is no longer to be charged is only looked for: it may have been charged before. */
async function findOrCharge(checkout: Checkout, { cards, database, now }: CardServices) {
  const { stripe } = cards
  const { id, cents: amount, createdAt, paidFrom } = checkout
  const row = await database.read
    .selectFrom('automaticRenewals')
    .innerJoin('rentals', 'rentals.id', 'rentalId')
    .select(['stripeCustomer', 'paymentMethod'])
    .where('rentalId', '=', checkout.rentalId)
    .where('state', '=', 'on')
    .where('agreedAt', '<=', createdAt)
    .where('paidThrough', '=', paidFrom)
    .executeTakeFirst()
  if (row && now() - createdAt < KEY_LIFE_MS) {
    const { stripeCustomer: customer, paymentMethod } = row
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
  const created = { gte: Math.floor((createdAt - HOUR_MS) / SECOND_MS) }
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    if (intent.metadata['checkout'] === id) return intent
  }
  return undefined
}

async function declineCharge(tx: Writer, checkout: Checkout, services: CardServices) {
  const { id, rentalId, cents } = checkout
  const found = await lockBoth(tx, rentalId)
  // Another process may have noted the same answer.
  if (!(await endCheckout(tx, id, 'failed')) || !found) return
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
