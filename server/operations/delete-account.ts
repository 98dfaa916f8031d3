import { sql } from 'kysely'
import * as v from 'valibot'

import { eraseUser, type Erased } from '#server/accounts/erase-user.ts'
import { findUserByEmail } from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import type { PostgresAddress } from '#server/database/postgres-config.ts'
import { eraseSavedEmails } from '#server/email/erase-emails.ts'
import { readSettings } from '#server/settings.ts'
import { recordAction } from '#server/shop/core/audit/audit.ts'
import { tryLockCustomer } from '#server/shop/core/customers/customers.ts'
import { hasStaffRole, OPERATOR } from '#server/shop/core/permissions/staff-role.ts'
import { eraseCustomer, findOpenBoxes } from '#server/shop/data/erase-customer.ts'
import { knownEmailAddress } from '#shared/account.ts'
import { backupRetention } from '#shared/backup-retention.ts'
import type { Day } from '#shared/calendar.ts'
import { operations } from '#shared/content/operations.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

import { runCommand, type Command } from './command.ts'
import { writeInPostgres, writeInSqlite } from './database.ts'
import { createSupabaseAdmin, readProject } from './supabase-admin.ts'

const words = operations.deleteAccount
const USAGE = 'Usage: npm run delete-account -- ADDRESS'

export const command: Command = async ([text, ...more], environment) => {
  const { success, output: address } = v.safeParse(knownEmailAddress, text)
  if (!success || more.length > 0) throw new Error(USAGE)
  const { databaseUrl, databaseCa, dataDir, supabase } = readSettings(environment)

  const { account, customers, sessions, emails } = databaseUrl
    ? await eraseInPostgres({ databaseUrl, databaseCa }, address)
    : await eraseInSqlite(dataDir, address)
  const files = await eraseSavedEmails(dataDir, address)
  const isKnown = account || customers.length > 0
  return [
    account &&
      interpolate(words.done, { address, sessions: interpolateCount(words.sessions, sessions) }),
    !account && interpolate(isKnown ? words.shopOnly : words.none, { address }),
    supabase && (await removeFromSupabase(customers, environment)),
    emails + files > 0 &&
      interpolate(words.besides, {
        emails: interpolateCount(words.emails, emails),
        files: interpolateCount(words.files, files),
      }),
    isKnown && interpolate(words.backups, backupRetention),
  ]
    .filter(Boolean)
    .join('\n')
}

if (import.meta.main) await runCommand(command)

/** The shop's data is deleted by now: an error names the ids, since they can't be looked up any more. */
async function removeFromSupabase(ids: string[], environment: NodeJS.ProcessEnv) {
  const project = readProject(environment)
  if (!project || ids.length === 0) {
    return interpolate(words.supabaseLeft, { ids: ids.join(', ') || words.noId })
  }
  const admin = createSupabaseAdmin(project)
  try {
    for (const id of ids) await admin.remove(id)
  } catch (error) {
    const ended = error instanceof Error ? error.message : ''
    throw new Error(`${ended} ${interpolate(words.supabaseLeft, { ids: ids.join(', ') })}`, {
      cause: error,
    })
  }
  return words.supabaseDone
}

/**
 * Erases an address from the database of a data directory, beside a running server, and then the bytes that SQLite leaves in freed pages.
 *
 * @throws one clear line when there is no database, or when a reader keeps those pages in use
 */
function eraseInSqlite(dataDir: string, address: string) {
  return writeInSqlite(dataDir, (tx) => eraseAccount(tx, address), {
    pragma: 'pragma secure_delete = on;',
    after(connection) {
      connection.exec('vacuum')
      const { busy } = connection.prepare('pragma wal_checkpoint(truncate)').get() ?? {}
      if (busy !== 0) throw new Error(operations.deleteAccount.stillInUse)
    },
  })
}

function eraseInPostgres(server: PostgresAddress, address: string) {
  return writeInPostgres(
    server,
    'erase',
    (tx) => eraseAccount(tx, address),
    (database) =>
      sql`vacuum (full) users, sessions, links, link_requests, pending_accounts, outbox, factors, recovery_codes,
        passkeys, challenges, reauthentications, sign_in_networks, sign_in_devices,
        customers, applications, recipients, document_checks, acknowledgments, appointments, rentals, search_terms,
        staff_invitations, walk_in_invitations`.execute(database),
  )
}

type ErasedAccount = Erased & { customers: string[] }

/** Erases an account and the shop's data about its customer. @throws while they rent a box */
async function eraseAccount(tx: Writer, address: string): Promise<ErasedAccount> {
  const customers = await findCustomers(tx, address)
  for (const id of customers) {
    await tryLockCustomer(tx, id)
    const [open] = await findOpenBoxes(tx, id)
    if (open) {
      throw new Error(interpolate(operations.deleteAccount.rents, { address, box: open.box }))
    }
    if (await hasStaffRole(tx, id)) {
      throw new Error(interpolate(operations.deleteAccount.works, { address }))
    }
    const [day] = new Date().toISOString().split('T') as [Day]
    await eraseCustomer(tx, id, { day, now: Date.now() })
    const about = { action: 'delete', entity: 'account', entityId: id } as const
    recordAction(tx, OPERATOR, about, Date.now())
  }
  return { ...(await eraseUser(tx, address)), customers }
}

async function findCustomers(tx: Writer, address: string) {
  const user = await findUserByEmail(tx, address)
  const noted = await tx.selectFrom('customers').select('id').where('email', '=', address).execute()
  return [...new Set([...(user ? [user.id] : []), ...noted.map(({ id }) => id)])]
}
