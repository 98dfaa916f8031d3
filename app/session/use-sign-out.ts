import { useState } from 'react'

import { signOut } from './client.ts'
import { explainSignOut } from './messages.ts'
import { session } from './session.ts'

/**
 * Signs out: `local` on this device, in every tab, or `global` on every device. `onDone` runs once
 * nobody is signed in here any more; `problem` says why somebody still is.
 */
export function useSignOut(scope: 'local' | 'global', onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function leave() {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const { error } = await signOut(scope)
    setBusy(false)
    if (error && session.isSignedIn()) setProblem(explainSignOut(error))
    else onDone()
  }

  return { busy, problem, leave: () => void leave() }
}
