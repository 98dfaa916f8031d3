import type { Reader, Writer } from '#server/database/database.ts'
import type { ApplicationRow, RecipientRow, Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { findRentalOfApplication } from '#server/shop/core/idempotency/locks.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import {
  isOnFile,
  isToSign,
  trackHousehold,
  visitPurpose,
  type Track,
} from '#shared/shop/applications/tracker.ts'

import { findAcknowledged } from './acknowledgments.ts'
import { asMember, listRecipients } from './applications.ts'

type TrackServices = Pick<Services, 'facts' | 'now'>
export type Tracked = { application: ApplicationRow; track: Track }

export async function readTrack(
  database: Reader,
  { id, customerId, signing }: ApplicationRow,
  { facts, now }: TrackServices,
): Promise<Track> {
  const since = now() - facts.booking.minutes * MINUTE_MS
  const recipients = await listRecipients(database, id)
  const checked = await findChecked(database, id)
  const acknowledged = await findAcknowledged(database, id)
  const rental = await findRentalOfApplication(database, id)
  const visit = await database
    .selectFrom('appointments')
    .select('id')
    .where('customerId', '=', customerId ?? '')
    .where('state', 'in', ['booked', 'came'])
    .where('slotAt', '>', since)
    .executeTakeFirst()
  return trackHousehold({
    signing,
    hasVisit: visit !== undefined,
    keysIssuedOn: rental?.keysIssuedOn ?? undefined,
    startedOn: rental?.startedOn ?? undefined,
    people: recipients.map((recipient) => ({
      ...asMember(recipient),
      idsChecked: checked.has(recipient.id),
      isAcknowledged: acknowledged.has(recipient.id) || isFromBefore(recipient, rental),
    })),
  })
}

/** A form signed before the shop moved in included the acknowledgment on paper. */
function isFromBefore({ signedOn, formStatus }: RecipientRow, rental: Rental | undefined) {
  const movedInOn = rental?.movedInOn ?? null
  // A form without a day came with the import.
  if (movedInOn === null || signedOn === null) return movedInOn !== null && isOnFile({ formStatus })
  return signedOn <= movedInOn
}

/**
 * A customer's current application: the open one; else, among active mailboxes, one with something due, or the newest.
 */
export async function findTracked(
  database: Reader,
  customerId: string,
  services: TrackServices,
): Promise<Tracked | undefined> {
  const rows = await selectCurrent(database, customerId).execute()
  const current = rows.find(({ state }) => state === 'open')
  if (current) return { application: current, track: await readTrack(database, current, services) }
  const active: Tracked[] = []
  for (const application of rows) {
    active.push({ application, track: await readTrack(database, application, services) })
  }
  return active.find(({ track }) => isToSign(track)) ?? active[0]
}

/** The purpose of a visit by this customer. Locks their applications against concurrent steps. */
export async function lockVisitPurpose(tx: Writer, customerId: string, services: TrackServices) {
  await selectCurrent(tx, customerId).forUpdate().execute()
  return purposeOf(await findTracked(tx, customerId, services))
}

export function purposeOf(tracked: Tracked | undefined) {
  if (!tracked) return visitPurpose(null)
  const { application, track } = tracked
  return visitPurpose({ state: application.state === 'active' ? 'active' : 'open', track })
}

function selectCurrent(database: Reader, customerId: string) {
  return database
    .selectFrom('applications')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('state', 'in', ['open', 'active'])
    .orderBy('filedAt', 'desc')
}

export async function findChecked(database: Reader, applicationId: string) {
  const checks = await database
    .selectFrom('documentChecks')
    .innerJoin('recipients', 'recipients.id', 'documentChecks.recipientId')
    .select('recipientId')
    .where('recipients.applicationId', '=', applicationId)
    .where(({ eb, fn, lit }) => eb('checkedAt', '>', fn.coalesce('idsDueSince', lit(0))))
    .execute()
  return new Set(checks.map(({ recipientId }) => recipientId))
}
