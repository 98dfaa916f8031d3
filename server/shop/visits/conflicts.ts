import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { recordStep } from '#server/shop/core/counter.ts'
import { lockAppointment } from '#server/shop/core/customers/appointments.ts'
import { findApplicants, findContact } from '#server/shop/core/customers/customers.ts'
import { sendVisitEmail } from '#server/shop/core/emails/customer-emails.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { followSettings } from '#server/shop/core/shop-settings.ts'
import type { VisitConflicts } from '#shared/shop/visits/counter-calls.ts'
import { isInConflict } from '#shared/shop/visits/slots.ts'

export async function listConflicts(services: Services): Promise<VisitConflicts> {
  await followSettings(services)
  const { read } = services.database
  const left = await findConflicts(read, services)
  const customers = left.map(({ customerId }) => customerId)
  const applicants = await findApplicants(read, customers)
  const visits = await Array.fromAsync(left, async (visit) => {
    const contact = await findContact(read, visit.customerId)
    const applicant = applicants.get(visit.customerId)
    return {
      ...visit,
      slot: visit.slotAt,
      name: applicant?.name ?? contact?.firstName ?? '',
      applicationId: applicant?.id ?? null,
      box: applicant?.box ?? null,
      email: contact?.to ?? null,
      toldAt: visit.conflictToldAt,
    }
  })
  return { visits }
}

export async function tellOfConflicts({ by }: SignedInContext, services: Services) {
  await followSettings(services)
  const { database, now, facts } = services
  for (const { id } of await findConflicts(database.read, services)) {
    await database.write(async (tx) => {
      const visit = await lockAppointment(tx, id)
      if (visit?.state !== 'booked' || visit.conflictToldAt !== null) return
      if (!isInConflict(visit.slotAt, facts, facts.booking)) return
      if (!(await findContact(tx, visit.customerId))) return
      await tx
        .updateTable('appointments')
        .set({ conflictToldAt: now() })
        .where('id', '=', id)
        .execute()
      await sendVisitEmail(tx, 'visit-conflict', visit, services)
      const { slotAt } = visit
      recordStep(tx, 'tell-of-conflict', 'appointment', id, by, services, { slotAt })
    })
  }
  return listConflicts(services)
}

async function findConflicts(database: Reader, { facts, now }: Services) {
  const booked = await database
    .selectFrom('appointments')
    .selectAll()
    .where('state', '=', 'booked')
    .where('slotAt', '>', now())
    .orderBy('slotAt')
    .execute()
  return booked.filter(({ slotAt }) => isInConflict(slotAt, facts, facts.booking))
}
