import { useEffect } from 'react'

import { isNamed } from '#app/rental/draft.ts'
import { useDraft } from '#app/rental/draft-store.ts'
import { encryptedDraft } from '#app/rental/encrypted-draft.ts'

/** Has the browser ask before names are lost that are stored nowhere. */
export function useLeaveGuard() {
  const isUnsaved = useDraft((draft) => draft.isTouched && isNamed(draft))

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (encryptedDraft.state() !== 'open') event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
