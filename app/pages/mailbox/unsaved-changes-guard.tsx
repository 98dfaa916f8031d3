import { useEffect } from 'react'
import { useBlocker } from 'react-router'

import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

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
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay here"
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>What you have changed on this page is not saved yet.</p>
    </ConfirmDialog>
  )
}
