import type { Writer } from '#server/database/database.ts'
import { updateRows } from '#server/database/rows.ts'
import type { ApplicationRow } from '#server/database/shop-tables.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/core/access.ts'
import { agreeOnline } from '#server/shop/core/acknowledgments.ts'
import {
  addApplication,
  countPapers,
  findOpenApplication,
  hasChecks,
  listRecipients,
  lockOpenApplication,
  replaceApplication,
  selectRentalOf,
} from '#server/shop/core/applications.ts'
import { cancelAppointment, upcomingAppointments } from '#server/shop/core/appointments.ts'
import type { AuditedAction } from '#server/shop/core/audit.ts'
import { CounterError, recordStep, today, type CounterServices } from '#server/shop/core/counter.ts'
import {
  sendApplicationEmail,
  sendInvitation,
  sendVisitEmail,
} from '#server/shop/core/customer-emails.ts'
import { isWalkIn, lockCustomer } from '#server/shop/core/customers.ts'
import { freeNumbers } from '#server/shop/core/free-numbers.ts'
import { forgetTerms } from '#server/shop/core/search-terms.ts'
import { checkInput } from '#server/shop/core/serve-calls.ts'
import { applicationBody, type Application } from '#shared/shop/applications/application.ts'
import { pricesOf } from '#shared/shop/money/agreed-prices.ts'

import { describeApplication } from './get-application.ts'
import { inviteWalkIn } from './offers.ts'

export async function fileApplication(
  sent: Application,
  context: SignedInContext,
  services: Services,
) {
  const { database, facts } = services
  const application = checkInput(applicationBody(facts), sent, context)
  const filed = { customerId: context.caller.id, application }
  const row = await database.write(async (tx) => {
    const added = await addFiled(tx, filed, context, services)
    if (application.acknowledged) await agree(tx, added, context, services)
    return added
  })
  return describeApplication(row, services)
}

/** Files what somebody sent, or said at the counter. @throws CounterError when they have an open application */
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
    const token = await inviteWalkIn(tx, customerId, services)
    await sendInvitation(tx, added, { facts: papers, token }, services)
  } else await sendApplicationEmail(tx, 'application-filed', added, papers, services)
  record(tx, 'file', added, context, services)
  return added
}

export async function changeApplication(
  sent: Application,
  context: SignedInContext,
  services: Services,
) {
  const { database, now, facts } = services
  const application = checkInput(applicationBody(facts), sent, context)
  const filed = { application, prices: pricesToday(application, services) }
  const row = await database.write(async (tx) => {
    const open = await lockChangeable(tx, context.caller.id)
    const changed = await replaceApplication(tx, open, filed, now())
    if (application.acknowledged) await agree(tx, changed, context, services)
    record(tx, 'change', changed, context, services)
    return changed
  })
  return describeApplication(row, services)
}

export async function withdrawApplication(
  _input: object,
  context: SignedInContext,
  services: Services,
) {
  await services.database.write(async (tx) => {
    await endApplication(tx, await lockChangeable(tx, context.caller.id), context, services)
  })
  return {}
}

/** Ends an application, the visits booked for it, and the number that was kept for it. */
export async function endApplication(
  tx: Writer,
  open: ApplicationRow,
  { by }: Pick<SignedInContext, 'by'>,
  services: CounterServices,
) {
  const { now } = services
  await updateRows(tx, 'applications', { id: open.id }, { state: 'withdrawn', updated_at: now() })
  const kept = await selectRentalOf(tx, open.id).execute()
  await freeNumbers(tx, kept, { day: today(services), now: now() })
  await forgetTerms(tx, open.id)
  const { customer_id: customerId } = open
  const visits = customerId === null ? [] : await upcomingAppointments(tx, customerId, now())
  for (const visit of visits) {
    const cancelled = await cancelAppointment(tx, visit, now())
    await sendVisitEmail(tx, 'visit-cancelled', cancelled, services)
    recordStep(tx, 'cancel', 'appointment', visit.id, by, services)
  }
  await sendApplicationEmail(tx, 'application-withdrawn', open, {}, services)
  record(tx, 'withdraw', { ...open, state: 'withdrawn' }, { by }, services)
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

/** @throws CounterError when there is none, or the counter has begun with it */
async function lockChangeable(tx: Writer, customerId: string) {
  const open = await lockOpenApplication(tx, customerId)
  if (!open) throw new CounterError('no_application')
  if (await hasChecks(tx, open.id)) throw new CounterError('application_fixed')
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
