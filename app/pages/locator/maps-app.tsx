import { locator as words, mapsApp } from '#app/content/en/locator.ts'
import { headOf } from '#app/head/head-of.ts'
import { useMailboxes } from '#app/mailboxes/store.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

import { Locator } from './locator.tsx'
import { LocatorShell } from './locator-shell.tsx'
import { useParentFrame } from './use-parent-frame.ts'

import type { Route } from './+types/maps-app'

export const meta: Route.MetaFunction = () =>
  headOf({
    ...mapsApp,
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
      {isReady ? <Locator mailboxes={mailboxes} /> : <p>{words.waiting}</p>}
    </LocatorShell>
  )
}
