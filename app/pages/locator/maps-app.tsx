import { useDeferredValue, useEffect, type ReactNode } from 'react'
import * as v from 'valibot'

import { business } from '#app/content/business.ts'
import { addressInSentence } from '#app/facts/in-one-line.ts'
import { headOf } from '#app/head/head-of.ts'
import { changePreferences, usePreferences } from '#app/preferences/use-preferences.ts'
import { StoreNotice } from '#app/sample-mailboxes/store-notice.tsx'
import { useMailboxes } from '#app/sample-mailboxes/store.ts'
import { Banner } from '#app/ui/banner.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { mapsApp, locator as words } from '#content/locator.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Route } from './+types/maps-app'
import { MAPS_READY, themeMessage } from './frame-messages.ts'
import { Locator } from './locator.tsx'

export const meta: Route.MetaFunction = () =>
  headOf({
    ...mapsApp,
    path: '/maps-app',
  })

export default function MapsApp() {
  const hydrated = useHydrated()
  const { isLoading, mailboxes } = useMailboxes()
  // Deferred, because rendering during hydration blocks a phone too long.
  const isReady = useDeferredValue(hydrated && !isLoading)
  useParentFrame(isReady)

  return (
    <LocatorShell>
      {isReady ? <Locator mailboxes={mailboxes} /> : <p>{words.waiting}</p>}
    </LocatorShell>
  )
}

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

function LocatorShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col max-[52rem]:h-auto max-[52rem]:min-h-dvh">
      <header
        aria-label={words.title}
        className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 border-b border-line px-5 py-2"
      >
        <h1 className="text-h3 [html[data-framed]_&]:sr-only">{words.title}</h1>
        <p className="flex items-center wrap-anywhere gap-1.5 text-muted text-small">
          <Icon name="info" size={18} />
          {words.note}
        </p>
        <SiteLink className="ml-auto text-15 font-medium [html[data-framed]_&]:hidden" href="/">
          {business.name}
        </SiteLink>
      </header>
      <main id="content" aria-label={words.main} className="flex min-h-0 flex-1 flex-col [&>p]:p-5">
        <noscript>
          <Banner tone="note">
            <p>
              {interpolate(words.needsScripts, {
                address: addressInSentence,
                phone: business.phone,
              })}
            </p>
          </Banner>
        </noscript>
        <div className="not-empty:p-5">
          <StoreNotice />
        </div>
        {children}
      </main>
    </div>
  )
}
