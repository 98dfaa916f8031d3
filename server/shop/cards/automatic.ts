import type { Stripe } from 'stripe'

import type { Reader, Writer } from '#server/database/database.ts'
import type { AutomaticRenewal, Rental } from '#server/database/rows.ts'
import type { ReminderFacts } from '#server/email/reminders.ts'
import type { Services } from '#server/services.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { sendToCustomer } from '#server/shop/core/emails/customer-emails.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { findClosingDay, type Renewal } from '#server/shop/core/ledger/rent-due.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { Day } from '#shared/calendar.ts'
import type { cardCalls } from '#shared/shop/cards/calls.ts'

import { createSession, expireOthers, lockOwn, openCheckout, readSum } from './checkouts.ts'
import { STRIPE } from './settle-payment.ts'
import { idOf, withCards, type CardServices } from './stripe.ts'

type Calls = typeof cardCalls
type Facts = ReminderFacts['automatic-renewal']

export const startAutomatic: Handler<Calls['startAutomatic']> = async (
  input,
  { caller, language },
  services,
) => {
  const cards = withCards(services)
  const checkout = await services.database.write(async (tx) => {
    const rental = await lockOwn(tx, input.mailbox, caller.id)
    if (await findClosingDay(tx, rental)) throw new CounterError('leaving')
    const present = await findAutomatic(tx, rental.id)
    if (present?.state === 'on') throw new CounterError('automatic_on')
    const { renewal } = await readSum(tx, rental, input, services, 'rent')
    const { months, cents: rentCents } = renewal ?? { months: 0, cents: 0 }
    const order = { kind: 'setup', months, rentCents, cents: 0, seen: input.seen } as const
    return openCheckout(tx, rental, { ...order, language }, services)
  })
  const url = await createSession(checkout, cards)
  await expireOthers(checkout, cards)
  return { checkout: checkout.id, url }
}

export const endAutomatic: Handler<Calls['endAutomatic']> = async (
  { mailbox },
  { caller, by },
  services,
) => {
  await services.database.write(async (tx) => {
    const rental = await lockRental(tx, mailbox)
    if (rental.customerId !== caller.id) throw new CounterError('not_found')
    const present = await findAutomatic(tx, rental.id)
    if (present?.state !== 'on') throw new CounterError('automatic_off')
    await endRow(tx, { rental, row: present, by }, services)
  })
  if (services.cards) await detachCards({ ...services, cards: services.cards })
  return {}
}

type Ending = { rental: Rental; row: AutomaticRenewal; by: { id: string; role: string } }

export async function endRow(tx: Writer, { rental, row, by }: Ending, services: Services) {
  await changeRow(tx, rental.id, { state: 'ended', endedAt: services.now() })
  recordStep(tx, 'end-automatic', 'rental', rental.id, by, services)
  await sendAutomatic(tx, rental, { stage: 'ended', months: row.months }, services)
}

export function changeRow(tx: Writer, rentalId: string, change: Partial<AutomaticRenewal>) {
  return tx.updateTable('automaticRenewals').set(change).where('rentalId', '=', rentalId).execute()
}

export function findAutomatic(database: Reader, rentalId: string) {
  return database
    .selectFrom('automaticRenewals')
    .selectAll()
    .where('rentalId', '=', rentalId)
    .executeTakeFirst()
}

/** After the set-up page: loads the card and begins automatic renewal. */
export async function readSetup(session: Stripe.Checkout.Session, { cards }: CardServices) {
  const setup = await cards.stripe.setupIntents.retrieve(idOf(session.setup_intent) ?? '')
  const paymentMethod = idOf(setup.payment_method)
  const stripeCustomer = idOf(session.customer) ?? idOf(setup.customer)
  return async (tx: Writer, services: Services) => {
    const checkout = await tx
      .selectFrom('checkouts')
      .selectAll()
      .where('id', '=', session.client_reference_id ?? '')
      .executeTakeFirst()
    if (!checkout || !paymentMethod || !stripeCustomer) return
    const rental = await lockRental(tx, checkout.rentalId)
    const { numUpdatedRows } = await tx
      .updateTable('checkouts')
      .set({ state: 'paid' })
      .where('id', '=', checkout.id)
      .where('state', '!=', 'paid')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n || rental.closedOn) return
    const row: Omit<AutomaticRenewal, 'rentalId'> = {
      state: 'on',
      months: checkout.months,
      agreedCents: checkout.rentCents,
      agreedAt: services.now(),
      language: checkout.language,
      stripeCustomer,
      paymentMethod,
      announcedFor: null,
      announcedCents: null,
      announcedRentCents: null,
      chargeOn: null,
      tries: 0,
      endedAt: null,
      isDetached: 0,
    }
    await tx
      .insertInto('automaticRenewals')
      .values({ rentalId: rental.id, ...row })
      .onConflict((conflict) => conflict.column('rentalId').doUpdateSet(row))
      .execute()
    const { months, rentCents: cents } = checkout
    const after = { months, cents }
    recordStep(tx, 'start-automatic', 'rental', rental.id, STRIPE, services, after)
    const facts = { stage: 'on', months, cents, on: rental.paidThrough } as const
    await sendAutomatic(tx, rental, facts, services)
  }
}

export async function sendAutomatic(
  tx: Writer,
  rental: Rental,
  facts: Omit<Facts, 'box' | 'rental'>,
  services: Services,
) {
  const about = { thread: `automatic ${rental.id}`, order: services.now() }
  const all = { ...facts, box: rental.box, rental: rental.id }
  const email = { kind: 'automatic-renewal', ...about, facts: all } as const
  await sendToCustomer(tx, rental.customerId, email, services)
}

/** The customer's view: the announced charge, or the day and sum of the next one. Null if it is off or the box is closing. */
export async function viewAutomatic(
  read: Reader,
  rental: Rental,
  { renewals, day }: { renewals: (Renewal & { dueCents: number })[]; day: Day },
) {
  const row = await findAutomatic(read, rental.id)
  if (!row || row.state === 'ended' || (await findClosingDay(read, rental))) return null
  const isAnnounced = row.announcedFor === rental.paidThrough && row.chargeOn !== null
  const next = renewals.find(({ months }) => months === row.months)
  const cents = isAnnounced ? (row.announcedCents ?? 0) : Math.max(0, next?.dueCents ?? 0)
  const due = rental.paidThrough && rental.paidThrough > day ? rental.paidThrough : day
  const { state, months } = row
  return { state, months, cents, chargeOn: isAnnounced ? row.chargeOn : due, isAnnounced }
}

/** Has Stripe forget the cards of renewals that ended, as soon as it answers. */
export async function detachCards({ cards, database, log }: CardServices) {
  const rows = await database.read
    .selectFrom('automaticRenewals')
    .select(['rentalId', 'paymentMethod'])
    .where('state', '!=', 'on')
    .where('isDetached', '=', 0)
    .execute()
  for (const { rentalId, paymentMethod } of rows) {
    try {
      await cards.stripe.paymentMethods.detach(paymentMethod)
      await database.write((tx) => changeRow(tx, rentalId, { isDetached: 1 }))
    } catch (error) {
      log.warn({ error }, 'A card could not be removed at Stripe')
    }
  }
}
