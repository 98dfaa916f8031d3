import { href, Link, useLocation } from 'react-router'

import { business } from '#app/content/business.ts'
import { staffConsole as words, staffPageWords } from '#app/content/en/staff/console.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { Button } from '#app/ui/button.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import type { MeAnswer } from '#shared/rental/answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import { lock } from './lock.ts'
import { findStaffPage, staffPages } from './staff-pages.ts'

import css from './console.module.css'

/** The pages in the navigation of a staff member. */
export function pagesOf({ role }: MeAnswer) {
  return staffPages.filter(
    ({ digit, isInNav, isOwners }) => (digit ?? isInNav) && (!isOwners || role === 'administrator'),
  )
}

/** On the left where there is room, else in a row at the top. */
export function ConsoleNav({ member }: { member: MeAnswer }) {
  return (
    <header className={`${css.rail} sunken border-b cluster gap-2 gap-x-4 items-center`}>
      <a className={`${css.shop} no-underline flex-1 bold`} href={href('/')}>
        {business.name}
      </a>
      {member.isSample && <p className={`${css.sample} small`}>{words.sample}</p>}
      <nav aria-label={words.nav}>
        <ul className={`${css.pages} cluster gap-1`}>
          {pagesOf(member).map(({ name, path, digit }) => (
            <li key={name}>
              <PageLink name={name} path={path} digit={digit} />
            </li>
          ))}
        </ul>
      </nav>
      <Member {...member} />
    </header>
  )
}

type PageLinkProps = { name: keyof typeof staffPageWords; path: string; digit: number | undefined }

function PageLink({ name, path, digit }: PageLinkProps) {
  const { pathname } = useLocation()
  const shown = findStaffPage(pathname)
  const isCurrent = shown.path === path
  const shortcut = digit && interpolate(words.shortcut, { digit })
  return (
    <Link
      to={path}
      className={`${css.link} muted semibold nowrap row gap-2 justify-between`}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={shortcut || undefined}
      title={shortcut || undefined}
    >
      {staffPageWords[name].name}
      {digit && (
        <kbd className={`${css.digit} text-center muted`} aria-hidden="true">
          {digit}
        </kbd>
      )}
    </Link>
  )
}

function Member({ email, role }: MeAnswer) {
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
        <ThemeSwitch />
      </div>
    </div>
  )
}
