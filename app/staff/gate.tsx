import type { ReactNode } from 'react'
import { href, useLocation } from 'react-router'

import { staffConsole, staffGate as words } from '#app/content/en/staff/console.ts'
import { signInAndReturn } from '#app/auth/return-path.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { useSignedIn } from '#app/auth/use-session.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import type { MeAnswer } from '#shared/rental/answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import { StaffMemberContext } from './staff-member.ts'
import { findStaffPage } from './staff-pages.ts'

import css from './gate.module.css'

/** Shows the console to the staff alone; everybody else reads why it stays closed, and what to do. */
export function Gate({ children }: { children: (member: MeAnswer) => ReactNode }) {
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  const { pathname } = useLocation()
  const { answer: member, problem, refresh } = useAnswer<MeAnswer>('/me', hydrated && signedIn)

  if (!hydrated || (signedIn && !member && !problem)) {
    return (
      <Closed title={staffConsole.name}>
        <p role="status">{staffConsole.loading}</p>
      </Closed>
    )
  }
  if (!signedIn) {
    return (
      <Closed title={words.signedOut.title}>
        <p>{words.signedOut.text}</p>
        <ButtonLink href={signInAndReturn(href('/login'), pathname)}>
          {words.signedOut.way}
        </ButtonLink>
      </Closed>
    )
  }
  if (!member) {
    return (
      <Closed title={words.unknown.title}>
        <Banner tone="error">
          <p>{problem}</p>
        </Banner>
        <Button onClick={refresh}>{staffConsole.retry}</Button>
      </Closed>
    )
  }
  if (member.role === 'customer') {
    return (
      <Closed title={words.customer.title}>
        <p>{interpolate(words.customer.text, { email: member.email })}</p>
        <ButtonLink href={href('/account')}>{words.customer.way}</ButtonLink>
      </Closed>
    )
  }
  if (!member.hasSecondFactor) {
    return (
      <Closed title={words.secondFactor.title}>
        <p>{words.secondFactor.text}</p>
        <ButtonLink href={`${href('/account')}#security`}>{words.secondFactor.way}</ButtonLink>
      </Closed>
    )
  }
  return (
    <StaffMemberContext value={member}>
      {findStaffPage(pathname)?.isOwners && member.role !== 'administrator' ? (
        <OwnersOnly />
      ) : (
        children(member)
      )}
    </StaffMemberContext>
  )
}

function OwnersOnly() {
  return (
    <Closed title={words.owners.title}>
      <p>{words.owners.text}</p>
      <ButtonLink href={href('/staff')}>{words.owners.way}</ButtonLink>
    </Closed>
  )
}

function Closed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={css.closed}>
      <div className={css.card}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
