import { existsSync } from 'node:fs'
import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { html } from 'hono/html'
import { Kysely, sql } from 'kysely'

import { findUserByEmail } from '#server/accounts/users.ts'
import type { PostgresAddress } from '#server/database/postgres-config.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Tables } from '#server/database/tables.ts'
import { folderOf } from '#server/email/folder-transport.ts'
import { eraseCustomer, findOpenBoxes } from '#server/shop/erase-customer.ts'

import { explainPostgres, openConnection } from './postgres-client.ts'

/** A server that runs meanwhile may be writing. */
const TIMEOUT_MS = 10_000
const STILL_IN_USE =
  'The rows are deleted, but another program holds the file (a backup?): run this again, so that their bytes go too.'

/**
 * Erases an address from the database of a data directory, beside a running server, and then the bytes that SQLite leaves in the
 * file where a row was.
 *
 * @throws one clear line when there is no database, or when a reader keeps those bytes where they are
 */
export async function eraseInSqlite(dataDir: string, address: string) {
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) throw new Error(`There is no database in ${dataDir} (DATA_DIR).`)

  const connection = new DatabaseSync(file, {
    timeout: TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  const database = createSqliteKysely<Tables>(connection)
  try {
    connection.exec('pragma synchronous = full; pragma secure_delete = on; begin immediate')
    const erased = await eraseAccount(database, address)
    connection.exec('commit')
    // Rows that were changed earlier have left their old content behind.
    connection.exec('vacuum')
    const { busy } = connection.prepare('pragma wal_checkpoint(truncate)').get() ?? {}
    if (busy !== 0) throw new Error(STILL_IN_USE)
    return erased
  } finally {
    await database.destroy()
  }
}

/** As `eraseInSqlite`, in PostgreSQL. */
export async function eraseInPostgres(server: PostgresAddress, address: string) {
  const database = openConnection(server, 'erase')
  try {
    const erased = await database.transaction().execute((tx) => eraseAccount(tx, address))
    await sql`vacuum (full) users, sessions, links, link_requests, pending_accounts, letters,
      customers, applications, recipients, document_checks, appointments, rentals, staff`.execute(
      database,
    )
    return erased
  } catch (error) {
    throw explainPostgres(error)
  } finally {
    await database.destroy()
  }
}

/** What was erased. */
type Erased = { account: boolean; sessions: number; letters: number }

/**
 * Erases every row that holds an address, within the caller's transaction: the account with its sessions and links,
 * emails to it or about it, link requests, and the request of another account to move to it.
 *
 * @param address in lower case, as accounts keep it
 */
async function eraseAccount(tx: Kysely<Tables>, address: string): Promise<Erased> {
  const user = await findUserByEmail(tx, address)
  const sessions = user
    ? await tx.deleteFrom('sessions').where('user_id', '=', user.id).returning('id').execute()
    : []
  if (user) await eraseBusiness(tx, user.id, address)
  // Its links go with it.
  if (user) await tx.deleteFrom('users').where('id', '=', user.id).execute()
  await tx
    .updateTable('users')
    .set({ new_email: null, email_change_accepted: 0 })
    .where('new_email', '=', address)
    .execute()
  await tx.deleteFrom('links').where('address', '=', address).execute()
  await tx.deleteFrom('link_requests').where('address', '=', address).execute()
  await tx.deleteFrom('pending_accounts').where('email', '=', address).execute()
  return {
    account: user !== undefined,
    sessions: sessions.length,
    letters: await eraseLetters(tx, address),
  }
}

/** What the shop holds of a customer; under Supabase's accounts theirs is not known here. @throws while they rent a box */
async function eraseBusiness(tx: Kysely<Tables>, userId: string, address: string) {
  const [box] = await findOpenBoxes(tx, userId)
  if (box !== undefined) {
    throw new Error(`${address} rents mailbox ${box}: close it first. Nothing was deleted.`)
  }
  await eraseCustomer(tx, userId)
}

/** Only emails that wait hold anything: what is sent or dead was erased then. */
async function eraseLetters(tx: Kysely<Tables>, address: string) {
  const waiting = await tx
    .selectFrom('letters')
    .select(['id', 'recipient', 'fields'])
    .where('state', '=', 'waiting')
    .execute()
  const named = waiting.filter(
    ({ recipient, fields }) => recipient === address || mentionsAddress(fields, address),
  )
  for (const { id } of named) await tx.deleteFrom('letters').where('id', '=', id).execute()
  return named.length
}

const LETTER = /\.(txt|html|ics)$/

/**
 * Removes the emails kept in `DATA_DIR/mail` that went to an address or name it.
 *
 * @returns how many files went
 */
export async function eraseSavedEmails(dataDir: string, address: string) {
  const folder = join(dataDir, 'mail')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingKept)
  const letters = entries.filter((entry) => entry.isFile() && LETTER.test(entry.name))
  // In HTML some characters of an address are written otherwise.
  const spellings = [address, html`${address}`.toString()]
  const folders = new Set<string>()
  let erased = 0
  for (const { parentPath, name } of letters) {
    const file = join(parentPath, name)
    const isToIt = basename(parentPath) === folderOf(address)
    const text = isToIt ? '' : await readFile(file, 'utf8')
    if (!isToIt && !spellings.some((spelling) => mentionsAddress(text, spelling))) continue
    await rm(file, { force: true })
    folders.add(parentPath)
    erased += 1
  }
  for (const empty of folders) await rmdir(empty).catch(() => undefined)
  return erased
}

function nothingKept(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return []
  throw error
}

/** What makes a longer address of the one it stands before, or behind. */
const GOES_BEFORE = /[\w.+%!#$*^~-]/u
const GOES_ON = /^(?:[\w-]|\.\w)/u

/**
 * Whether a text names an address, and not only a longer one that it is a part of.
 *
 * @param address in lower case
 */
export function mentionsAddress(text: string, address: string) {
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(address); at >= 0; at = lower.indexOf(address, at + 1)) {
    const end = at + address.length
    const isLonger =
      GOES_BEFORE.test(lower.charAt(at - 1)) || GOES_ON.test(lower.slice(end, end + 2))
    if (!isLonger) return true
  }
  return false
}
