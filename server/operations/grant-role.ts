import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import * as v from 'valibot'

import { findUserByEmail } from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import { findRow } from '#server/database/rows.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Tables } from '#server/database/tables.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { setRole } from '#server/shop/staff.ts'
import { emailAddress } from '#shared/account.ts'
import { type StaffRole, staffRoles } from '#shared/rental/staff-requests.ts'

import { runCommand } from './command.ts'
import { openConnection } from './postgres-client.ts'

const roles = [...staffRoles, 'customer'] as const
/** A server that runs meanwhile may be writing. */
const TIMEOUT_MS = 10_000
const OPERATOR = { id: 'operator', role: 'operator' }
const USAGE = `Usage: npm run grant-role -- ADDRESS ${roles.join('|')}`

await runCommand(async ([text, role, ...more]) => {
  const { success, output: address } = v.safeParse(emailAddress, text)
  if (!success || !isRole(role) || more.length > 0) throw new Error(USAGE)

  const settings = readSettings(process.env)
  const database = open(settings)
  try {
    await database.transaction().execute(async (tx) => {
      const id = await findAccount(tx, address)
      await setRole(tx, { id, email: address, role }, OPERATOR, Date.now())
    })
    return `${address} is ${role} now.`
  } finally {
    await database.destroy()
  }
})

/** Beside a running server, which sees the role at the next call. */
function open({ databaseUrl, databaseCa, dataDir }: Settings) {
  if (databaseUrl) return openConnection({ databaseUrl, databaseCa }, 'grant-role')
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) throw new Error(`There is no database in ${dataDir} (DATA_DIR).`)
  return createSqliteKysely<Tables>(new DatabaseSync(file, { timeout: TIMEOUT_MS }))
}

function isRole(text: string | undefined): text is StaffRole | 'customer' {
  return (roles as readonly (string | undefined)[]).includes(text)
}

/** An account of ours; or, under Supabase's accounts, one that has opened its page /account. */
async function findAccount(database: Writer, address: string) {
  const user = await findUserByEmail(database, address)
  if (user) return user.id
  const customer = await findRow(database, 'customers', { email: address })
  if (customer) return customer.id
  throw new Error(`${address} has no account here: sign up first.`)
}
