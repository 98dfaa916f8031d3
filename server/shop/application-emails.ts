import type { Writer } from '#server/database/database.ts'
import type { ApplicationRow } from '#server/database/shop-tables.ts'
import { enqueue } from '#server/email/outbox.ts'
import type { ApplicationEmail } from '#server/email/shop-email.ts'
import type { Services } from '#server/services.ts'

import { applicationThread } from './applications.ts'
import { findContact } from './customers.ts'

/** In which order the emails about one application leave. */
const ORDER: Record<ApplicationEmail['kind'], number> = {
  'application-filed': 0,
  'application-withdrawn': 1,
  'forms-signed': 2,
  'mailbox-active': 3,
  'closing-planned': 4,
  'closing-withdrawn': 5,
  'mailbox-closed': 6,
  receipt: 7,
}

/** Puts an email about an application, or the mailbox that became of it, in the outbox. */
export async function sendApplicationEmail(
  tx: Writer,
  kind: ApplicationEmail['kind'],
  { id, customer_id }: Pick<ApplicationRow, 'id' | 'customer_id'>,
  facts: ApplicationEmail['facts'],
  services: Pick<Services, 'secrets' | 'now'>,
) {
  const contact = await findContact(tx, customer_id)
  if (!contact) return
  const about = { thread: applicationThread(id), order: ORDER[kind] }
  await enqueue(tx, { kind, ...contact, ...about, facts }, services)
}
