import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { today } from '#server/shop/counter.ts'

import { sendMailEmail } from '#server/shop/customer-emails.ts'

/** What arrives for a box so soon after its first item is told in one email. */
export const GATHER_MS = 10 * 60_000
const MAX_BOXES = 200

type NoticeServices = Pick<Services, 'database' | 'secrets' | 'now' | 'rental' | 'events'>

/**
 * Tells customers of what has arrived, in one email for each box; those with a hold are told when it is over. Two processes
 * that do it at once tell nobody twice: an item is taken by whoever changes it first.
 */
export async function sendMailNotices(services: NoticeServices) {
  const { database, now } = services
  const day = today(services)
  const due = await database.read
    .selectFrom('mail_items')
    .select('rental_id')
    .distinct()
    .where('notice', '=', 'due')
    .where('received_at', '<=', now() - GATHER_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('holds')
            .select('holds.id')
            .whereRef('holds.rental_id', '=', 'mail_items.rental_id')
            .where('ended_on', 'is', null)
            .where('from_on', '<=', day)
            .where('until_on', '>=', day),
        ),
      ),
    )
    .limit(MAX_BOXES)
    .execute()
  for (const { rental_id: id } of due) {
    if (id) await database.write((tx) => notifyCustomer(tx, id, services))
  }
}

async function notifyCustomer(tx: Writer, rentalId: string, services: NoticeServices) {
  const arrived = await tx
    .updateTable('mail_items')
    .set({ notice: 'sent' })
    .where('rental_id', '=', rentalId)
    .where('notice', '=', 'due')
    .where('state', '=', 'waiting')
    .returning(['kind', 'box'])
    .execute()
  const [first] = arrived
  if (!first) return
  const rental = await tx
    .selectFrom('rentals')
    .select(['id', 'customer_id'])
    .where('id', '=', rentalId)
    .executeTakeFirstOrThrow()
  const count = (kind: (typeof first)['kind']) =>
    arrived.filter((item) => item.kind === kind).length
  const facts = {
    box: first.box,
    parcels: count('parcel'),
    accountable: count('accountable'),
    hasLetters: count('letters') > 0,
  }
  await sendMailEmail(tx, 'mail-arrived', rental, facts, services)
}
