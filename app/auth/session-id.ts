import { useSyncExternalStore } from 'react'

import { session, SESSION_KEY } from './session.ts'

/** Which session is signed in here, and whose it is, as its access token says; empty where there is none. */
export function readSessionClaims() {
  try {
    const { access_token: token } = JSON.parse(session.storage.getItem(SESSION_KEY) ?? '')
    const [, encoded = ''] = token.split('.')
    const claims = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')))
    return { sessionId: String(claims.session_id), userId: String(claims.sub) }
  } catch {
    return { sessionId: '', userId: '' }
  }
}

export function readSessionId() {
  return readSessionClaims().sessionId
}

export function useSessionId() {
  return useSyncExternalStore(session.subscribe, readSessionId, () => '')
}
