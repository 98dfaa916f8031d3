import { useId, type ReactNode } from 'react'
import { href, Link, useLocation } from 'react-router'

import { useSignOut } from '#app/auth/use-sign-out.ts'
import { business } from '#app/content/business.ts'
import { staffPageWords, staffConsole as words } from '#app/content/staff/console.ts'
import { Search } from '#app/shop/core/search.tsx'
import { findStaffPage, staffPages } from '#app/shop/core/staff-pages.ts'
import { Button } from '#app/ui/button.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { SignedIn } from '#shared/shop/core/staff.ts'

import { lock } from './lock.ts'

export function pagesOf({ role }: SignedIn) {
  return staffPages.filter(
    ({ digit, isInNav, isOwners }) => (digit ?? isInNav) && (!isOwners || role === 'administrator'),
  )
}

const MAX_IN_BAR = 6

export function ConsoleNav({ member }: { member: SignedIn }) {
  const pages = pagesOf(member)
  const counter = pages.filter(({ digit = Infinity }) => digit <= MAX_IN_BAR)
  const others = pages.filter((page) => !page.isOwners && !counter.includes(page))
  const office = pages.filter(({ isOwners }) => isOwners)
  return (
    <header className="sticky top-0 z-40 flex h-14 items-center gap-2 border-b border-line bg-sunken px-3 lg:h-dvh lg:flex-col lg:items-stretch lg:gap-3 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:py-3 print:hidden">
      <a
        className="px-2 leading-tight font-bold text-ink no-underline max-lg:hidden"
        href={href('/')}
      >
        {business.name}
      </a>
      <Search />
      <Sample member={member} className="max-lg:hidden" />
      <nav
        aria-label={words.nav}
        className="flex max-lg:order-first lg:flex-1 lg:flex-col lg:gap-2"
      >
        <PageList pages={counter} className="max-md:hidden" />
        <PageList pages={others} className="max-lg:hidden" />
        {office.length > 0 && (
          <PageList
            label={words.office}
            pages={office}
            className="border-line pt-2 max-lg:hidden lg:border-t"
          />
        )}
      </nav>
      <More>
        <Sample member={member} />
        <PageList pages={counter} className="grid! md:hidden!" />
        <PageList pages={[...others, ...office]} className="grid!" />
        <Member {...member} />
      </More>
      <div className="max-lg:hidden">
        <Member {...member} />
      </div>
    </header>
  )
}

function Sample({ member, className = '' }: { member: SignedIn; className?: string }) {
  if (!member.isSample) return null
  return (
    <p className={`rounded-md border border-dashed border-warning px-2 py-1 text-sm ${className}`}>
      {words.sample}
    </p>
  )
}

function More({ children }: { children: ReactNode }) {
  const id = useId()
  const { pathname } = useLocation()
  return (
    <nav aria-label={words.more} className="flex-none lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="min-h-11 cursor-pointer rounded-md px-3 font-semibold hover:bg-lifted"
      >
        {words.more}
      </button>
      <div
        key={pathname}
        id={id}
        popover="auto"
        className="fixed inset-auto top-14 right-2 m-0 max-h-[calc(100dvh-4rem)] w-64 gap-2 overflow-y-auto rounded-lg border border-line bg-raised p-3 text-ink open:grid"
      >
        {children}
      </div>
    </nav>
  )
}

type PageListProps = { label?: string; pages: ReturnType<typeof pagesOf>; className: string }

function PageList({ label, pages, className }: PageListProps) {
  return (
    <ul className={`flex lg:grid ${className}`} aria-label={label}>
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
  const isCurrent = findStaffPage(pathname).path === path
  const shortcut = digit && interpolate(words.shortcut, { digit })
  return (
    <Link
      to={path}
      className="flex min-h-11 items-center justify-between gap-2 rounded-md px-2.5 font-semibold whitespace-nowrap text-muted no-underline hover:bg-lifted hover:text-ink aria-[current]:bg-lifted aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--accent)] lg:min-h-8 lg:text-[0.9375rem] lg:aria-[current]:shadow-[inset_3px_0_0_var(--accent)]"
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={shortcut || undefined}
      title={shortcut || undefined}
    >
      {staffPageWords[name].name}{' '}
      {digit && (
        <kbd
          className="min-w-5 rounded-sm border border-line px-1 text-center text-xs text-muted max-lg:hidden"
          aria-hidden="true"
        >
          {digit}
        </kbd>
      )}
    </Link>
  )
}

function Member({ email, role }: SignedIn) {
  const { busy, leave } = useSignOut('local', () => {})
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-t border-line px-2 pt-2">
      <p className="grid min-w-0 text-sm leading-snug text-muted">
        <span className="sr-only">{words.signedInAs} </span>
        <a className="truncate text-ink no-underline" href={href('/account/:page?')}>
          {email}
        </a>
        <span>{words.roles[role]}</span>
      </p>
      <ThemeSwitch />
      <div className="col-span-full flex gap-2">
        <Button variant="quiet" small onClick={lock}>
          {words.lock}
        </Button>
        <Button variant="quiet" small waiting={busy} onClick={leave}>
          {words.signOut}
        </Button>
      </div>
    </div>
  )
}
