import { useEffect } from 'react'
import { useBlocker } from 'react-router'

import { mailboxForm } from '#app/content/en/mailbox-pages.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'

const words = mailboxForm.unsaved

/** Asks before something unsaved is left: in the page with our own words, else with the browser's. */
export function UnsavedChangesGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.leave}
      cancel={words.stay}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
