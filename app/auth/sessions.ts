import { callAuth } from './call-auth.ts'

/** Where the account is signed in. */
export type SessionItem = {
  id: string
  created_at: string
  last_used_at: string
  /** `Firefox, Windows`; empty where it is not a common one. */
  device: string
  /** It is this one. */
  current: boolean
}

export function listSessions() {
  return callAuth<SessionItem[]>('GET', '/sessions')
}

/** One that has ended meanwhile is as good as ended. */
export async function endSession(id: string) {
  const { error } = await callAuth<null>('DELETE', `/sessions/${id}`)
  return { error: error?.status === 404 ? null : error }
}
