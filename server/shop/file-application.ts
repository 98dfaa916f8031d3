import type { Writer } from '#server/database/database.ts'
import type { ApplicationRow } from '#server/database/shop-tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { rental as words } from '#shared/content/en/rental.ts'
import { applicationBody } from '#shared/rental/application.ts'
import { pricesOf } from '#shared/rental/facts.ts'

import type { SignedInContext } from './access.ts'
import { sendApplicationEmail } from './application-emails.ts'
import {
  addApplication,
  countPapers,
  findOpenApplication,
  hasChecks,
  listRecipients,
  lockOpenApplication,
  replaceApplication,
} from './applications.ts'
import { cancelAppointment, upcomingAppointments } from './appointments.ts'
import { recordAudit } from './audit.ts'
import { describeApplication } from './get-application.ts'
import { readShopBody } from './read-shop-body.ts'
import { sendVisitEmail } from './visit-emails.ts'

/** POST /shop/v1/application: files the caller's application, at today's prices. */
export async function fileApplication(context: SignedInContext, services: Services) {
  const { database, events, now } = services
  const { caller } = context
  const filed = await readApplication(context, services)
  const row = await database.write(async (tx) => {
    if (await findOpenApplication(tx, caller.id)) {
      throw new ApiError(409, 'application_open', words.refusals.applicationOpen)
    }
    const added = await addApplication(tx, { customerId: caller.id, ...filed }, now())
    const papers = countPapers(added, await listRecipients(tx, added.id))
    await sendApplicationEmail(tx, 'application-filed', added, papers, services)
    await record(tx, 'file', added, context, services)
    return added
  })
  events.emit('enqueued')
  return Response.json(await describeApplication(row, services), { status: 201 })
}

/** PUT /shop/v1/application: changes it, at today's prices, until the counter has checked the first ID. */
export async function changeApplication(context: SignedInContext, services: Services) {
  const { database, now } = services
  const filed = await readApplication(context, services)
  const row = await database.write(async (tx) => {
    const open = await lockChangeable(tx, context.caller.id)
    const changed = await replaceApplication(tx, open, filed, now())
    await record(tx, 'change', changed, context, services)
    return changed
  })
  return Response.json(await describeApplication(row, services))
}

/** POST /shop/v1/application/withdraw: ends it, and the visits that were booked for it. */
export async function withdrawApplication(context: SignedInContext, services: Services) {
  const { database, events, now } = services
  const { caller, requestId } = context
  await database.write(async (tx) => {
    const open = await lockChangeable(tx, caller.id)
    await tx
      .updateTable('applications')
      .set({ state: 'withdrawn', updated_at: now() })
      .where('id', '=', open.id)
      .execute()
    for (const visit of await upcomingAppointments(tx, caller.id, now())) {
      const cancelled = await cancelAppointment(tx, visit, now())
      await sendVisitEmail(tx, 'visit-cancelled', cancelled, services)
      const by = { actor: caller.id, role: caller.role, requestId }
      const about = { entity: 'appointment', entityId: visit.id, action: 'cancel' }
      await recordAudit(tx, { ...by, ...about }, now())
    }
    await sendApplicationEmail(tx, 'application-withdrawn', open, {}, services)
    await record(tx, 'withdraw', { ...open, state: 'withdrawn' }, context, services)
  })
  events.emit('enqueued')
  return Response.json({})
}

async function readApplication(context: SignedInContext, { rental }: Services) {
  const application = await readShopBody(context, applicationBody(rental))
  const prices = pricesOf(application.plan, rental)
  if (!prices) throw new Error('The schema takes the plans of the shop only')
  return { application, prices }
}

/** @throws ApiError when there is none, or the counter has begun with it */
async function lockChangeable(tx: Writer, customerId: string) {
  const open = await lockOpenApplication(tx, customerId)
  if (!open) throw new ApiError(404, 'no_application', words.refusals.noApplication)
  if (await hasChecks(tx, open.id)) {
    throw new ApiError(409, 'application_fixed', words.refusals.applicationFixed)
  }
  return open
}

async function record(
  tx: Writer,
  action: string,
  { id, plan, months, state }: ApplicationRow,
  { caller, requestId }: SignedInContext,
  { now }: Services,
) {
  const by = { actor: caller.id, role: caller.role, requestId }
  const about = { entity: 'application', entityId: id, action, after: { plan, months, state } }
  await recordAudit(tx, { ...by, ...about }, now())
}
