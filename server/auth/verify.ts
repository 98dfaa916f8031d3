import * as v from 'valibot'

import { findLink, isVerifierOf } from '#server/accounts/links.ts'
import {
  findOwnSignUp,
  findPendingAccount,
  isPendingAlive,
  saltOf,
  type ConfirmedAccount,
} from '#server/accounts/pending-accounts.ts'
import type { LinkKind, PendingAccount } from '#server/database/rows.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import { acceptedKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'
import { lookUp } from '#shared/look-up.ts'

import {
  checkNewPassword,
  mergeMetadata,
  metadataField,
  newPasswordField,
  optionalText,
} from './fields.ts'
import { deadLink, redeemLink, redeemPendingAccount } from './redeem-link.ts'
import { sessionResponse } from './responses.ts'

const body = v.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  code_verifier: optionalText,
  password: optionalText,
  new_password: newPasswordField,
  data: metadataField,
})

const kinds: Record<string, LinkKind[]> = {
  signup: ['signup'],
  email: ['signup'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
}

export async function verify(context: RequestContext, services: Services) {
  const { database, lockout } = services
  const input = await readBody(context, body)
  const secret = requireSecret(input)
  const account = await readSignUpProof(secret.text, input, services)

  const taken = await database.write(async (tx) => {
    const link = await findLink(tx, secret.text)
    if (link && secret.kinds.includes(link.kind)) return redeemLink(tx, link, context, services)
    const pending = await findPendingAccount(tx, secret.text)
    if (!pending || !secret.kinds.includes(pending.kind)) throw deadLink()
    return redeemPendingAccount(tx, pending, account, context, services)
  })
  if (taken === 'waits-for-other')
    return Response.json({ msg: errors.firstOfTwoLinks, code: '200' })
  await lockout.resetAll(taken.user.email)
  return sessionResponse(taken, services)
}

/** The kinds of link that a `type` parameter covers; undefined for an unknown type. */
export function kindsOf(type: string) {
  return lookUp(kinds, type)
}

function requireSecret({ type, token, token_hash: hash, email }: v.InferOutput<typeof body>) {
  if (!type) throw invalid(errors.verifyWithoutType)
  if (!token === !hash) throw invalid(errors.verifyNeedsOneToken)
  const fitting = kindsOf(type)
  if (!fitting) throw invalid(errors.verifyTypeUnsupported)
  // Only links are emailed, no codes to type in: every code is wrong.
  if (!hash) throw new ApiError(403, 'otp_expired', errors.codeInvalid)
  if (email) throw invalid(errors.verifyOnlyHash)
  return { text: hash, kinds: fitting }
}

/**
 * The account for a sign-up link whose page sent a proof besides (an addition of ours to the wire; without it the link's own record counts,
 * like in supabase/auth). The reader of the email proves which of the address's sign-ups is theirs, so that a stranger's sign-up neither
 * sets the account's password nor discards the reader's own. A wrong proof spends nothing.
 *
 * @throws ApiError when the proof matches no sign-up of the address
 */
async function readSignUpProof(
  secret: string,
  proof: v.InferOutput<typeof body>,
  services: Services,
): Promise<ConfirmedAccount | undefined> {
  const { database, passwords, secrets, shopWords, now } = services
  const { code_verifier: verifier, password, new_password: newPassword } = proof
  if (!verifier && !password && !newPassword) return undefined
  const link = await findPendingAccount(database.read, secret)
  if (!link || link.kind !== 'signup' || !isPendingAlive(link, now())) return undefined

  const { email } = link
  if (verifier) {
    const signUp = await findOwnSignUp(database.read, email, { verifier })
    if (signUp && isVerifierOf(verifier, signUp)) return accountOf(signUp)
    throw new ApiError(400, 'bad_code_verifier', errors.badCodeVerifier)
  }
  if (newPassword) {
    const metadata = mergeMetadata({}, proof.data ?? {})
    checkNewPassword(newPassword, { email, metadata, shopWords })
    const salt = saltOf(secrets.addresses, email)
    return { passwordHash: await passwords.hash(newPassword, salt), metadata }
  }
  for (const key of acceptedKeys(secrets, 'addresses')) {
    const passwordHash = await passwords.hash(password ?? '', saltOf(key, email))
    const signUp = await findOwnSignUp(database.read, email, { passwordHash })
    if (signUp) return accountOf(signUp)
  }
  throw new ApiError(400, 'invalid_credentials', errors.noSuchSignUp)
}

function accountOf({ passwordHash, userMetadata: metadata }: PendingAccount) {
  return { passwordHash, metadata: JSON.parse(metadata) }
}
