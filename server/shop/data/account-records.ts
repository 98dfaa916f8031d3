import { findFactors } from '#server/accounts/factors.ts'
import { findPasskeys } from '#server/accounts/passkeys.ts'
import { readMetadata } from '#server/accounts/users.ts'
import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/shop/core/permissions/identify.ts'
import type { DataRow, PersonalData } from '#shared/shop/data/calls.ts'

import { readPages } from './read-pages.ts'
import { readRow } from './read-row.ts'
import type { Pages } from './write-json.ts'

type AccountRecords = Pick<
  PersonalData,
  'account' | 'devices' | 'networks' | 'factors' | 'passkeys' | 'links'
> & { sessions: Pages }

/**
 * The stored records of an account; with Supabase accounts, the token's data. Columns are listed one by one because
 * others are secrets.
 */
export async function exportAccount(
  { id, email, confirmedEmail, firstName, language, role }: Caller,
  { database: { read } }: Services,
): Promise<AccountRecords> {
  const user = await read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  const ofUser = { read, userId: id }
  const passkeys = await findPasskeys(read, id)
  return {
    account: user
      ? {
          ...readRow({
            id,
            email,
            newEmail: user.newEmail,
            role,
            confirmedAt: user.confirmedAt,
            lastSignInAt: user.lastSignInAt,
            updatedAt: user.updatedAt,
          }),
          profile: readMetadata(user) as DataRow,
        }
      : { id, email, firstName, language, role },
    sessions: listSessions(ofUser),
    devices: await listSightings('signInDevices', ['device', 'lastSeenAt'], ofUser),
    networks: await listSightings('signInNetworks', ['lastSeenAt'], ofUser),
    factors: await listFactors(ofUser),
    passkeys: passkeys.map(({ friendlyName: name, createdAt, lastUsedAt }) =>
      readRow({ name, createdAt, lastUsedAt }),
    ),
    links: [...(await listLinks(ofUser)), ...(await listInvitations(read, await confirmedEmail()))],
  }
}

type OfUser = { read: Reader; userId: string }

/** Streamed, because every sign-in adds a session. */
async function* listSessions({ read, userId }: OfUser) {
  const about = { table: 'sessions', owner: 'userId', id: userId, order: 'createdAt' }
  for await (const page of readPages(read, about)) {
    yield page.map(
      ({ createdAt = null, refreshedAt = null, method = null, device = null, ...row }) =>
        readRow({
          createdAt,
          lastUsedAt: refreshedAt,
          method,
          device: device ?? '',
          secondFactor: row.factorMethod ?? null,
          secondFactorAt: row.factorVerifiedAt ?? null,
        }),
    )
  }
}

/** Networks are keyed hashes: only their times are readable. */
async function listSightings(
  table: 'signInDevices' | 'signInNetworks',
  columns: ('device' | 'lastSeenAt')[],
  { read, userId }: OfUser,
) {
  const rows = await read
    .selectFrom(table as 'signInDevices')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('lastSeenAt')
    .execute()
  return rows.map(readRow)
}

async function listFactors({ read, userId }: OfUser) {
  const factors = await findFactors(read, userId)
  const codes = await read
    .selectFrom('recoveryCodes')
    .innerJoin('factors', 'factors.id', 'recoveryCodes.factorId')
    .select('factorId')
    .where('userId', '=', userId)
    .execute()
  return factors.map((factor) => {
    const { id, type, status, friendlyName: name, createdAt, lastUsedAt } = factor
    const codesLeft = codes.filter(({ factorId }) => factorId === id).length
    const isCodes = type === 'recovery_code'
    return readRow({ type, status, name, createdAt, lastUsedAt, ...(isCodes && { codesLeft }) })
  })
}

async function listLinks({ read, userId }: OfUser) {
  const rows = await read
    .selectFrom('links')
    .select(['kind', 'address', 'createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .execute()
  return rows.map(readRow)
}

async function listInvitations(read: Reader, email: string) {
  if (email === '') return []
  const rows = await read
    .selectFrom('staffInvitations')
    .select(['role', 'email as address', 'createdAt', 'expiresAt'])
    .where('email', '=', email)
    .execute()
  const offered = await read
    .selectFrom('walkInInvitations')
    .innerJoin('customers', 'customers.id', 'customerId')
    .select(['email as address', 'createdAt', 'expiresAt'])
    .where('email', '=', email)
    .execute()
  return [
    ...rows.map((row) => readRow({ kind: 'staff-invitation', ...row })),
    ...offered.map((row) => readRow({ kind: 'application-invitation', ...row })),
  ]
}
