import { createHmac, randomUUID, type KeyObject } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { PendingAccount } from '#server/database/rows.ts'
import { DAY_MS } from '#shared/durations.ts'

import { challengesOf, hashSecret, LINK_LIFE_MS, makeSecret, type LinkOrigin } from './links.ts'
import { addUser, deriveUserId, findUserByEmail, type Metadata } from './users.ts'

/** Until then a sign-in answers "email not confirmed"; the same for every record, so that none tells of another. */
const LIFE_MS = 30 * DAY_MS
const SALT_BYTES = 16

type NewPendingAccount = Pick<PendingAccount, 'kind' | 'email' | 'passwordHash'> & {
  metadata: Metadata
  origin: LinkOrigin
}

/**
 * Adds a separate record for each sign-up, or password reset, of an address without an account.
 * @returns the secret of its link
 */
export async function addPendingAccount(
  tx: Writer,
  { metadata, origin, ...account }: NewPendingAccount,
  now: number,
) {
  const secret = makeSecret()
  const { kind, email } = account
  if (kind === 'recovery') {
    const earlier = tx.deleteFrom('pendingAccounts').where('email', '=', email)
    await earlier.where('kind', '=', kind).execute()
  }
  await tx
    .insertInto('pendingAccounts')
    .values({
      ...account,
      id: randomUUID(),
      userMetadata: JSON.stringify(metadata),
      tokenHash: hashSecret(secret),
      codeChallenge: origin.codeChallenge,
      codeChallengeMethod: origin.codeChallengeMethod,
      redirectTo: origin.redirectTo,
      createdAt: now,
      sentAt: now,
      expiresAt: now + LINK_LIFE_MS[kind],
    })
    .execute()
  return secret
}

export async function renewPendingLink(tx: Writer, { id, kind }: PendingAccount, now: number) {
  const secret = makeSecret()
  await tx
    .updateTable('pendingAccounts')
    .set({ tokenHash: hashSecret(secret), sentAt: now, expiresAt: now + LINK_LIFE_MS[kind] })
    .where('id', '=', id)
    .execute()
  return secret
}

export function findPendingAccount(database: Reader, secret: string) {
  return database
    .selectFrom('pendingAccounts')
    .selectAll()
    .where('tokenHash', '=', hashSecret(secret))
    .executeTakeFirst()
}

export function findPendingAccountById(database: Reader, id: string) {
  return database.selectFrom('pendingAccounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findNewestSignUp(database: Reader, email: string) {
  return signUpsOf(database, email).executeTakeFirst()
}

export function findOwnSignUp(
  database: Reader,
  email: string,
  own: { verifier: string } | { passwordHash: string },
) {
  const signUps = signUpsOf(database, email)
  return 'verifier' in own
    ? signUps.where('codeChallenge', 'in', challengesOf(own.verifier)).executeTakeFirst()
    : signUps.where('passwordHash', '=', own.passwordHash).executeTakeFirst()
}

/** Always limited to one: a stranger may have signed up for an address any number of times. */
function signUpsOf(database: Reader, email: string) {
  return database
    .selectFrom('pendingAccounts')
    .selectAll()
    .where('email', '=', email)
    .where('kind', '=', 'signup')
    .where('tokenHash', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
}

/** Whether any sign-up of an address, in any state, has this very password. */
export async function wasSignedUpWith(database: Reader, email: string, passwordHash: string) {
  const pending = database.selectFrom('pendingAccounts').select('id').where('email', '=', email)
  return (await pending.where('passwordHash', '=', passwordHash).executeTakeFirst()) !== undefined
}

export function isPendingAlive({ tokenHash: hash, expiresAt: end }: PendingAccount, now: number) {
  return hash !== null && end > now
}

export type ConfirmedAccount = { passwordHash: string | null; metadata: Metadata }

/**
 * Creates an account, once; no other record of its address can be confirmed after it. Records with another password stay, so that their
 * sign-ins still answer "email not confirmed" and reveal nothing.
 *
 * @param link the record whose link was followed, which is spent
 * @returns undefined when its link is spent, or the address has an account
 */
export async function confirmPendingAccount(
  tx: Writer,
  link: PendingAccount,
  { passwordHash, metadata }: ConfirmedAccount,
  { secret, now }: { secret: KeyObject; now: number },
) {
  const { email, createdAt, sentAt } = link
  const spent = await tx
    .updateTable('pendingAccounts')
    .set({ tokenHash: null })
    .where('id', '=', link.id)
    .where('tokenHash', '=', link.tokenHash)
    .executeTakeFirst()
  if (spent.numUpdatedRows === 0n || (await findUserByEmail(tx, email))) return undefined
  await closePendingAccounts(tx, email)
  await tx
    .deleteFrom('pendingAccounts')
    .where('email', '=', email)
    .where(({ eb, or }) =>
      or([eb('passwordHash', '=', passwordHash), eb('passwordHash', 'is', null)]),
    )
    .execute()
  const derivedId = deriveUserId(secret, email)
  return addUser(tx, { email, passwordHash, metadata, derivedId, createdAt, sentAt }, now)
}

export async function closePendingAccounts(tx: Writer, email: string) {
  await tx
    .updateTable('pendingAccounts')
    .set({ tokenHash: null })
    .where('email', '=', email)
    .execute()
}

/** Removes records unconfirmed for a month: the address may belong to a person who never signed up. */
export async function purgePendingAccounts(tx: Writer, now: number) {
  await tx
    .deleteFrom('pendingAccounts')
    .where('createdAt', '<', now - LIFE_MS)
    .execute()
}

/**
 * One salt for all sign-ups of an address: one hash tells whether any of them chose a password, so that a sign-in costs the same however
 * many there are.
 */
export function saltOf(secret: KeyObject, email: string) {
  return createHmac('sha256', secret).update(`salt of ${email}`).digest().subarray(0, SALT_BYTES)
}
