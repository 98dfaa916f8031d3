import { type Kysely, sql } from 'kysely'

import { type Erased, eraseUser } from '#server/accounts/erase-user.ts'
import { findUserByEmail } from '#server/accounts/users.ts'
import type { PostgresAddress } from '#server/database/postgres-config.ts'
import type { Tables } from '#server/database/tables.ts'
import { eraseCustomer, findOpenBoxes } from '#server/shop/erase-customer.ts'
import { operations } from '#shared/content/en/operations.ts'
import { interpolate } from '#shared/interpolate.ts'

import { writeInPostgres, writeInSqlite } from './database.ts'

/**
 * Erases an address from the database of a data directory, beside a running server, and then the bytes that SQLite leaves in the
 * file where a row was.
 *
 * @throws one clear line when there is no database, or when a reader keeps those bytes where they are
 */
export function eraseInSqlite(dataDir: string, address: string) {
  return writeInSqlite(dataDir, (tx) => eraseAccount(tx, address), {
    pragma: 'pragma secure_delete = on;',
    after(connection) {
      // Rows that were changed earlier have left their old content behind.
      connection.exec('vacuum')
      const { busy } = connection.prepare('pragma wal_checkpoint(truncate)').get() ?? {}
      if (busy !== 0) throw new Error(operations.deleteAccount.stillInUse)
    },
  })
}

/** As `eraseInSqlite`, in PostgreSQL. */
export function eraseInPostgres(server: PostgresAddress, address: string) {
  return writeInPostgres(
    server,
    'erase',
    (tx) => eraseAccount(tx, address),
    (database) =>
      sql`vacuum (full) users, sessions, links, link_requests, pending_accounts, letters, factors, recovery_codes,
        passkeys, challenges, reauthentications, sign_in_networks, sign_in_devices,
        customers, applications, recipients, document_checks, appointments, rentals, search_terms, staff, staff_invitations`.execute(
        database,
      ),
  )
}

/** What was erased, and by which ids the shop knew the address. */
type ErasedAccount = Erased & { customers: string[] }

/** Erases an account and what the shop holds of its customer. @throws while they rent a box */
async function eraseAccount(tx: Kysely<Tables>, address: string): Promise<ErasedAccount> {
  const customers = await findCustomers(tx, address)
  for (const id of customers) {
    const [box] = await findOpenBoxes(tx, id)
    if (box !== undefined) {
      throw new Error(interpolate(operations.deleteAccount.rents, { address, box }))
    }
    await eraseCustomer(tx, id)
  }
  return { ...(await eraseUser(tx, address)), customers }
}

/** The ids of an address: of our own account, and of those that Supabase keeps, as far as they called the shop. */
async function findCustomers(tx: Kysely<Tables>, address: string) {
  const user = await findUserByEmail(tx, address)
  const noted = await tx.selectFrom('customers').select('id').where('email', '=', address).execute()
  return [...new Set([...(user ? [user.id] : []), ...noted.map(({ id }) => id)])]
}
