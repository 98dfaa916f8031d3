import { useEffect, useRef, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigate, type MetaFunction } from 'react-router'

import { useFreshTokens } from '#app/auth/use-session.ts'
import { staffPageWords, staffConsole as words } from '#app/content/staff/console.ts'
import { privateHeadOf } from '#app/head/head-of.ts'
import { whenIdle } from '#app/islands/elements.ts'
import { registerStaffWorker } from '#app/islands/start-worker.ts'
import { findScanField } from '#app/shop/core/scan-field.tsx'
import { isControlKey } from '#app/shop/core/scan-keys.ts'
import { findSearchField } from '#app/shop/core/search.tsx'
import { findStaffPage } from '#app/shop/core/staff-pages.ts'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import type { SignedIn } from '#shared/shop/core/staff.ts'

import { ConnectionBanner } from './connection-banner.tsx'
import { ConsoleNav, pagesOf } from './console-nav.tsx'
import { Gate } from './gate.tsx'
import { LockScreen } from './lock-screen.tsx'
import { useLocked } from './lock.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

import './tailwind.css'

export const meta: MetaFunction = ({ location }) => {
  const { name, path } = findStaffPage(location.pathname)
  const { title, description } = staffPageWords[name]
  return privateHeadOf({ title: `${title} – ${words.name}`, description, path })
}

export default function Console() {
  useFreshTokens()
  return <Gate>{(member) => <Frame member={member} />}</Gate>
}

function Frame({ member }: { member: SignedIn }) {
  useDigitKeys(member)
  useControlKeys()
  useFocusFallback()
  const isLocked = useLocked()
  const { pathname } = useLocation()
  useEffect(() => {
    if (import.meta.env.PROD) return whenIdle(registerStaffWorker)
  }, [])
  return (
    <>
      <div
        className={`min-h-dvh text-base lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block ${isLocked ? 'invisible' : ''}`}
        inert={isLocked}
      >
        <SkipLink>{words.skip}</SkipLink>
        <ConsoleNav member={member} />
        <Page isLocked={isLocked}>
          <QueryBoundary resetKey={pathname}>
            <Outlet />
          </QueryBoundary>
        </Page>
        <ToastRegion />
      </div>
      {isLocked && <LockScreen email={member.email} />}
    </>
  )
}

function Page({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid min-w-0 auto-rows-max grid-cols-[minmax(0,1fr)] gap-5 px-4 py-4 outline-none lg:px-6 print:p-0"
    >
      <ConnectionBanner isLocked={isLocked} />
      {children}
    </main>
  )
}

/** A scanner's line feed is Ctrl+J, which opens the browser's downloads. */
function useControlKeys() {
  useEffect(() => {
    const stop = (event: KeyboardEvent) => {
      if (isControlKey(event)) event.preventDefault()
    }
    document.addEventListener('keydown', stop, true)
    return () => document.removeEventListener('keydown', stop, true)
  }, [])
}

/** Scanners don't send Alt, and it doesn't type anything. */
function useDigitKeys(member: SignedIn) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const wanted = useRef<string>(undefined)

  useEffect(() => {
    if (wanted.current !== pathname) return
    wanted.current = undefined
    focusPage()
  }, [pathname])

  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return
      const page = pagesOf(member).find(({ digit }) => event.code === `Digit${digit}`)
      if (!page) return
      event.preventDefault()
      if (page.path === pathname) return focusPage()
      wanted.current = page.path
      void navigate(page.path)
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [member, navigate, pathname])
}

function focusPage() {
  const target = findScanField() ?? findSearchField()
  target?.focus()
}
