import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'

import { hasFactor } from '#app/auth/second-factor.ts'
import type { Person } from '#app/auth/use-person.ts'
import type { Security } from '#app/auth/use-security.ts'
import type { ApplicationInvitation } from '#app/shop/applications/application-invitation.ts'
import { accountPage as words } from '#content/account.ts'
import { interpolate } from '#shared/interpolate.ts'

import { accountPages, accountPath, wordsOf, type AccountPage } from './account-pages.ts'
import { DataPart } from './data-part.tsx'
import { MailboxPage } from './mailbox-page.tsx'
import { ProfilePart } from './profile-part.tsx'
import { RentalPage } from './rental-page.tsx'
import { SecurityPart } from './security-part.tsx'
import type { Rentals } from './use-rentals.ts'

type AccountHomeProps = {
  page: AccountPage
  person: Person
  isStaff: boolean
  rentals: Rentals
  invitation: ApplicationInvitation
  security: Security
  onSecured: () => Promise<void>
  onLeft: (farewell: string) => void
}

/** Opened pages stay mounted, hidden, so that typed text survives. */
export function AccountHome(props: AccountHomeProps) {
  const { page, person, isStaff, rentals, invitation, security, onSecured, onLeft } = props
  const [opened, setOpened] = useState([page])
  if (!opened.includes(page)) setOpened([...opened, page])
  // The anchor's target exists only now.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no cleanup.
    void document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])

  const pages: Record<AccountPage, ReactNode> = {
    mailbox: <MailboxPage rentals={rentals} invitation={invitation} email={person.email} />,
    rental: <RentalPage rentals={rentals} />,
    security: (
      <SecurityPart email={person.email} security={security} onChange={onSecured} onLeft={onLeft} />
    ),
    settings: (
      <>
        <ProfilePart person={person} hasFactor={hasFactor(security.secondFactor)} />
        <DataPart onLeft={onLeft} />
      </>
    ),
  }

  return (
    <div className="mx-auto grid w-full max-w-[calc(62rem+2*var(--gutter))] grid-cols-1 content-start gap-10 px-(--gutter) pt-9 pb-16 lg:pt-14 lg:pb-24">
      <div className="grid grid-cols-1 gap-2">
        <h1>{wordsOf(page).title}</h1>
        <div className="flex flex-wrap gap-x-6 gap-y-2 text-muted">
          <p>{interpolate(words.signedInAs, { email: person.email })}</p>
          {isStaff && <Link to="/staff">{words.toCounter}</Link>}
        </div>
        <AccountNav page={page} />
      </div>
      {accountPages
        .filter((each) => opened.includes(each))
        .map((each) => (
          <div
            key={each}
            id={each}
            hidden={each !== page}
            className="grid grid-cols-1 gap-10 *:first:border-t-0 *:first:pt-0"
          >
            {pages[each]}
          </div>
        ))}
    </div>
  )
}

const TAB =
  'flex min-h-11 items-center border-b-2 text-15 font-semibold no-underline hover:text-accent-text'

function AccountNav({ page: current }: { page: AccountPage }) {
  return (
    <nav aria-label={words.pagesLabel} className="mt-3 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-5 sm:gap-x-7">
        {accountPages.map((page) => (
          <li key={page}>
            <Link
              to={accountPath(page)}
              aria-current={page === current ? 'page' : undefined}
              className={`${TAB} ${page === current ? 'border-accent text-ink' : 'border-transparent text-muted'}`}
            >
              {wordsOf(page).name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
