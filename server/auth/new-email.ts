import { findUserByEmail } from '#server/accounts/users.ts'
import type { User } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'

import { readAddress } from './fields.ts'
import { problem } from '#server/http/api-error.ts'

/**
 * The address that a signed-in visitor wants instead of theirs, if they want one. Whether it has an account is not told
 * unless the settings say so.
 *
 * @throws Problem when it is no address
 */
export async function readNewEmail(
  caller: User,
  text: string | null | undefined,
  { settings, database }: Services,
) {
  if (!text) return undefined
  const email = readAddress(text)
  if (email === caller.email) return undefined
  if (settings.revealExistingAccounts && (await findUserByEmail(database.read, email))) {
    const message = 'A user with this email address has already been registered'
    throw problem(422, 'email_exists', message)
  }
  return email
}
