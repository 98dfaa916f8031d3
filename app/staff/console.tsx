import { type ReactNode, useEffect } from 'react'
import { type MetaFunction, Outlet, useLocation, useNavigate } from 'react-router'

import { staffConsole as words, staffPageWords } from '#app/content/en/staff/console.ts'
import { useConnectionLost } from '#app/auth/connection.ts'
import { useFreshTokens } from '#app/auth/use-session.ts'
import { privateHeadOf } from '#app/head/head-of.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import type { MeAnswer } from '#shared/rental/answers.ts'

import { Gate } from './gate.tsx'
import { ConsoleNav, pagesOf } from './console-nav.tsx'
import { useLocked } from './lock.ts'
import { LockScreen } from './lock-screen.tsx'
import { findStaffPage } from './staff-pages.ts'

import css from './console.module.css'

/** The head of each of its pages. */
export const meta: MetaFunction = ({ location }) => {
  const { name, path } = findStaffPage(location.pathname)
  const { title, description } = staffPageWords[name]
  return privateHeadOf({ title: `${title} – ${words.name}`, description, path })
}

/** What surrounds every page of the staff console: who may enter, the way to the other pages, and what all pages must say. */
export default function Console() {
  useFreshTokens()
  return <Gate>{(member) => <Frame member={member} />}</Gate>
}

function Frame({ member }: { member: MeAnswer }) {
  useDigitKeys(member)
  const isLocked = useLocked()
  return (
    <>
      <div className={css.console} data-locked={isLocked || undefined} inert={isLocked}>
        <a className="skip" href="#content">
          {words.skip}
        </a>
        <ConsoleNav member={member} />
        <Page>
          <Outlet />
        </Page>
        <ToastRegion />
      </div>
      {isLocked && <LockScreen email={member.email} />}
    </>
  )
}

function Page({ children }: { children: ReactNode }) {
  const isLost = useConnectionLost()
  return (
    <main id="content" tabIndex={-1} className={`${css.page} min-w-0 stack gap-6`}>
      <TextBanner tone="warning" text={isLost && words.lost} />
      {children}
    </main>
  )
}

/** Alt and a digit lead to a page: no scanner sends them, and they disturb nothing that is typed. */
function useDigitKeys(member: MeAnswer) {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return
      const page = pagesOf(member).find(({ digit }) => event.code === `Digit${digit}`)
      if (!page) return
      event.preventDefault()
      if (page.path !== pathname) void navigate(page.path)
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [member, navigate, pathname])
}
