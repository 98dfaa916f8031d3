import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'

import { business } from '#app/content/business.ts'
import { catalogue } from '#app/content/catalogue.ts'
import { useFreshTokens } from '#app/session/use-session.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { ViewerProvider } from '#app/viewer/viewer-provider.tsx'

import { Failure } from './failure.tsx'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'

import css from './frame.module.css'

/** What surrounds every page. */
export default function Frame() {
  const content = useFreshStart()
  useFreshTokens()

  return (
    <ViewerProvider entries={catalogue} shop={business.name}>
      <div className={css.frame}>
        <TopBar />
        <main id="content" ref={content} tabIndex={-1} className={css.content}>
          <Outlet />
        </main>
        <Footer />
        <ToastRegion />
      </div>
    </ViewerProvider>
  )
}

export function ErrorBoundary() {
  return <Failure />
}

/** A page reached without a load begins at its top, and is read from there. */
function useFreshStart() {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    content.current?.focus({ preventScroll: true })
  }, [pathname])

  return content
}
