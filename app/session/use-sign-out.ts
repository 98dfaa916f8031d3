import { useState } from 'react'

import { signOut } from './client.ts'

/** Signs out on this device, in every tab; `onDone` runs once that is settled. */
export function useSignOut(onDone: () => void) {
  const [busy, setBusy] = useState(false)

  async function leave() {
    if (busy) return
    setBusy(true)
    await signOut('local')
    setBusy(false)
    onDone()
  }

  return { busy, leave: () => void leave() }
}
