import { secondFactor as words } from '#content/second-factor.ts'

import { callAuth } from './call-auth.ts'
import { explainChange, type ServiceError } from './messages.ts'
import { countRecoveryCodes, readSecondFactor, type SecondFactor } from './second-factor.ts'
import { isBuiltIn } from './service.ts'
import { useWhenSignedIn } from './use-second-factor.ts'

/** Supabase has no list of sessions and no recovery codes. */
export type Security = {
  secondFactor: SecondFactor
  codesLeft: number | null
  sessions: SessionItem[] | null
}

type SecurityResult = { security: Security; error: null } | { security: null; error: ServiceError }

/** Loaded together, so that nothing moves when it is shown. */
export function useSecurity() {
  const { answer, refresh } = useWhenSignedIn(readSecurity, preferShown)
  return {
    security: answer?.security ?? null,
    problem: answer?.error ? explainChange(answer.error, words.unknown) : null,
    refresh,
  }
}

function preferShown(before: SecurityResult | null, after: SecurityResult) {
  const isShown = before?.security && before.security.secondFactor.state !== 'wanted'
  return after.error && isShown ? before : after
}

async function readSecurity(): Promise<SecurityResult> {
  const { secondFactor, error } = await readSecondFactor()
  if (!secondFactor) return { security: null, error }
  const nothing = { codesLeft: null, sessions: null }
  if (secondFactor.state === 'wanted' || !isBuiltIn()) {
    return { security: { secondFactor, ...nothing }, error: null }
  }
  const [codes, sessions] = await Promise.all([
    secondFactor.hasRecoveryCodes ? countRecoveryCodes() : null,
    listSessions(),
  ])
  const security = {
    secondFactor,
    codesLeft: codes?.data?.remaining ?? null,
    sessions: sessions.data,
  }
  return { security, error: null }
}

export type SessionItem = {
  id: string
  created_at: string
  last_used_at: string
  /** `Firefox, Windows`; empty where unknown. */
  device: string
  current: boolean
}

function listSessions() {
  return callAuth<SessionItem[]>('GET', '/sessions')
}

/** A session that has ended meanwhile counts as ended. */
export async function endSession(id: string) {
  const { error } = await callAuth<null>('DELETE', `/sessions/${id}`)
  return { error: error?.status === 404 ? null : error }
}
