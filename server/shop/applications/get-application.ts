import type { Reader } from '#server/database/database.ts'
import { selectRows } from '#server/database/rows.ts'
import type { ApplicationRow, RecipientRow, Rental } from '#server/database/shop-tables.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/core/access.ts'
import { findAcknowledged } from '#server/shop/core/acknowledgments.ts'
import {
  applicationThread,
  asMember,
  countPapers,
  findOpenApplication,
  hasChecks,
  listRecipients,
  priceApplication,
  selectRentalOf,
} from '#server/shop/core/applications.ts'
import { describeVisit } from '#server/shop/core/appointments.ts'
import { isUndelivered } from '#server/shop/core/delivery-failures.ts'
import { findLeaving, keysOut } from '#server/shop/core/end-application.ts'
import { readNameColumns } from '#server/shop/core/recipient-names.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { FiledApplication } from '#shared/shop/applications/calls.ts'
import type { TrackedRecipient } from '#shared/shop/applications/tracked-recipient.ts'
import { trackRecipient } from '#shared/shop/applications/tracker.ts'

import { listOffers } from './offers.ts'

const MAX_VISITS = 20

export async function getApplication(
  _input: object,
  { caller }: SignedInContext,
  services: Services,
) {
  const { read } = services.database
  const open = await findApplicationOf(caller.id, services)
  const visits = await selectRows(read, 'appointments', { customer_id: caller.id })
    .orderBy('slot_at', 'desc')
    .limit(MAX_VISITS)
    .execute()
  return {
    application: open ? await describeApplication(open, services) : null,
    visits: await Promise.all(visits.map((visit) => describeVisit(visit, services))),
    offers: await listOffers(caller, read),
  }
}

/** The open one, or else the newest whose mailbox is active. */
async function findApplicationOf(customerId: string, { database: { read } }: Services) {
  const open = await findOpenApplication(read, customerId)
  if (open) return open
  return selectRows(read, 'applications', { customer_id: customerId, state: 'active' })
    .orderBy('filed_at', 'desc')
    .executeTakeFirst()
}

export async function describeApplication(
  row: ApplicationRow,
  { database, now }: Services,
): Promise<FiledApplication> {
  const { read } = database
  const { id, plan, months, payment, use, signing, phone } = row
  const recipients = await listRecipients(read, id)
  const rental = await selectRentalOf(read, id).executeTakeFirst()
  return {
    id,
    state: row.state === 'active' ? 'active' : 'open',
    filedAt: row.filed_at,
    plan,
    months,
    payment,
    use,
    signing,
    phone: phone ?? '',
    canChange: row.state === 'open' && !(await hasChecks(read, id)),
    leaving: row.state === 'open' ? await describeLeaving(read, recipients, rental) : null,
    ...countPapers(row, recipients),
    dueToday: (await priceApplication(read, row)).dueToday,
    isUndelivered: await isUndelivered(read, applicationThread(id)),
    recipients: await describeRecipients(row, rental, { database, now }),
  }
}

/** What leaving comes to before anything was paid. */
async function describeLeaving(
  read: Reader,
  recipients: RecipientRow[],
  rental: Rental | undefined,
): Promise<FiledApplication['leaving']> {
  const notice = rental && (await findLeaving(read, rental))
  return {
    box: rental?.box ?? null,
    keys: rental ? keysOut(rental) : 0,
    hasSigned: recipients.some(({ signed_on }) => signed_on !== null),
    saidOn: notice?.given_on ?? null,
  }
}

/** The recipients of today, each with where they stand. */
export async function describeRecipients(
  { id, customer_id }: ApplicationRow,
  rental: Rental | undefined,
  { database: { read }, now }: Pick<Services, 'database' | 'now'>,
): Promise<TrackedRecipient[]> {
  const recipients = await listRecipients(read, id)
  const visit = await read
    .selectFrom('appointments')
    .select('id')
    .where('customer_id', '=', customer_id)
    .where('state', 'in', ['booked', 'came'])
    .where('slot_at', '>', now() - VISIT_COUNTS_MS)
    .executeTakeFirst()
  const checks = await read
    .selectFrom('document_checks')
    .innerJoin('recipients', 'recipients.id', 'document_checks.recipient_id')
    .select('recipient_id')
    .where('recipients.application_id', '=', id)
    .where(({ eb, fn, lit }) => eb('checked_at', '>', fn.coalesce('ids_due_since', lit(0))))
    .execute()
  const acknowledged = await findAcknowledged(read, id)
  const checked = new Set(checks.map(({ recipient_id }) => recipient_id))
  const progress = {
    hasVisit: visit !== undefined,
    keysIssuedOn: rental?.keys_issued_on ?? undefined,
    startedOn: rental?.started_on ?? undefined,
  }
  return recipients.map((recipient) => {
    const { kind, form_status: formStatus, photo_id, address_id } = recipient
    const { hasPersonalMail } = asMember(recipient)
    const idsChecked = checked.has(recipient.id)
    return {
      id: recipient.id,
      kind,
      ...readNameColumns(recipient),
      hasPersonalMail,
      ...(photo_id && { photoId: photo_id }),
      ...(address_id && { addressId: address_id }),
      formStatus,
      acknowledged: acknowledged.get(recipient.id) ?? null,
      steps: trackRecipient(
        {
          kind,
          hasPersonalMail,
          formStatus,
          idsChecked,
          isAcknowledged: acknowledged.has(recipient.id),
        },
        progress,
      ),
    }
  })
}

/** A visit that was missed longer ago must be booked anew. */
const VISIT_COUNTS_MS = DAY_MS
