import { useEffect, useEffectEvent } from 'react'

import { askPatiently } from './client.ts'
import { isBuiltIn } from './service.ts'
import { whenIdle } from './when-idle.ts'

/** The service's challenge lives five minutes. */
const RENEW_MS = 4 * 60_000

/** Lets the browser offer passkeys where it fills in the email address, for as long as the form is shown. */
export function usePasskeyAutofill(onSignedIn: () => void) {
  const signedIn = useEffectEvent(onSignedIn)

  useEffect(() => {
    let left = false
    async function offer() {
      if (!(await isOffered()) || left) return
      const { error } = await askPatiently((client) =>
        client.signInWithPasskey({ options: { mediation: 'conditional' } }),
      )
      if (!error && !left) signedIn()
    }

    const callOff = whenIdle(() => void offer())
    const timer = setInterval(() => void offer(), RENEW_MS)
    return () => {
      left = true
      callOff()
      clearInterval(timer)
    }
  }, [])
}

async function isOffered() {
  if (!isBuiltIn() || !('PublicKeyCredential' in window)) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
