import { createHmac, randomUUID, type KeyObject } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { User } from '#server/database/rows.ts'
import type { Addressee } from '#server/email/email.ts'
import { asLanguage } from '#shared/language.ts'

export type Metadata = Record<string, unknown>

/** Every customer's role; privileges would stand in app_metadata, which users can't change. */
const ROLE = 'customer'

/** @param email in lower case */
export function findUserByEmail(database: Reader, email: string) {
  return database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

export function findUser(database: Reader, id: string) {
  return database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockUser(tx: Reader, id: string) {
  return tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function lockUserByEmail(tx: Writer, email: string) {
  const user = tx.selectFrom('users').selectAll().where('email', '=', email)
  return user.forUpdate().executeTakeFirst()
}

type NewUser = Pick<User, 'email' | 'passwordHash' | 'createdAt'> & {
  metadata: Metadata
  derivedId: string
  sentAt: number
}

/**
 * Adds an account with a confirmed address.
 * @returns undefined when the address has an account already
 */
export async function addUser(
  tx: Writer,
  { email, passwordHash, metadata, derivedId, createdAt, sentAt }: NewUser,
  now: number,
): Promise<User | undefined> {
  const isUsed = await wasEverUsed(tx, derivedId)
  return tx
    .insertInto('users')
    .values({
      id: isUsed ? randomUUID() : derivedId,
      identityId: randomUUID(),
      email,
      passwordHash,
      userMetadata: JSON.stringify(metadata),
      appMetadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      confirmedAt: now,
      confirmationSentAt: sentAt,
      emailChangeAccepted: 0,
      lastSignInAt: now,
      createdAt,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Whether an id is in use, or was: a new account of an erased address gets another id, and sees nothing of the old one's data. */
async function wasEverUsed(tx: Writer, id: string) {
  const acted = tx.selectFrom('audit').select('id').where('actor', '=', id)
  const changed = tx.selectFrom('audit').select('id').where('entity', '=', 'account')
  const used =
    (await findUser(tx, id)) ??
    (await acted.executeTakeFirst()) ??
    (await changed.where('entityId', '=', id).executeTakeFirst())
  return used !== undefined
}

export async function changeUser(
  tx: Writer,
  id: string,
  change: Partial<Omit<User, 'id'>>,
  now: number,
) {
  return tx
    .updateTable('users')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * The id of an address's account if it is free, and shown by every sign-up in any case: repeated sign-ups for an address can't tell a new
 * account from an existing one.
 */
export function deriveUserId(secret: KeyObject, email: string) {
  const bytes = createHmac('sha256', secret).update(`user id of ${email}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The user's own metadata; a role in it is replaced by the server's. */
export function pinRole(metadata: Metadata): Metadata {
  return { ...metadata, role: ROLE }
}

export function readMetadata({ userMetadata: text }: Pick<User, 'userMetadata'>): Metadata {
  return JSON.parse(text)
}

function firstNameOf(user: Pick<User, 'userMetadata'>) {
  const { firstName } = readMetadata(user)
  return typeof firstName === 'string' ? firstName : ''
}

const MAX_NAME = 200

export function fullNameOf(user: Pick<User, 'userMetadata'>) {
  const { firstName, lastName } = readMetadata(user)
  return joinNames(firstName, lastName)
}

export function joinNames(...names: unknown[]) {
  const filledNames = names.filter((name) => typeof name === 'string' && name !== '')
  return filledNames.join(' ').slice(0, MAX_NAME)
}

export function addresseeOf(user: Pick<User, 'email' | 'userMetadata'>): Addressee {
  const language = asLanguage(readMetadata(user).language)
  return { to: user.email, firstName: firstNameOf(user), language }
}

export function isBanned({ bannedUntil: until }: Pick<User, 'bannedUntil'>, now: number) {
  return until !== null && until > now
}
