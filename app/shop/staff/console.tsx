import { useEffect, useRef, type ReactNode } from 'react'
import { href, Link, Outlet, useLocation, useNavigate, type MetaFunction } from 'react-router'

import { useFreshTokens } from '#app/auth/use-session.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { business } from '#app/content/business.ts'
import { staffPageWords, staffConsole as words } from '#app/content/staff/console.ts'
import { privateHeadOf } from '#app/head/head-of.ts'
import { whenIdle } from '#app/islands/elements.ts'
import { registerStaffWorker } from '#app/islands/start-worker.ts'
import { findScanField } from '#app/shop/core/scan-field.tsx'
import { isControlKey } from '#app/shop/core/scan-keys.ts'
import { findStaffPage, staffPages } from '#app/shop/core/staff-pages.ts'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { Button } from '#app/ui/button.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { SignedIn } from '#shared/shop/core/staff.ts'

import { ConnectionBanner } from './connection-banner.tsx'
import { Gate } from './gate.tsx'
import { LockScreen } from './lock-screen.tsx'
import { lock, useLocked } from './lock.ts'
import { useKeptFocus } from './use-kept-focus.ts'

import css from './console.module.css'

import './tailwind.css'

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

function Frame({ member }: { member: SignedIn }) {
  useDigitKeys(member)
  useControlKeys()
  useKeptFocus()
  const isLocked = useLocked()
  const { pathname } = useLocation()
  useEffect(() => {
    if (import.meta.env.PROD) return whenIdle(registerStaffWorker)
  }, [])
  return (
    <>
      <div className={css.console} data-locked={isLocked || undefined} inert={isLocked}>
        <a className="skip" href="#content">
          {words.skip}
        </a>
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
    <main id="content" tabIndex={-1} className={`${css.page} min-w-0 stack gap-6`}>
      <ConnectionBanner isLocked={isLocked} />
      {children}
    </main>
  )
}

/** A scanner's line feed is Ctrl+J, which opens the browser's downloads, whatever has the focus. */
function useControlKeys() {
  useEffect(() => {
    const stop = (event: KeyboardEvent) => {
      if (isControlKey(event)) event.preventDefault()
    }
    document.addEventListener('keydown', stop, true)
    return () => document.removeEventListener('keydown', stop, true)
  }, [])
}

/** Alt and a digit lead to the field of a page: no scanner sends them, and they disturb nothing that is typed. */
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

/** Its field, or the page itself where it has none. */
function focusPage() {
  const target = findScanField() ?? document.querySelector<HTMLElement>('#content')
  target?.focus()
}

/** The pages in the navigation of a staff member. */
function pagesOf({ role }: SignedIn) {
  return staffPages.filter(
    ({ digit, isInNav, isOwners }) => (digit ?? isInNav) && (!isOwners || role === 'administrator'),
  )
}

/** On the left where there is room, else in a row at the top. */
function ConsoleNav({ member }: { member: SignedIn }) {
  const pages = pagesOf(member)
  const office = pages.filter(({ isOwners }) => isOwners)
  return (
    <header className={`${css.rail} sunken border-b cluster gap-2 gap-x-4 items-center`}>
      <a className={`${css.shop} no-underline flex-1 bold`} href={href('/')}>
        {business.name}
      </a>
      {member.isSample && <p className={`${css.sample} small`}>{words.sample}</p>}
      <nav aria-label={words.nav}>
        <PageList pages={pages.filter(({ isOwners }) => !isOwners)} />
        {office.length > 0 && <PageList label={words.office} pages={office} />}
      </nav>
      <Member {...member} />
    </header>
  )
}

type PageListProps = { label?: string; pages: ReturnType<typeof pagesOf> }

function PageList({ label, pages }: PageListProps) {
  return (
    <ul className={`${label ? css.office : ''} ${css.pages} cluster gap-1`} aria-label={label}>
      {pages.map(({ name, path, digit }) => (
        <li key={name}>
          <PageLink name={name} path={path} digit={digit} />
        </li>
      ))}
    </ul>
  )
}

type PageLinkProps = { name: keyof typeof staffPageWords; path: string; digit: number | undefined }

function PageLink({ name, path, digit }: PageLinkProps) {
  const { pathname } = useLocation()
  const shown = findStaffPage(pathname)
  const isCurrent = shown.path === path
  const shortcut = digit && interpolate(words.shortcut, { digit })
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) pushInSight(link.current)
  }, [isCurrent])
  return (
    <Link
      ref={link}
      to={path}
      className={`${css.link} muted semibold nowrap row gap-2 justify-between`}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={shortcut || undefined}
      title={shortcut || undefined}
    >
      {staffPageWords[name].name}{' '}
      {digit && (
        <kbd className={`${css.digit} text-center muted`} aria-hidden="true">
          {digit}
        </kbd>
      )}
    </Link>
  )
}

/** Where the pages stand in a line that is longer than the screen. */
function pushInSight(link: HTMLElement | null) {
  const line = link?.closest('nav')
  if (!link || !line) return
  line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.offsetWidth) / 2
}

function Member({ email, role }: SignedIn) {
  const { busy, leave } = useSignOut('local', () => {})
  return (
    <div className={`${css.member} row gap-4 min-w-0`}>
      <p className={`${css.who} stack gap-0 muted small min-w-0`}>
        <span className="sr-only">{words.signedInAs} </span>
        <a href={href('/account')}>{email}</a>
        <span>{words.roles[role]}</span>
      </p>
      <div className={`${css.ways} nowrap row gap-2`}>
        <Button variant="quiet" small onClick={lock}>
          {words.lock}
        </Button>
        <Button variant="quiet" small waiting={busy} onClick={leave}>
          {words.signOut}
        </Button>
      </div>
      <ThemeSwitch />
    </div>
  )
}
