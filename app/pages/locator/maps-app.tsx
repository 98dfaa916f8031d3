import { headOf } from '#app/head/head-of.ts'
import { useMailboxes } from '#app/mailboxes/store.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

import { Locator } from './locator.tsx'
import { LocatorShell } from './locator-shell.tsx'
import { useParentFrame } from './use-parent-frame.ts'

import type { Route } from './+types/maps-app'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: 'Map of sample mailboxes',
    description: 'Sample mailboxes on a map of the United States.',
    path: '/maps-app',
  })

/** The locator itself: alone, or in the frame of /maps-embed. */
export default function MapsApp() {
  const hydrated = useHydrated()
  const { isLoading, mailboxes } = useMailboxes()
  const isReady = hydrated && !isLoading
  useParentFrame(isReady)

  return (
    <LocatorShell>
      {isReady ? <Locator mailboxes={mailboxes} /> : <p>One moment, please…</p>}
    </LocatorShell>
  )
}
