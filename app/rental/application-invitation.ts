import { useEffect, useState } from 'react'

import { keepLinkSecret } from '#app/auth/link-secret.ts'

const secret = keepLinkSecret('mailbox.application-invitation', 'application')

/** The link about an application that was filed at the counter, as far as this tab was opened with one. */
export function useApplicationInvitation() {
  const [token, setToken] = useState<string | null>(null)
  // What was prepared at build time knows of no link.
  useEffect(() => setToken(secret.read()), [])

  function forget() {
    secret.forget()
    setToken(null)
  }

  return { token, forget }
}

export type ApplicationInvitation = ReturnType<typeof useApplicationInvitation>
