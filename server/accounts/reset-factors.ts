import type { Writer } from '#server/database/database.ts'
import { deleteRows } from '#server/database/rows.ts'
import type { OutboxServices } from '#server/email/outbox.ts'

import { notify } from './notices.ts'
import { lockUserByEmail } from './users.ts'

/**
 * For somebody who lost everything: takes every second factor and passkey from an account, and signs it out everywhere. Its
 * password stays, and the owner is told.
 *
 * @returns how many factors and passkeys there were; nothing when the address has no account
 */
export async function resetFactors(tx: Writer, address: string, services: OutboxServices) {
  const user = await lockUserByEmail(tx, address)
  if (!user) return undefined
  const removed = { factors: 0, passkeys: 0 }
  for (const table of ['factors', 'passkeys'] as const) {
    const rows = await tx.deleteFrom(table).where('user_id', '=', user.id).returning('id').execute()
    removed[table] = rows.length
  }
  await deleteRows(tx, 'sessions', { user_id: user.id })
  await notify(tx, user, 'factors-reset', '', services)
  return removed
}
