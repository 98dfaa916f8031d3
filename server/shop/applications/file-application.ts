import type { Writer } from '#server/database/database.ts'
import type { ApplicationRow } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import type { AuditedAction } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, type CounterServices } from '#server/shop/core/counter.ts'
import { agreeOnline } from '#server/shop/core/customers/acknowledgments.ts'
import {
  addApplication,
  countPapers,
  findOpenApplication,
  hasChecks,
  listRecipients,
  lockOpenApplication,
  replaceApplication,
} from '#server/shop/core/customers/applications.ts'
import { changeBooked, upcomingAppointments } from '#server/shop/core/customers/appointments.ts'
import { isWalkIn, lockCustomer } from '#server/shop/core/customers/customers.ts'
import { leaveBeforeOpening } from '#server/shop/core/customers/end-application.ts'
import { readTrack } from '#server/shop/core/customers/track.ts'
import {
  sendApplicationEmail,
  sendInvitation,
  sendVisitEmail,
} from '#server/shop/core/emails/customer-emails.ts'
import { lockRentalOfApplication } from '#server/shop/core/idempotency/locks.ts'
import { assertUnchanged } from '#server/shop/core/idempotency/preconditions.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { checkInput, type Handler } from '#server/shop/core/serve-calls.ts'
import { applicationBody, type Application } from '#shared/shop/applications/application.ts'
import { applicationCalls } from '#shared/shop/applications/calls.ts'
import { pricesOf } from '#shared/shop/money/price.ts'

import { loadApplication } from './get-application.ts'
import { inviteWalkIn } from './offers.ts'

type Calls = typeof applicationCalls

const { change } = applicationCalls

export const fileApplication: Handler<Calls['file']> = async (sent, context, services) => {
  const { database, facts } = services
  const application = checkInput(applicationBody(facts), sent, context)
  const filed = { customerId: context.caller.id, application }
  const row = await database.write(async (tx) => {
    const added = await addFiled(tx, filed, context, services)
    if (application.acknowledged) await agree(tx, added, context, services)
    return added
  })
  return loadApplication(row, services)
}

/** Files an application from the website or the counter. @throws CounterError when the customer has an open one */
export async function addFiled(
  tx: Writer,
  { customerId, application }: { customerId: string; application: Application },
  context: SignedInContext,
  services: Services,
) {
  await lockCustomer(tx, customerId)
  if (await findOpenApplication(tx, customerId)) {
    throw new CounterError('application_open')
  }
  const filed = { customerId, application, prices: pricesToday(application, services) }
  const added = await addApplication(tx, filed, services.now())
  const papers = countPapers(added, await listRecipients(tx, added.id))
  if (isWalkIn(customerId)) {
    const token = await inviteWalkIn(tx, { customerId, from: services.now() })
    await sendInvitation(tx, added, { facts: papers, token }, services)
  } else {
    const { next } = await readTrack(tx, added, services)
    const facts = { ...papers, next: next?.code }
    await sendApplicationEmail(tx, 'application-filed', added, facts, services)
  }
  record(tx, 'file', added, context, services)
  return added
}

export const changeApplication: Handler<Calls['change']> = async (
  { seen, ...sent },
  context,
  services,
) => {
  const { database, now, facts } = services
  const application = checkInput(applicationBody(facts), sent, context)
  const filed = { application, prices: pricesToday(application, services) }
  const row = await database.write(async (tx) => {
    const open = await lockChangeable(tx, context.caller.id, seen, services)
    const changed = await replaceApplication(tx, open, filed, now())
    if (application.acknowledged) await agree(tx, changed, context, services)
    if (changed.signing !== open.signing) await updateVisits(tx, changed, context, services)
    record(tx, 'change', changed, context, services)
    return changed
  })
  return loadApplication(row, services)
}

/** The place of signing decides how a visit is held and what to bring. */
async function updateVisits(
  tx: Writer,
  { signing: way }: ApplicationRow,
  { caller, by }: SignedInContext,
  services: Services,
) {
  const now = services.now()
  for (const visit of await upcomingAppointments(tx, caller.id, now)) {
    const changed = await changeBooked(tx, visit, { way, updatedAt: now })
    await sendVisitEmail(tx, 'visit-moved', changed, services)
    recordStep(tx, 'move', 'appointment', visit.id, by, services, { way })
  }
}

export const withdrawApplication: Handler<Calls['withdraw']> = async (
  _input,
  context,
  services,
) => {
  await services.database.write(async (tx) => {
    await leaveBeforeOpening(tx, await lockOpen(tx, context.caller.id), context, services)
  })
  return {}
}

function agree(
  tx: Writer,
  { id }: ApplicationRow,
  { by, language }: SignedInContext,
  services: Services,
) {
  return agreeOnline({ tx, by, services }, id, language)
}

function pricesToday({ plan }: Application, { facts }: Services) {
  const prices = pricesOf(plan, facts)
  if (!prices) throw new Error('The schema takes the plans of the shop only')
  return prices
}

async function lockOpen(tx: Writer, customerId: string) {
  const open = await lockOpenApplication(tx, customerId)
  if (!open) throw new CounterError('no_application')
  return open
}

/**
 * @throws CounterError when there is none, when the counter has begun checking it, or when the page's version is stale
 */
async function lockChangeable(
  tx: Writer,
  customerId: string,
  seen: string,
  services: Pick<Services, 'now' | 'facts'>,
) {
  const open = await lockOpen(tx, customerId)
  if (await hasChecks(tx, open.id)) throw new CounterError('application_fixed')
  const rental = (await lockRentalOfApplication(tx, open.id)) ?? null
  const { preconditions = [] } = change['~orpc'].meta
  await assertUnchanged(tx, { application: open, rental }, preconditions, seen, services)
  return open
}

function record(
  tx: Writer,
  action: AuditedAction['action'],
  { id, plan, months, state }: ApplicationRow,
  { by }: Pick<SignedInContext, 'by'>,
  services: CounterServices,
) {
  recordStep(tx, action, 'application', id, by, services, { plan, months, state })
}
