import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Link, LinkKind, User } from '#server/database/tables.ts'
import { lifetimeHours } from '#server/email/email.ts'
import { HOUR_MS } from '#shared/durations.ts'

const SECRET_BYTES = 32
/** A link lives as long as its email says. */
export const LINK_LIFE_MS: Record<LinkKind, number> = {
  signup: lifetimeHours.confirm * HOUR_MS,
  recovery: lifetimeHours.reset * HOUR_MS,
  email_change_current: lifetimeHours['email-change-current'] * HOUR_MS,
  email_change_new: lifetimeHours['email-change-new'] * HOUR_MS,
}
/** Expired links are told from unknown ones for so long, then forgotten. */
const KEEP_MS = 24 * HOUR_MS

/** What the request for a link said: who may take it up, and where it leads. */
export type LinkOrigin = Pick<Link, 'code_challenge' | 'code_challenge_method' | 'redirect_to'>

/**
 * Makes a link for an account; older ones of its kind die.
 *
 * @returns its secret, of which only a hash is kept
 */
export async function issueLink(
  tx: Writer,
  {
    userId,
    kind,
    address,
    origin,
  }: { userId: string; kind: LinkKind; address: string; origin: LinkOrigin },
  now: number,
) {
  const secret = makeSecret()
  await tx.deleteFrom('links').where('user_id', '=', userId).where('kind', '=', kind).execute()
  await tx
    .insertInto('links')
    .values({
      id: randomUUID(),
      user_id: userId,
      kind,
      address,
      token_hash: hashSecret(secret),
      code_challenge: origin.code_challenge,
      code_challenge_method: origin.code_challenge_method,
      redirect_to: origin.redirect_to,
      created_at: now,
      expires_at: now + LINK_LIFE_MS[kind],
    })
    .execute()
  return secret
}

/** The link of a secret, spent or not being another matter: what is spent is gone. */
export function findLink(database: Reader, secret: string) {
  return findBy(database, 'token_hash', hashSecret(secret))
}

export function findLinkById(database: Reader, id: string) {
  return findBy(database, 'id', id)
}

function findBy(database: Reader, column: 'id' | 'token_hash', value: string) {
  return database.selectFrom('links').selectAll().where(column, '=', value).executeTakeFirst()
}

/** Whether a secret is the one that a link's browser kept (RFC 7636). */
export function isVerifierOf(
  verifier: string,
  { code_challenge, code_challenge_method }: LinkOrigin,
) {
  if (!code_challenge) return false
  const isPlain = code_challenge_method === 'plain'
  const answer = isPlain ? verifier : createHash('sha256').update(verifier).digest('base64url')
  const [actual, expected] = [Buffer.from(answer), Buffer.from(code_challenge)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** What a link may have kept of the browser of a verifier. */
export function challengesOf(verifier: string) {
  return [verifier, createHash('sha256').update(verifier).digest('base64url')]
}

/** Whether a link still opens the account it was made for. */
export function isAlive(link: Link, user: User, now: number) {
  const expected = link.kind === 'email_change_new' ? user.new_email : user.email
  return link.expires_at > now && link.user_id === user.id && link.address === expected
}

/** Spends a link; among any number who try at once, one succeeds. */
export async function consumeLink(tx: Writer, { id }: Link) {
  const { numDeletedRows } = await tx.deleteFrom('links').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0
}

/** The two links of a change of address, one to each. */
export const CHANGE_KINDS = ['email_change_current', 'email_change_new'] as const

/** Kills the outstanding links of a change of address: what they named is not wanted any more. */
export async function revokeEmailChange(tx: Writer, userId: string) {
  await tx
    .deleteFrom('links')
    .where('user_id', '=', userId)
    .where('kind', 'in', CHANGE_KINDS)
    .execute()
}

/** Kills every outstanding link of an account. */
export async function revokeLinks(tx: Writer, userId: string) {
  await tx.deleteFrom('links').where('user_id', '=', userId).execute()
}

/** Removes the links that ran out a while ago. */
export async function purgeLinks(tx: Writer, now: number) {
  await tx
    .deleteFrom('links')
    .where('expires_at', '<', now - KEEP_MS)
    .execute()
}

export function makeSecret() {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function hashSecret(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}
