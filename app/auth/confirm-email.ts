import type { GoTrueClient, Session, User, VerifyTokenHashParams } from '@supabase/auth-js'
import * as v from 'valibot'

import { planChoiceField, type Person, type StoredPlanChoice } from '#shared/account.ts'
import type { Language } from '#shared/language.ts'

import type { Arrival } from './arrival.ts'
import { createLinkClient, fetchPerson, withClient } from './client.ts'
import { isFinalError, isSpent, type ServiceError } from './messages.ts'
import { forgetFlow, hasFlowFor, readVerifier } from './pkce-flow.ts'
import { readStoredReturnPath } from './return-path.ts'
import { hasSecondFactor } from './second-factor.ts'
import { isBuiltIn } from './service.ts'
import { session } from './session.ts'
import { signInByPassword } from './sign-in.ts'

/** The plan comes with the account; the return path only in the same browser. */
type Start = { choice: StoredPlanChoice | null; returnPath?: string }

export type Confirmation =
  /** An account with a second factor still has to show it. */
  | ({ state: 'signed-in'; isFactorWanted?: boolean } & Start)
  | ({ state: 'confirmed'; email: string } & Start)
  /** The first of two emails of an email change. */
  | { state: 'another-email' }
  /** A sign-up begun in another browser needs its password or a new one. */
  | { state: 'password-wanted' }
  | { state: 'spent' }
  | { state: 'refused' }
  | { state: 'failed' }

export type SignUpProof =
  { password: string } | { new_password: string; data: Person & { language: Language } }

type Link = Extract<Arrival, { kind: 'token' | 'code' }>
type Opened = { user: User | null; session: Session | null }

export function canConfirm(arrival: Arrival): arrival is Link {
  return arrival.kind === 'code' || (arrival.kind === 'token' && arrival.type !== 'recovery')
}

export function isSignUp(arrival: Arrival) {
  return arrival.kind === 'token' && (arrival.type === 'signup' || arrival.type === 'email')
}

export async function confirmEmail(arrival: Arrival): Promise<Confirmation> {
  if (arrival.kind === 'half') return { state: 'another-email' }
  if (!canConfirm(arrival)) return { state: 'refused' }
  const verifier = readVerifier()
  if (isSignUp(arrival) && !verifier) return { state: 'password-wanted' }

  const client = createLinkClient()
  const proof = isSignUp(arrival) && verifier ? { code_verifier: verifier } : {}
  const { data, error } = await open(client, arrival, proof)
  if (error?.code === 'bad_code_verifier' && isSignUp(arrival)) return { state: 'password-wanted' }
  if (error || !data) return { state: error && isFinalError(error) ? 'refused' : 'failed' }

  const isChange = arrival.kind === 'token' && arrival.type === 'email_change'
  if (!data.user && isChange) return { state: 'another-email' }
  const isOwnFlow = arrival.kind === 'code' || (await hasFlowFor(data.user?.email))
  return finishSignIn(client, data, isOwnFlow)
}

/** Kept so that another attempt at the proof needs no new email. */
let accepted: { client: Promise<GoTrueClient>; data: Opened } | null = null

export async function confirmByPerson(
  arrival: Arrival,
  proof: SignUpProof,
): Promise<{ confirmation: Confirmation } | { error: ServiceError }> {
  if (!canConfirm(arrival)) return { confirmation: { state: 'refused' } }
  const client = accepted?.client ?? createLinkClient()
  const opened = accepted ? { data: accepted.data, error: null } : undefined
  const { data, error } = opened ?? (await open(client, arrival, proof))
  if (error && isSpent(error)) return { confirmation: { state: 'spent' } }
  if (error || !data) return error ? { error } : { confirmation: { state: 'failed' } }
  if (!isBuiltIn()) {
    accepted = { client, data }
    const { error: refusal } = await proveToHosted(client, data, proof)
    if (refusal) return { error: refusal }
    accepted = null
  }
  return { confirmation: await finishSignIn(client, data, true) }
}

/** Hosted Supabase signs in anyone with the link, so the password is asked for here. */
function proveToHosted(client: Promise<GoTrueClient>, { user }: Opened, proof: SignUpProof) {
  const byClient = () => client
  return 'password' in proof
    ? withClient(
        (opened) =>
          signInByPassword(opened, { email: user?.email ?? '', password: proof.password }),
        byClient,
      )
    : withClient(
        (opened) => opened.updateUser({ password: proof.new_password, data: proof.data }),
        byClient,
      )
}

async function open(
  client: Promise<GoTrueClient>,
  arrival: Link,
  proof: object,
): Promise<{ data: Opened | null; error: ServiceError | null }> {
  return withClient(
    (opened) => {
      if (arrival.kind === 'code') return opened.exchangeCodeForSession(arrival.code)
      const link = { token_hash: arrival.tokenHash, type: arrival.type, ...proof }
      return opened.verifyOtp(link as VerifyTokenHashParams)
    },
    () => client,
  )
}

async function finishSignIn(
  client: Promise<GoTrueClient>,
  { user, session: opened }: Opened,
  isOwnFlow: boolean,
): Promise<Confirmation> {
  const choice = readPlanChoice(user)
  const returnPath = isOwnFlow && readStoredReturnPath()
  const start = { choice, ...(returnPath && { returnPath }) }
  if (isOwnFlow) forgetFlow()
  const forgotten = choice && forgetPlanChoice(client)
  if (opened && isOwnFlow && (await adopt(opened))) {
    const isFactorWanted = user !== null && hasSecondFactor(user)
    return { state: 'signed-in', ...(isFactorWanted && { isFactorWanted }), ...start }
  }
  // The session that removes it must live until then.
  await forgotten
  if (opened)
    await withClient(
      (link) => link.signOut({ scope: 'local' }),
      () => client,
    )
  return (await isHere(user))
    ? { state: 'signed-in', ...start }
    : { state: 'confirmed', email: user?.email ?? '', ...start }
}

function readPlanChoice(user: User | null) {
  const { success, output } = v.safeParse(planChoiceField, user?.user_metadata.planChoice)
  return success ? output : null
}

function forgetPlanChoice(client: Promise<GoTrueClient>) {
  return withClient(
    (link) => link.updateUser({ data: { planChoice: null } }),
    () => client,
  )
}

async function adopt({ access_token, refresh_token }: Session) {
  if (session.isSignedIn()) return false
  const { error } = await withClient((client) => client.setSession({ access_token, refresh_token }))
  return !error
}

async function isHere(user: User | null) {
  if (!user || !session.isSignedIn()) return false
  return (await fetchPerson()).person?.id === user.id
}
