import { useState } from 'react'

import { clearTabDraft } from '#app/islands/application-draft.ts'
import { signOut as words } from '#content/auth.ts'
import { interpolateCount } from '#shared/interpolate.ts'

import { clearCounterWork, countCounterWork } from './counter-work.ts'
import { session } from './session.ts'

/** Asks first when signing out deletes unsent counter entries. */
export function useSignOut(scope: 'local' | 'global', onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function leave() {
    if (busy || !isReady()) return
    setBusy(true)
    setProblem(null)
    const refusal = await signOutNow(scope)
    setBusy(false)
    if (refusal && session.isSignedIn()) setProblem(refusal)
    else {
      clearCounterWork()
      clearTabDraft()
      onDone()
    }
  }

  return { busy, problem, leave: () => void leave() }
}

function isReady() {
  const count = countCounterWork()
  return count === 0 || window.confirm(interpolateCount(words.unsent, count))
}

/** Imported on demand: most visitors never sign out. */
async function signOutNow(scope: 'local' | 'global') {
  try {
    const [{ signOut }, { explainSignOut }] = await Promise.all([
      import('./client.ts'),
      import('./messages.ts'),
    ])
    const { error } = await signOut(scope)
    return error && explainSignOut(error)
  } catch {
    return words.notLoaded
  }
}
