import type { Writer } from '#server/database/database.ts'
import type { User } from '#server/database/rows.ts'
import { enqueue, type OutboxServices } from '#server/email/outbox.ts'
import type { SecurityNotice } from '#shared/content/en/emails.ts'

import { addresseeOf } from './users.ts'

/**
 * Notifies an account's owner of a change of its credentials.
 * @param name of the factor, passkey or device concerned; may be empty
 */
export async function notify(
  tx: Writer,
  user: User,
  notice: SecurityNotice,
  name: string,
  services: OutboxServices,
) {
  const email = { kind: 'security-notice', ...addresseeOf(user), notice, name } as const
  await enqueue(tx, email, services, { customerId: user.id })
}
