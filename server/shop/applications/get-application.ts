import type { Reader } from '#server/database/database.ts'
import type { ApplicationRow, RecipientRow, Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { findAcknowledged } from '#server/shop/core/customers/acknowledgments.ts'
import {
  applicationThread,
  asMember,
  countPapers,
  hasChecks,
  listRecipients,
  priceApplication,
} from '#server/shop/core/customers/applications.ts'
import { loadVisit } from '#server/shop/core/customers/appointments.ts'
import { keysOut } from '#server/shop/core/customers/end-application.ts'
import { findTracked, purposeOf, readTrack } from '#server/shop/core/customers/track.ts'
import { isUndelivered } from '#server/shop/core/emails/delivery-failures.ts'
import { findRentalOfApplication } from '#server/shop/core/idempotency/locks.ts'
import { versionOf } from '#server/shop/core/idempotency/version.ts'
import { findNotice } from '#server/shop/core/ledger/rent-due.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { applicationCalls, FiledApplication } from '#shared/shop/applications/calls.ts'
import { isOnFile } from '#shared/shop/applications/tracker.ts'

import { listOffers } from './offers.ts'

type Calls = typeof applicationCalls

const MAX_VISITS = 20

export const getApplication: Handler<Calls['get']> = async (_input, { caller }, services) => {
  const { read } = services.database
  const tracked = await findTracked(read, caller.id, services)
  const visits = await read
    .selectFrom('appointments')
    .selectAll()
    .where('customerId', '=', caller.id)
    .orderBy('slotAt', 'desc')
    .limit(MAX_VISITS)
    .execute()
  return {
    application: tracked ? await loadApplication(tracked.application, services) : null,
    visitFor: purposeOf(tracked),
    visits: await Array.fromAsync(visits, (visit) => loadVisit(visit, services)),
    offers: await listOffers(caller, read),
  }
}

export async function loadApplication(
  row: ApplicationRow,
  services: Services,
): Promise<FiledApplication> {
  const { read } = services.database
  const { id } = row
  const recipients = await listRecipients(read, id)
  const rental = await findRentalOfApplication(read, id)
  return {
    ...row,
    version: await versionOf(read, { application: row, rental: rental ?? null }),
    state: row.state === 'active' ? 'active' : 'open',
    phone: row.phone ?? '',
    canChange: row.state === 'open' && !(await hasChecks(read, id)),
    leaving: row.state === 'open' ? await loadLeavingCosts(read, recipients, rental) : null,
    ...countPapers(row, recipients),
    dueToday: (await priceApplication(read, row)).dueToday,
    isUndelivered: await isUndelivered(read, applicationThread(id)),
    recipients: await recipientViews(row, services),
    track: await readTrack(read, row, services),
  }
}

async function loadLeavingCosts(
  read: Reader,
  recipients: RecipientRow[],
  rental: Rental | undefined,
): Promise<FiledApplication['leaving']> {
  const notice = rental && (await findNotice(read, rental.id))
  return {
    box: rental?.box ?? null,
    keys: rental ? keysOut(rental) : 0,
    hasSigned: recipients.some(isOnFile),
    saidOn: notice?.givenOn ?? null,
  }
}

export async function recipientViews(
  { id }: ApplicationRow,
  { database: { read } }: Pick<Services, 'database'>,
) {
  const recipients = await listRecipients(read, id)
  const acknowledged = await findAcknowledged(read, id)
  return recipients.map((recipient) => ({
    ...asMember(recipient),
    photoId: recipient.photoId ?? undefined,
    addressId: recipient.addressId ?? undefined,
    acknowledged: acknowledged.get(recipient.id) ?? null,
  }))
}
