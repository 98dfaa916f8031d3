import { isVerifierOf } from '#server/accounts/links.ts'
import {
  type ConfirmedAccount,
  findPendingAccount,
  findOwnSignUp,
  isPendingAlive,
  saltOf,
} from '#server/accounts/pending-accounts.ts'
import type { PendingAccount } from '#server/database/tables.ts'
import { openingKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'

import { checkNewPassword, mergeMetadata } from './fields.ts'
import { problem } from '#server/http/api-error.ts'

/** What a page says beyond the link: that this browser signed up, the password that was chosen, or another account. */
export type SignUpProof = {
  code_verifier?: string | null
  password?: string | null
  new_password?: string | null
  data?: Record<string, unknown> | null
}

/**
 * What the account of a followed sign-up link is made of, where the page proves more than the link (an addition of ours
 * to the wire; without it the link's own record counts, as with supabase/auth). Whoever reads the address's email says
 * which of its sign-ups is theirs, so that a stranger's sign-up for it neither gives them its password nor keeps theirs
 * from them. Nothing is spent by a wrong proof.
 *
 * @throws Problem when the proof fits no sign-up of the address
 */
export async function readSignUpProof(
  secret: string,
  proof: SignUpProof,
  services: Services,
): Promise<ConfirmedAccount | undefined> {
  const { database, passwords, secrets, shopWords, now } = services
  const { code_verifier: verifier, password, new_password: newPassword } = proof
  if (!verifier && !password && !newPassword) return undefined
  const link = await findPendingAccount(database.read, secret)
  if (!link || link.kind !== 'signup' || !isPendingAlive(link, now())) return undefined

  const { email } = link
  if (verifier) {
    const own = await findOwnSignUp(database.read, email, { verifier })
    if (own && isVerifierOf(verifier, own)) return accountOf(own)
    const message = 'code challenge does not match previously saved code verifier'
    throw problem(400, 'bad_code_verifier', message)
  }
  if (newPassword) {
    const metadata = mergeMetadata({}, proof.data ?? {})
    checkNewPassword(newPassword, { email, metadata, shopWords })
    const salt = saltOf(secrets.addresses, email)
    return { passwordHash: await passwords.hash(newPassword, salt), metadata }
  }
  for (const key of openingKeys(secrets, 'addresses')) {
    const passwordHash = await passwords.hash(password ?? '', saltOf(key, email))
    const own = await findOwnSignUp(database.read, email, { passwordHash })
    if (own) return accountOf(own)
  }
  throw problem(400, 'invalid_credentials', 'No sign-up of this address has this password')
}

function accountOf({ password_hash: passwordHash, user_metadata: metadata }: PendingAccount) {
  return { passwordHash, metadata: JSON.parse(metadata) }
}
