import { useSyncExternalStore } from 'react'

import { session, SESSION_KEY } from './session.ts'

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
