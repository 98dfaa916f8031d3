import type { GoTrueClient } from '@supabase/auth-js'

import type { Arrival } from './arrival.ts'
import { forgetBegun } from './begun.ts'
import { ask, signOut } from './client.ts'
import { withSecondFactor } from './identity-prompt.ts'
import { createLinkClient } from './link-client.ts'
import { session } from './session.ts'

/** The client whose link was accepted: a password refused as weak is corrected without a new letter. */
let accepted: Promise<GoTrueClient> | null = null

/** Whether a letter's link can choose a new password. */
export function canRecover(arrival: Arrival) {
  return arrival.kind === 'code' || (arrival.kind === 'token' && arrival.type === 'recovery')
}

/** Spends the link, sets the password and ends every session of the account. */
export async function setNewPassword(arrival: Arrival, password: string) {
  const client = accepted ?? createLinkClient()
  const link = () => client

  if (!accepted) {
    const { error } = await ask((opened) => spend(opened, arrival), link)
    if (error) return error
    accepted = client
  }
  const change = () => ask((opened) => opened.updateUser({ password }), link)
  const { error } = await withSecondFactor(change, link)
  if (error) return error

  accepted = null
  forgetBegun()
  await ask((opened) => opened.signOut({ scope: 'global' }), link)
  if (session.isSignedIn()) await signOut('local')
  return null
}

async function spend(client: GoTrueClient, arrival: Arrival) {
  if (arrival.kind === 'code') return client.exchangeCodeForSession(arrival.code)
  const tokenHash = arrival.kind === 'token' ? arrival.tokenHash : ''
  return client.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
}
