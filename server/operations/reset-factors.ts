import { EventEmitter } from 'node:events'

import * as v from 'valibot'

import { resetFactors } from '#server/accounts/factors.ts'
import { deriveSecrets, readSecret } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'
import { knownEmailAddress } from '#shared/account.ts'

import { runCommand, type Command } from './command.ts'
import { writeBesideServer } from './database.ts'

const USAGE = 'Usage: npm run reset-factors -- ADDRESS'

export const command: Command = async ([text, ...more], environment) => {
  const { success, output: address } = v.safeParse(knownEmailAddress, text)
  if (!success || more.length > 0) throw new Error(USAGE)
  const settings = readSettings(environment)
  if (settings.supabase) {
    throw new Error('The accounts are Supabase’s (SUPABASE_URL): reset them there.')
  }

  const reset = await writeBesideServer(settings, 'reset-factors', async (tx) => {
    const secret = await readSecret(settings)
    const secrets = deriveSecrets(secret)
    return resetFactors(tx, address, { secrets, now: Date.now, events: new EventEmitter() })
  })
  if (!reset) throw new Error(`${address} has no account here.`)
  const { factors, passkeys } = reset
  return `${address}: ${count(factors, 'second factor')} and ${count(passkeys, 'passkey')} removed, every session ended. The owner is told by email.`
}

if (import.meta.main) await runCommand(command)

function count(number: number, what: string) {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
