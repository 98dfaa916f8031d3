import { useEffect, useSyncExternalStore } from 'react'

import { whenIdle } from '#app/islands/elements.ts'

import { session } from './session.ts'

/** Whether somebody is signed in; false in the finished HTML and until React has taken over. */
export function useSignedIn() {
  return useSyncExternalStore(session.subscribe, session.isSignedIn, () => false)
}

/** Loads the account client once the page is idle, so that the tokens of a kept session stay fresh. */
export function useFreshTokens() {
  const signedIn = useSignedIn()

  useEffect(() => {
    if (!signedIn) return
    return whenIdle(() => void import('./client.ts').then(checkSession, stayAsItIs))
  }, [signedIn])
}

function checkSession(client: typeof import('./client.ts')) {
  client.checkSession()
}

/** Without the client's code the session stays as it was kept; the next page asks again. */
function stayAsItIs() {}
