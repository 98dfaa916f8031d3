import { useState } from 'react'

import { keepLinkSecret } from '#app/auth/kept-link.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

const secret = keepLinkSecret('mailbox.application-invitation', 'application')

/** The link about an application that was filed at the counter, as far as this tab was opened with one. */
export function useApplicationInvitation() {
  const hydrated = useHydrated()
  const [isForgotten, setForgotten] = useState(false)
  // What was prepared at build time knows of no link.
  const token = hydrated && !isForgotten ? secret.read() : null

  function forget() {
    secret.forget()
    setForgotten(true)
  }

  return { token, forget }
}

export type ApplicationInvitation = ReturnType<typeof useApplicationInvitation>
