import { useState } from 'react'

import { createLinkSecret } from '#app/auth/link-secret.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

const secret = createLinkSecret('mailbox.application-invitation', 'application')

export function useApplicationInvitation() {
  const hydrated = useHydrated()
  const [isForgotten, setForgotten] = useState(false)
  // Prerendered HTML knows no link.
  const token = hydrated && !isForgotten ? secret.read() : null

  function forget() {
    secret.forget()
    setForgotten(true)
  }

  return { token, forget }
}

export type ApplicationInvitation = ReturnType<typeof useApplicationInvitation>
