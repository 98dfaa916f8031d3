import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'

import { useFreshTokens } from '#app/auth/use-session.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { business, mode } from '#app/content/business.ts'
import { LivePart } from '#app/islands/live-part.tsx'
import { staticPart } from '#app/islands/static-part.tsx'
import { themeColors } from '#app/islands/theme.ts'
import { usePreferences } from '#app/preferences/use-preferences.ts'
import { BlockRendering } from '#app/ui/block-rendering.tsx'
import { pagePath } from '#app/ui/page-path.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { setToastRules, showToast, type ToastTone } from '#app/ui/toasts.ts'
import { SiteViewer } from '#app/viewer/site-viewer.tsx'
import { signOut as words } from '#content/auth.ts'
import { catalogue } from '#content/catalogue.ts'
import { language } from '#content/language.ts'
import { sample } from '#content/sample.ts'
import { otherLanguage, pathIn } from '#shared/language.ts'

import { Failure } from './error-boundary.tsx'

const TopBar = staticPart(() => import('./top-bar.tsx'), 'TopBar')
const PageEnd = staticPart(() => import('./footer.tsx'), 'PageEnd')

const NOTICE =
  'border-b border-line bg-sunken px-(--gutter) py-1 text-center text-small leading-[1.4] empty:hidden'

export default function Frame() {
  useFreshTokens()

  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  )
}

export function ErrorBoundary() {
  return (
    <Surroundings>
      <Failure />
    </Surroundings>
  )
}

function Surroundings({ children }: { children: ReactNode }) {
  const content = useFreshStart()
  useLanguageSwitch()
  useAppliedPreferences()
  useLogout()

  return (
    <div className="flex min-h-dvh flex-col">
      <BlockRendering before="content" />
      <TopBar />
      <SampleNotice />
      <LivePart name="notice" className={NOTICE} />
      <main id="content" ref={content} tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <PageEnd />
      <ToastRegion />
      <SiteViewer entries={catalogue} shop={business.name} />
    </div>
  )
}

/** React keeps the bar of the first page, so the switch is updated here. */
function useLanguageSwitch() {
  const path = pagePath(useLocation())

  useEffect(() => {
    const other = otherLanguage(language)
    if (!other) return
    for (const link of document.querySelectorAll('a[data-language]'))
      link.setAttribute('href', pathIn(other, path))
  }, [path])
}

function useAppliedPreferences() {
  const { theme, notifications } = usePreferences()

  useEffect(() => {
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColors[theme])
  }, [theme])

  useLayoutEffect(() => {
    const { showSuccess, showError, showInfo, duration } = notifications
    const wanted: Partial<Record<ToastTone, boolean>> = {
      success: showSuccess,
      error: showError,
      info: showInfo,
    }
    const tones = Object.keys(wanted) as ToastTone[]
    setToastRules({ durationMs: duration, silent: tones.filter((tone) => !wanted[tone]) })
  }, [notifications])
}

function useFreshStart() {
  const content = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const part = document.getElementById(hash.slice(1))
    if (part) void part.scrollIntoView()
    else {
      window.scrollTo(0, 0)
      content.current?.focus({ preventScroll: true })
    }
  }, [pathname, hash])

  return content
}

export function SampleNotice() {
  if (mode !== 'sample') return null
  return (
    <aside className={`${NOTICE} text-muted`} aria-label={sample.review}>
      {sample.notice}
    </aside>
  )
}

const LOGOUT = '[data-sign-out]'

/** React left LOGOUT static, so one listener serves bar and drawer. */
function useLogout() {
  const { busy, leave } = useSignOut('local', () => {
    const [login] = document.querySelectorAll<HTMLElement>('header a[href="/login"]:not(nav *)')
    login?.focus()
    showToast({ tone: 'success', text: words.done })
  })
  const latest = useRef(leave)

  useEffect(() => {
    latest.current = leave
    for (const button of document.querySelectorAll(LOGOUT)) button.ariaBusy = busy ? 'true' : null
  }, [busy, leave])

  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(LOGOUT)) latest.current()
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
