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
export async function describeAccount(
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
            new_email: user.new_email,
            role,
            confirmed_at: user.confirmed_at,
            last_sign_in_at: user.last_sign_in_at,
            updated_at: user.updated_at,
          }),
          profile: readMetadata(user) as DataRow,
        }
      : { id, email, firstName, language, role },
    sessions: listSessions(ofUser),
    devices: await listSeen('sign_in_devices', ['device', 'last_seen_at'], ofUser),
    networks: await listSeen('sign_in_networks', ['last_seen_at'], ofUser),
    factors: await listFactors(ofUser),
    passkeys: passkeys.map(({ friendly_name: name, created_at, last_used_at }) =>
      readRow({ name, created_at, last_used_at }),
    ),
    links: [...(await listLinks(ofUser)), ...(await listInvitations(read, await confirmedEmail()))],
  }
}

type OfUser = { read: Reader; userId: string }

/** Streamed, because every sign-in adds a session. */
async function* listSessions({ read, userId }: OfUser) {
  const about = { table: 'sessions', owner: 'user_id', id: userId, order: 'created_at' }
  for await (const page of readPages(read, about)) {
    yield page.map(
      ({ created_at = null, refreshed_at = null, method = null, device = null, ...row }) =>
        readRow({
          created_at,
          last_used_at: refreshed_at,
          method,
          device: device ?? '',
          second_factor: row.factor_method ?? null,
          second_factor_at: row.factor_verified_at ?? null,
        }),
    )
  }
}

/** Networks are keyed hashes: only their times are readable. */
async function listSeen(
  table: 'sign_in_devices' | 'sign_in_networks',
  columns: ('device' | 'last_seen_at')[],
  { read, userId }: OfUser,
) {
  const rows = await read
    .selectFrom(table as 'sign_in_devices')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('last_seen_at')
    .execute()
  return rows.map(readRow)
}

async function listFactors({ read, userId }: OfUser) {
  const factors = await findFactors(read, userId)
  const codes = await read
    .selectFrom('recovery_codes')
    .innerJoin('factors', 'factors.id', 'recovery_codes.factor_id')
    .select('factor_id')
    .where('user_id', '=', userId)
    .execute()
  return factors.map((factor) => {
    const { id, type, status, friendly_name: name, created_at, last_used_at } = factor
    const codes_left = codes.filter(({ factor_id }) => factor_id === id).length
    const isCodes = type === 'recovery_code'
    return readRow({ type, status, name, created_at, last_used_at, ...(isCodes && { codes_left }) })
  })
}

async function listLinks({ read, userId }: OfUser) {
  const rows = await read
    .selectFrom('links')
    .select(['kind', 'address', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map(readRow)
}

/** Invitations sent to an address: to staff, and about applications filed at the counter. */
async function listInvitations(read: Reader, email: string) {
  if (email === '') return []
  const rows = await read
    .selectFrom('staff_invitations')
    .select(['role', 'email as address', 'created_at', 'expires_at'])
    .where('email', '=', email)
    .execute()
  const offered = await read
    .selectFrom('walk_in_invitations')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select(['email as address', 'created_at', 'expires_at'])
    .where('email', '=', email)
    .execute()
  return [
    ...rows.map((row) => readRow({ kind: 'staff-invitation', ...row })),
    ...offered.map((row) => readRow({ kind: 'application-invitation', ...row })),
  ]
}
