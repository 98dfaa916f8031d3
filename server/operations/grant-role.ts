import * as v from 'valibot'

import { findUserByEmail } from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import { readSettings } from '#server/settings.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { isWalkIn } from '#server/shop/core/customers/customers.ts'
import { OPERATOR, setRole } from '#server/shop/core/permissions/staff-role.ts'
import { knownEmailAddress } from '#shared/account.ts'
import { counter, type CounterCode } from '#shared/content/counter.ts'
import { staffRoles, type StaffRole } from '#shared/shop/core/staff.ts'

import { runCommand, type Command } from './command.ts'
import { writeBesideServer } from './database.ts'

const roles = [...staffRoles, 'customer'] as const
const USAGE = `Usage: npm run grant-role -- ADDRESS ${roles.join('|')}`

export const command: Command = async ([text, role, ...more], environment) => {
  const { success, output: address } = v.safeParse(knownEmailAddress, text)
  if (!success || !isRole(role) || more.length > 0) throw new Error(USAGE)

  await writeBesideServer(readSettings(environment), 'grant-role', async (tx) => {
    const id = await findAccount(tx, address)
    await giveRole(tx, { id, email: address, role })
  })
  return `${address} is ${role} now.`
}

if (import.meta.main) await runCommand(command)

async function giveRole(tx: Writer, member: Parameters<typeof setRole>[1]) {
  try {
    await setRole(tx, member, OPERATOR, Date.now())
  } catch (error) {
    if (error instanceof CounterError)
      throw new Error(counter[error.code as CounterCode], { cause: error })
    throw error
  }
}

function isRole(text: string | undefined): text is StaffRole | 'customer' {
  return (roles as readonly (string | undefined)[]).includes(text)
}

async function findAccount(database: Writer, address: string) {
  const user = await findUserByEmail(database, address)
  if (user) return user.id
  const noted = await database
    .selectFrom('customers')
    .selectAll()
    .where('email', '=', address)
    .execute()
  const [account, ...others] = noted.filter(({ id }) => !isWalkIn(id))
  if (account && others.length === 0) return account.id
  if (account)
    throw new Error(`${address} has more than one account here: delete what is old first.`)
  throw new Error(`${address} has no account here: sign up first.`)
}
