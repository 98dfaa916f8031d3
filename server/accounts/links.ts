import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Link, LinkKind, User } from '#server/database/rows.ts'
import { lifetimeHours } from '#server/email/email.ts'
import { HOUR_MS } from '#shared/durations.ts'

const SECRET_BYTES = 32
/** The lifetimes that the emails state. */
export const LINK_LIFE_MS: Record<LinkKind, number> = {
  signup: lifetimeHours.confirm * HOUR_MS,
  recovery: lifetimeHours.reset * HOUR_MS,
  email_change_current: lifetimeHours['email-change-current'] * HOUR_MS,
  email_change_new: lifetimeHours['email-change-new'] * HOUR_MS,
}
/** Within it, an expired link is reported as expired rather than unknown. */
const KEEP_MS = 24 * HOUR_MS

/** PKCE challenge and redirect of the request for a link. */
export type LinkOrigin = Pick<Link, 'codeChallenge' | 'codeChallengeMethod' | 'redirectTo'>

/**
 * Issues a link for an account, revoking older ones of its kind.
 * @returns its secret, stored only as a hash
 */
export async function issueLink(
  tx: Writer,
  { origin, ...link }: Pick<Link, 'userId' | 'kind' | 'address'> & { origin: LinkOrigin },
  now: number,
) {
  const secret = makeSecret()
  const { userId, kind } = link
  await tx.deleteFrom('links').where('userId', '=', userId).where('kind', '=', kind).execute()
  await tx
    .insertInto('links')
    .values({
      ...link,
      id: randomUUID(),
      tokenHash: hashSecret(secret),
      codeChallenge: origin.codeChallenge,
      codeChallengeMethod: origin.codeChallengeMethod,
      redirectTo: origin.redirectTo,
      createdAt: now,
      expiresAt: now + LINK_LIFE_MS[kind],
    })
    .execute()
  return secret
}

export function findLink(database: Reader, secret: string) {
  const links = database.selectFrom('links').selectAll()
  return links.where('tokenHash', '=', hashSecret(secret)).executeTakeFirst()
}

export function findLinkById(database: Reader, id: string) {
  return database.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst()
}

/** PKCE, RFC 7636, 4.6. */
export function isVerifierOf(verifier: string, { codeChallenge, codeChallengeMethod }: LinkOrigin) {
  if (!codeChallenge) return false
  const isPlain = codeChallengeMethod === 'plain'
  const answer = isPlain ? verifier : createHash('sha256').update(verifier).digest('base64url')
  const [actual, expected] = [Buffer.from(answer), Buffer.from(codeChallenge)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** The code challenges a verifier can match, one by method. */
export function challengesOf(verifier: string) {
  return [verifier, createHash('sha256').update(verifier).digest('base64url')]
}

/** Whether a link is still valid for its account. */
export function isAlive(link: Link, user: User, now: number) {
  const expected = link.kind === 'email_change_new' ? user.newEmail : user.email
  return link.expiresAt > now && link.userId === user.id && link.address === expected
}

export async function consumeLink(tx: Writer, { id }: Link) {
  const { numDeletedRows } = await tx.deleteFrom('links').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0
}

export const CHANGE_KINDS = ['email_change_current', 'email_change_new'] as const

export async function revokeEmailChange(tx: Writer, userId: string) {
  await tx
    .deleteFrom('links')
    .where('userId', '=', userId)
    .where('kind', 'in', CHANGE_KINDS)
    .execute()
}

export async function revokeLinks(tx: Writer, userId: string) {
  await tx.deleteFrom('links').where('userId', '=', userId).execute()
}

export async function purgeLinks(tx: Writer, now: number) {
  await tx
    .deleteFrom('links')
    .where('expiresAt', '<', now - KEEP_MS)
    .execute()
}

export function makeSecret() {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function hashSecret(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}
