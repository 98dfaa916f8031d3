import { useCallback, useEffect, useState } from 'react'

import { secondFactor as words } from '#app/content/en/second-factor.ts'

import { countRecoveryCodes } from './factors.ts'
import { explainChange, type ServiceError } from './messages.ts'
import { listPasskeys, type Passkey } from './passkeys.ts'
import { readSecondFactor, type SecondFactor } from './second-factor.ts'
import { isBuiltIn } from './service.ts'
import { listSessions, type SessionItem } from './sessions.ts'
import { useSignedIn } from './use-session.ts'

/** How the account is signed in to, and where. Supabase has no list of sessions and, as yet, no recovery codes. */
export type Security = {
  secondFactor: SecondFactor
  codesLeft: number | null
  passkeys: Passkey[] | null
  sessions: SessionItem[] | null
}

type Known = { security: Security; error: null } | { security: null; error: ServiceError }

/** All of it at once, so that nothing moves when it is shown; `null` until known. */
export function useSecurity() {
  const signedIn = useSignedIn()
  const [known, setKnown] = useState<Known | null>(null)

  useEffect(() => {
    if (!signedIn) return
    let left = false
    void readSecurity().then((read) => left || setKnown(read))
    return () => {
      left = true
      setKnown(null)
    }
  }, [signedIn])

  // What was shown stays where the service can't be asked again.
  const refresh = useCallback(async () => {
    const read = await readSecurity()
    setKnown((before) => (read.error && before?.security ? before : read))
  }, [])
  return {
    security: known?.security ?? null,
    problem: known?.error ? explainChange(known.error, words.unknown) : null,
    refresh,
  }
}

async function readSecurity(): Promise<Known> {
  const { secondFactor, error } = await readSecondFactor()
  if (!secondFactor) return { security: null, error }
  const nothing = { codesLeft: null, passkeys: null, sessions: null }
  if (secondFactor.state === 'wanted' || !isBuiltIn()) {
    return { security: { secondFactor, ...nothing }, error: null }
  }
  const [codes, passkeys, sessions] = await Promise.all([
    secondFactor.hasRecoveryCodes ? countRecoveryCodes() : null,
    listPasskeys(),
    listSessions(),
  ])
  const security = {
    secondFactor,
    codesLeft: codes?.data?.remaining ?? null,
    passkeys: passkeys.data,
    sessions: sessions.data,
  }
  return { security, error: null }
}
