import { useState } from 'react'

import { keepLinkSecret } from '#app/auth/kept-link.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

const secret = keepLinkSecret('mailbox.application-invitation', 'application')

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
