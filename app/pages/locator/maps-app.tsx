import { useEffect } from 'react'
import * as v from 'valibot'

import { locator as words, mapsApp } from '#app/content/en/locator.ts'
import { headOf } from '#app/head/head-of.ts'
import { useMailboxes } from '#app/mailboxes/store.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { changePreferences, usePreferences } from '#app/preferences/use-preferences.ts'

import { Locator } from './locator.tsx'
import { LocatorShell } from './locator-shell.tsx'
import { MAPS_READY, themeMessage } from './frame-messages.ts'

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

/** Tells the page that shows this one in its frame, if there is one, that it is ready, and follows its theme. */
function useParentFrame(isReady: boolean) {
  useEffect(() => {
    if (!isFramed()) return
    function follow({ source, origin, data }: MessageEvent<unknown>) {
      if (source !== window.parent || origin !== location.origin) return
      const { theme } = usePreferences.getState()
      if (v.is(themeMessage, data) && data.theme !== theme) changePreferences({ theme: data.theme })
    }
    window.addEventListener('message', follow)
    return () => window.removeEventListener('message', follow)
  }, [])

  useEffect(() => {
    if (isFramed() && isReady) window.parent.postMessage({ type: MAPS_READY }, location.origin)
  }, [isReady])
}

function isFramed() {
  return window.parent !== window
}
