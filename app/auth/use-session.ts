import { useEffect, useSyncExternalStore } from 'react'

import { whenIdle } from '#app/islands/elements.ts'

import { session } from './session.ts'

export function useSignedIn() {
  return useSyncExternalStore(session.subscribe, session.isSignedIn, () => false)
}

export function useFreshTokens() {
  const signedIn = useSignedIn()

  useEffect(() => {
    if (!signedIn) return
    return whenIdle(() => void import('./client.ts').then(checkSession, ignoreFailure))
  }, [signedIn])
}

function checkSession(client: typeof import('./client.ts')) {
  client.checkSession()
}

function ignoreFailure() {}
