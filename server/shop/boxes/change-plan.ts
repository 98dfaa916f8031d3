import type { Reader, Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { recordAction, recordAudit, type Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, today, type CounterServices } from '#server/shop/core/counter.ts'
import {
  agreedPrices,
  findApplication,
  householdOf,
} from '#server/shop/core/customers/applications.ts'
import { sendApplicationEmail } from '#server/shop/core/emails/customer-emails.ts'
import { lockOpenRentalOf, type StepOf } from '#server/shop/core/idempotency/counter-step.ts'
import { findRentalOfApplication, tryLockRental } from '#server/shop/core/idempotency/locks.ts'
import { versionOfRental } from '#server/shop/core/idempotency/version.ts'
import { openDay, post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { periodOf } from '#server/shop/core/ledger/periods.ts'
import { findNotice, listChargedRents } from '#server/shop/core/ledger/rent-due.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import type { changeCalls } from '#shared/shop/boxes/change-calls.ts'
import { nextPeriodDay, planDifference } from '#shared/shop/money/plan-change.ts'
import { priceRenewal } from '#shared/shop/money/price.ts'
import { periodMonths, type ChargedRent, type RentPeriod } from '#shared/shop/money/rent.ts'

type Calls = typeof changeCalls

export const getPlans: Handler<Calls['getPlans']> = async (
  { application: id },
  _context,
  services,
) => {
  const { read } = services.database
  const application = await findApplication(read, id)
  const rental = await findRentalOfApplication(read, id)
  if (!application) throw new CounterError('not_found')
  if (!rental) throw new CounterError('no_box')
  const terms = await readTerms(read, rental, services)
  const { plan, months, nextOn } = terms
  const { use } = application
  const others = services.facts.plans.filter(
    (other) => other.id !== plan && (use === 'personal' || other.businessName),
  )
  const version = await versionOfRental(read, rental)
  return { version, plan, months, nextOn, plans: others.map((other) => quote(terms, other)) }
}

type Plan = Services['facts']['plans'][number]
type Terms = Awaited<ReturnType<typeof readTerms>>

async function readTerms(database: Reader, rental: Rental, services: CounterServices) {
  const day = today(services)
  const period = periodOf(rental)
  if (!period || rental.closedOn) throw new CounterError('box_not_open')
  const { plan, prices, planChangesOn, earlierPrices } = { ...rental, ...inEffect(rental, day) }
  const months = periodMonths(rental)
  const charged = await listChargedRents(database, rental, day)
  return {
    ...period,
    day,
    plan,
    months,
    prices: agreedPrices({ prices }),
    paidTerms: listPaidTerms(charged, { ...period, months, day }),
    household: await householdOf(database, rental),
    notice: await findNotice(database, rental.id),
    nextOn: nextPeriodDay(period, day),
    // Of earlier prices one is kept: rent at that price is paid before it is replaced.
    isSettled: !earlierPrices || !planChangesOn || planChangesOn <= period.paidThrough,
  }
}

/** The terms paid beyond a day, last one first: as charged or, if another system charged them, the rental's own. */
function listPaidTerms(
  charged: ChargedRent[],
  { paidThrough, anchorDay, months: own, day }: RentPeriod & { months: number; day: Day },
) {
  const terms: { months: number; paidThrough: Day }[] = []
  let until = paidThrough
  while (until > day) {
    const months = charged.find((rent) => rent.paidThrough === until && rent.months)?.months ?? own
    terms.push({ months, paidThrough: until })
    until = addMonths(until, -months, anchorDay)
  }
  return terms
}

/** Only the monthly price of the plan changes: everything else stays as agreed. */
function quote(terms: Terms, { id: plan, monthlyCents }: Plan) {
  const { household, months, day, paidThrough, anchorDay, isSettled, notice, nextOn } = terms
  const closesOn = notice?.closesOn
  const prices = { ...terms.prices, monthlyCents }
  const priceOf = (term: number, of = prices) => priceRenewal(household, term, of).dueToday
  const differences = terms.paidTerms.map((term) => ({
    ...term,
    cents: priceOf(term.months) - priceOf(term.months, terms.prices),
  }))
  const isPaid = isSettled && day <= paidThrough
  const nowCents = planDifference(differences, anchorDay, day, closesOn)
  return {
    plan,
    prices,
    monthlyCents,
    rentCents: priceOf(months),
    nowCents: isPaid ? nowCents : null,
    afterClosingCents: planDifference(differences, anchorDay, day) - nowCents,
    isNextPossible: isSettled && (closesOn === undefined || closesOn > nextOn),
  }
}

export async function changePlan(step: StepOf<Calls['changePlan']>) {
  const { tx, application, input, by, services } = step
  const rental = await lockOpenRentalOf(step)
  const { id: batchId, plan, from, shownCents } = input
  refusePaid(rental, today(services))
  const terms = await readTerms(tx, rental, services)
  const { day, nextOn, isSettled, notice } = terms
  const offered = services.facts.plans.find(({ id }) => id === plan)
  if (!offered) throw new CounterError('plan_unknown', { field: 'plan' })
  if (plan === terms.plan) throw new CounterError('same_plan', { field: 'plan' })
  if (application.use === 'business' && !offered.businessName) {
    throw new CounterError('plan_without_business', { field: 'plan' })
  }
  const { prices, rentCents, nowCents, afterClosingCents, isNextPossible } = quote(terms, offered)
  const isNow = from === 'now'
  if (!isSettled || (isNow && nowCents === null)) throw new CounterError('rent_due_first')
  if (!isNow && !isNextPossible)
    throw new CounterError('box_closes_first', { day: notice?.closesOn })
  const cents = isNow ? (nowCents ?? 0) : rentCents
  if (cents !== shownCents) throw new CounterError('price_changed', { cents })
  const fromOn = isNow ? day : nextOn
  const next = { nextPlan: plan, nextPrices: JSON.stringify(prices), planChangesOn: fromOn }
  // A change whose day has come is in effect, whether or not its job has run.
  const present = { ...rental, ...inEffect(rental, day) }
  const unchanged = { plan: present.plan, prices: present.prices, earlierPrices: null }
  const change = isNow ? { ...inEffect({ ...present, ...next }, day) } : { ...unchanged, ...next }
  await tx.updateTable('rentals').set(change).where('id', '=', rental.id).execute()
  if (isNow && cents !== 0) {
    const until =
      notice && notice.closesOn < terms.paidThrough ? notice.closesOn : terms.paidThrough
    await chargePlan(tx, { batchId, rental, cents, from: day, until, by }, services)
  }
  if (isNow && notice && afterClosingCents !== 0) {
    const planCents = (notice.planCents ?? 0) + afterClosingCents
    await tx.updateTable('closingNotices').set({ planCents }).where('id', '=', notice.id).execute()
  }
  const facts = {
    box: rental.box,
    plan: namesOf(offered),
    startsOn: fromOn,
    months: terms.months,
    rentCents,
    ...(isNow && { differenceCents: cents }),
  }
  await sendApplicationEmail(tx, 'plan-changed', application, facts, services)
  const about = { action: 'change-plan', entity: 'rental', entityId: rental.id } as const
  const after = { plan, fromOn, ...(isNow && { cents }) }
  recordAction(tx, by, { ...about, before: { plan: terms.plan }, after }, services.now())
}

type PlanCharge = {
  rental: Rental
  cents: number
  from: Day
  until: Day
  batchId: string
  by: Actor
}

/** Of days already paid for; a credit is negative. */
export async function chargePlan(tx: Writer, charge: PlanCharge, services: CounterServices) {
  const { cents, from: fromOn, until: paidThrough, ...rest } = charge
  const lines = transfer('receivable', 'rent', cents)
  const posting = { ...rest, kind: 'charge' as const, fromOn, paidThrough, lines }
  const on = await openDay(tx, services)
  await post(tx, { ...posting, id: `${charge.batchId} plan`, on }, services.now())
}

export async function keepPlan(step: StepOf<Calls['keepPlan']>) {
  const { tx, application, by, services } = step
  const rental = await lockOpenRentalOf(step)
  const { id, box, plan, nextPlan } = rental
  if (nextPlan === null) throw new CounterError('no_plan_change')
  refusePaid(rental, today(services))
  const none = { nextPlan: null, nextPrices: null, planChangesOn: null }
  await tx.updateTable('rentals').set(none).where('id', '=', id).execute()
  const offered = services.facts.plans.find((each) => each.id === plan)
  const facts = { box, plan: offered ? namesOf(offered) : { en: plan, es: plan } }
  await sendApplicationEmail(tx, 'plan-changed', application, facts, services)
  recordStep(tx, 'keep-plan', 'rental', id, by, services, { plan })
}

/** Rent at the price of the next plan was paid ahead: without that plan, it would be another sum. */
function refusePaid(rental: Rental, day: Day) {
  const { planChangesOn, nextPlan, paidThrough } = rental
  if (nextPlan === null || inEffect(rental, day) || !planChangesOn || !paidThrough) return
  if (planChangesOn < paidThrough) throw new CounterError('next_plan_paid')
}

function namesOf({ name, names }: Plan) {
  return names ?? { en: name, es: name }
}

const MAX_AT_ONCE = 200

export async function beginPlans(services: Pick<Services, 'database' | 'facts' | 'now'>) {
  const day = today(services)
  const due = await services.database.read
    .selectFrom('rentals')
    .select('id')
    .where('nextPlan', 'is not', null)
    .where('planChangesOn', '<=', day)
    .limit(MAX_AT_ONCE)
    .execute()
  for (const { id } of due) {
    await services.database.write(async (tx) => {
      const rental = await tryLockRental(tx, id)
      const change = rental && inEffect(rental, day)
      if (!change) return
      await tx.updateTable('rentals').set(change).where('id', '=', id).execute()
      const about = { action: 'begin-plan', entity: 'rental', entityId: id } as const
      const plans = { before: { plan: rental.plan }, after: { plan: change.plan } }
      recordAudit(tx, { actor: 'system', role: 'system', ...about, ...plans }, services.now())
    })
  }
}

type Planned = Pick<Rental, 'prices' | 'planChangesOn' | 'nextPlan' | 'nextPrices'>

/** A rental whose next plan begins by a day, with it in effect; undefined for others. */
function inEffect({ prices, planChangesOn, nextPlan: plan, nextPrices }: Planned, day: Day) {
  if (!plan || !nextPrices || !planChangesOn || planChangesOn > day) return undefined
  const next = { plan, prices: nextPrices, planChangesOn }
  return { ...next, earlierPrices: prices, nextPlan: null, nextPrices: null }
}
