import { rental } from '#sentences/rental.ts'
import { eraseUser } from '#server/accounts/erase-user.ts'
import { lockUser } from '#server/accounts/users.ts'
import { words } from '#server/content.ts'
import type { Writer } from '#server/database/database.ts'
import type { Appointment, Rental } from '#server/database/rows.ts'
import { eraseSavedEmails } from '#server/email/erase-emails.ts'
import { enqueue } from '#server/email/outbox.ts'
import { ApiError } from '#server/http/api-error.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { recordAction } from '#server/shop/core/audit/audit.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { listRecipients } from '#server/shop/core/customers/applications.ts'
import {
  cancelAppointment,
  upcomingAppointments,
} from '#server/shop/core/customers/appointments.ts'
import { tryLockCustomer } from '#server/shop/core/customers/customers.ts'
import { askToEndInCrd, isInCrd } from '#server/shop/core/customers/end-application.ts'
import { sendVisitFarewell } from '#server/shop/core/emails/customer-emails.ts'
import { findRentalOfApplication, lockAllOf } from '#server/shop/core/idempotency/locks.ts'
import type { Caller } from '#server/shop/core/permissions/identify.ts'
import { requireOwner } from '#server/shop/core/permissions/owner-proof.ts'
import { findOwnCustomers } from '#server/shop/core/permissions/ownership.ts'
import { hasStaffRole } from '#server/shop/core/permissions/staff-role.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { isOnFile } from '#shared/shop/applications/tracker.ts'
import type { dataCalls } from '#shared/shop/data/calls.ts'
import { retainedAfterDeletion, type HeldKind } from '#shared/shop/data/retained-data.ts'

import { eraseCustomer, findOpenBoxes } from './erase-customer.ts'

type Calls = typeof dataCalls

export const deleteAccount: Handler<Calls['deleteAccount']> = async (proof, context, services) => {
  const { database, now, settings, supabaseIdentity } = services
  const { caller, by } = context
  await countRequest(context, rateLimits.changeUser, services)
  const spendProof = await requireOwner('deletion', proof, context, services)

  const confirmedEmail = await caller.confirmedEmail()
  const email = await database.write(async (tx) => {
    await tryLockCustomer(tx, caller.id)
    await spendProof(tx)
    if (await hasStaffRole(tx, caller.id)) throw new CounterError('role_first')
    const customers = await findOwnCustomers(caller, tx)
    for (const id of customers) {
      await tryLockCustomer(tx, id)
      await lockAllOf(tx, id)
      const [open] = await findOpenBoxes(tx, id)
      if (!open) continue
      const { boxOpen, keysOut, boxOffered } = rental.refusals
      const isTheirs = open.startedOn ? boxOpen(open.box) : keysOut(open.box)
      throw new ApiError(409, 'box_open', id === caller.id ? isTheirs : boxOffered)
    }
    const farewell = await prepareFarewell(tx, customers, services)
    for (const id of customers) {
      await eraseCustomer(tx, id, { day: today(services), now: now() })
      const entity = id === caller.id ? 'account' : 'customer'
      recordAction(tx, by, { action: 'delete', entity, entityId: id }, now())
    }
    // The built-in service's address is read under the lock; Supabase's counts only when confirmed.
    const own = supabaseIdentity ? confirmedEmail : (await lockUser(tx, caller.id))?.email
    if (own) await eraseUser(tx, own)
    await enqueueFarewell(tx, caller, farewell, services)
    return own
  })
  if (email && !settings.smtpUrl) await eraseSavedEmails(settings.dataDir, email)
  return {}
}

type Farewell = {
  visits: Appointment[]
  inCrd: Rental[]
  kept: HeldKind[][]
}

async function prepareFarewell(
  tx: Writer,
  customers: string[],
  { now }: Services,
): Promise<Farewell> {
  const visits: Appointment[] = []
  const inCrd: Rental[] = []
  let [hasMailbox, hasSigned] = [false, false]
  for (const id of customers) {
    for (const visit of await upcomingAppointments(tx, id, now())) {
      visits.push(await cancelAppointment(tx, visit, now()))
    }
    const filed = tx.selectFrom('applications').selectAll().where('customerId', '=', id)
    for (const application of await filed.execute()) {
      const recipients = await listRecipients(tx, application.id)
      hasSigned ||= recipients.some(isOnFile)
      const rented = await findRentalOfApplication(tx, application.id)
      hasMailbox ||= Boolean(rented?.startedOn)
      if (rented && !rented.startedOn && (await isInCrd(tx, application))) inCrd.push(rented)
    }
  }
  const { mailbox, signed, always } = retainedAfterDeletion
  const kept = [
    ...(hasMailbox ? mailbox : []),
    ...(hasMailbox || hasSigned ? signed : []),
    ...always,
  ]
  return { visits, inCrd, kept }
}

async function enqueueFarewell(
  tx: Writer,
  { id, email, firstName, language }: Caller,
  { visits, inCrd, kept }: Farewell,
  services: Services,
) {
  const { timeZone } = services.facts
  const isSignInLeft = services.supabaseIdentity !== undefined
  const cancelled = visits.map(({ slotAt }) => words[language].shopEmails.moment(slotAt, timeZone))
  const contact = { to: email, firstName, language }
  const deleted = { kind: 'account-deleted', ...contact, cancelled, kept, isSignInLeft } as const
  if (email) {
    for (const visit of visits) await sendVisitFarewell(tx, contact, visit, services)
    for (const box of inCrd) await askToEndInCrd(tx, box, contact, services)
    await enqueue(tx, deleted, services)
  }
  if (!isSignInLeft) return
  const text = words.en.shopEmails.signInLeft(id)
  const message = { name: firstName, email, phone: '', topic: 'website', text } as const
  await enqueue(tx, { kind: 'message', message }, services)
}
