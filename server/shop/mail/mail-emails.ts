import type { Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/shop-tables.ts'
import { enqueue } from '#server/email/outbox.ts'
import type { MailEmail } from '#server/email/shop-email.ts'
import type { Services } from '#server/services.ts'
import { findContact } from '#server/shop/customers.ts'

/** Puts an email about a box's mail in the outbox, for the customer who rents it. */
export async function sendMailEmail(
  tx: Writer,
  kind: MailEmail['kind'],
  { id, customer_id: customerId }: Pick<Rental, 'id' | 'customer_id'>,
  facts: Omit<MailEmail['facts'], 'timeZone'>,
  services: Pick<Services, 'secrets' | 'now' | 'rental'>,
) {
  const contact = customerId && (await findContact(tx, customerId))
  if (!contact) return
  const about = { thread: `mail ${id}`, order: services.now() }
  const { timeZone } = services.rental
  await enqueue(tx, { kind, ...contact, ...about, facts: { ...facts, timeZone } }, services)
}
