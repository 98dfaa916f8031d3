import { useEffect, useEffectEvent } from 'react'

import { whenIdle } from '#app/islands/elements.ts'

import { withClientPatiently } from './client.ts'
import { isBuiltIn } from './service.ts'

/** The service's challenge lasts five minutes. */
const RENEW_MS = 4 * 60_000

/** @param isWanted false while the form is submitting: a browser allows one passkey request at a time */
export function usePasskeyAutofill(isWanted: boolean, onSignedIn: () => void) {
  const signedIn = useEffectEvent(onSignedIn)

  useEffect(() => {
    if (!isWanted) return
    let current = new AbortController()
    async function offer() {
      current.abort()
      const { signal } = (current = new AbortController())
      if (await signInByAutofill(signal)) signedIn()
    }

    const callOff = whenIdle(() => void offer())
    const timer = setInterval(() => void offer(), RENEW_MS)
    return () => {
      callOff()
      clearInterval(timer)
      current.abort()
    }
  }, [isWanted])
}

async function signInByAutofill(signal: AbortSignal) {
  if (!isBuiltIn() || !('PublicKeyCredential' in window)) return false
  const isOffered = await PublicKeyCredential.isConditionalMediationAvailable?.()
  if (!isOffered || signal.aborted) return false
  const { error } = await withClientPatiently((client) =>
    client.signInWithPasskey({ options: { mediation: 'conditional', signal } }),
  )
  return !error
}
