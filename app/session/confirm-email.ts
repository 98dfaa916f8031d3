import type { GoTrueClient, Session, User } from '@supabase/auth-js'

import type { Arrival } from './arrival.ts'
import { forgetBegun, hasBegunFor } from './begun.ts'
import { ask, fetchPerson } from './client.ts'
import { createLinkClient } from './link-client.ts'
import { isAnswer } from './messages.ts'
import { session } from './session.ts'

export type Confirmation =
  | { state: 'signed-in' }
  | { state: 'confirmed'; email: string }
  /** The first of two letters of an e-mail change: the other one is still to be opened. */
  | { state: 'one-more-letter' }
  | { state: 'refused' }
  | { state: 'failed' }

/** Whether a letter's link can confirm an address. */
export function canConfirm(
  arrival: Arrival,
): arrival is Extract<Arrival, { kind: 'token' | 'code' }> {
  return arrival.kind === 'code' || (arrival.kind === 'token' && arrival.type !== 'recovery')
}

/** Spends a letter's link. Signs in only who began it in this browser. */
export async function confirmEmail(arrival: Arrival): Promise<Confirmation> {
  if (arrival.kind === 'half') return { state: 'one-more-letter' }
  if (!canConfirm(arrival)) return { state: 'refused' }
  const opening = createLinkClient()
  const link = () => opening

  const { data, error } = await ask(
    (client) =>
      arrival.kind === 'code'
        ? client.exchangeCodeForSession(arrival.code)
        : client.verifyOtp({ token_hash: arrival.tokenHash, type: arrival.type }),
    link,
  )
  if (error || !data) return { state: error && isAnswer(error) ? 'refused' : 'failed' }

  const isChange = arrival.kind === 'token' && arrival.type === 'email_change'
  if (!data.user && isChange) return { state: 'one-more-letter' }

  const begunHere = arrival.kind === 'code' || (await hasBegunFor(data.user?.email))
  if (begunHere) forgetBegun()
  if (data.session && begunHere && (await adopt(data.session))) return { state: 'signed-in' }
  if (data.session) await end(link)
  return (await isHere(data.user))
    ? { state: 'signed-in' }
    : { state: 'confirmed', email: data.user?.email ?? '' }
}

/** Signs this browser in, unless somebody is signed in already. */
async function adopt({ access_token, refresh_token }: Session) {
  if (session.isSignedIn()) return false
  const { error } = await ask((client) => client.setSession({ access_token, refresh_token }))
  return !error
}

function end(link: () => Promise<GoTrueClient>) {
  return ask((client) => client.signOut({ scope: 'local' }), link)
}

async function isHere(user: User | null) {
  if (!user || !session.isSignedIn()) return false
  return (await fetchPerson()).person?.id === user.id
}
