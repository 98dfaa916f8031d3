import type { GoTrueClient } from '@supabase/auth-js'

import type { Arrival } from './arrival.ts'
import { createLinkClient, signOut, withClient } from './client.ts'
import { withSecondFactor } from './identity-prompt.ts'
import { needsNewLink } from './messages.ts'
import { forgetFlow } from './pkce-flow.ts'
import { forgetLinkSession, hasLinkSession, linkSession, session } from './session.ts'

/** Kept so that a password refused as weak is corrected without a new email. */
let accepted: Promise<GoTrueClient> | null = null

export function canRecover(arrival: Arrival) {
  return isRecovery(arrival) || hasLinkSession()
}

function isRecovery(arrival: Arrival) {
  return arrival.kind === 'code' || (arrival.kind === 'token' && arrival.type === 'recovery')
}

export async function setNewPassword(arrival: Arrival, password: string) {
  const client = accepted ?? createLinkClient(linkSession)
  const link = () => client

  if (!accepted && isRecovery(arrival)) {
    const { error } = await withClient((opened) => spend(opened, arrival), link)
    if (error) return error
  }
  accepted = client
  const change = () => withClient((opened) => opened.updateUser({ password }), link)
  const { error } = await withSecondFactor(change, link)
  if (error) {
    if (needsNewLink(error)) forgetLinkSession()
    return error
  }

  accepted = null
  forgetFlow()
  await withClient((opened) => opened.signOut({ scope: 'global' }), link)
  forgetLinkSession()
  if (session.isSignedIn()) await signOut('local')
  return null
}

async function spend(client: GoTrueClient, arrival: Arrival) {
  if (arrival.kind === 'code') return client.exchangeCodeForSession(arrival.code)
  const tokenHash = arrival.kind === 'token' ? arrival.tokenHash : ''
  return client.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
}
