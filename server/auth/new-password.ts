import type { Metadata } from '#server/accounts/users.ts'
import type { User } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'

import { checkNewPassword } from './fields.ts'
import { problem } from './problem.ts'
import { countPasswordTry } from './too-many.ts'

type Wish = { password?: string | null; current_password?: string | null }

/**
 * The hash of the password that a signed-in visitor wants, if they want one.
 *
 * @param metadata what will be known of the visitor, whose names the password may not hold
 * @throws Problem when it is weak, the one they have, or the present one they gave is wrong
 */
export async function hashNewPassword(
  { email, password_hash: presentHash }: User,
  { password, current_password: current }: Wish,
  metadata: Metadata,
  services: Services,
) {
  if (typeof password !== 'string') return undefined
  const { passwords, shopWords } = services
  checkNewPassword(password, { email, metadata, shopWords })

  // Both answers below tell something about the present password, so each counts as a try of it.
  await countPasswordTry(email, services)
  if (typeof current === 'string' && !(await passwords.verify(presentHash, current))) {
    throw problem(400, 'invalid_credentials', 'Current password is incorrect')
  }
  if (await passwords.verify(presentHash, password)) {
    const message = 'New password should be different from the old password.'
    throw problem(422, 'same_password', message)
  }
  return passwords.hash(password)
}
