import { Suspense, useEffect, useState } from 'react'
import { href } from 'react-router'

import { interpolate } from '#shared/interpolate.ts'
import { accountPage as words } from '#app/content/en/account.ts'
import { privateHeadOf } from '#app/head/head-of.ts'
import { mailboxChanges, type MailboxOutcome } from '#app/rental/mailbox/mailbox-actions.ts'
import { type Rentals, useRentals } from '#app/rental/use-rentals.ts'
import { type Person, usePerson } from '#app/auth/use-person.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

import { changes, type Outcome } from './account-actions.ts'
import { AccountNav } from './account-part.tsx'
import { AccountShell } from './account-shell.tsx'
import { DataPart } from './data-part.tsx'
import { MailboxPart } from './mailbox-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import { SecurityPart } from './security-part.tsx'
import { Working } from './working.tsx'

import css from './account.module.css'

import type { Route } from './+types/account'

export const meta: Route.MetaFunction = () =>
  privateHeadOf({
    title: words.title,
    description: words.description,
    path: '/account',
  })

export async function clientAction({
  request,
}: Route.ClientActionArgs): Promise<Outcome | MailboxOutcome> {
  const intent = String((await request.clone().formData()).get('intent'))
  const change = changes[intent] ?? mailboxChanges[intent]
  if (!change) throw new Error(`The account page knows no form "${intent}"`)
  return change(request)
}

export default function Account() {
  const { signedIn, person, problem, retry } = usePerson()
  const hydrated = useHydrated()
  const rentals = useRentals(signedIn)
  const isLoading = !problem && !(person && rentals.isReady)
  const [farewell, setFarewell] = useState<string | null>(null)

  return (
    <>
      {(!hydrated || !signedIn) && <SignedOut farewell={farewell} />}
      {(!hydrated || (signedIn && isLoading)) && <Loading />}
      {signedIn && !person && problem && <Unknown problem={problem} onRetry={retry} />}
      {signedIn && person && !isLoading && (
        <Suspense fallback={<Loading />}>
          <Home person={person} rentals={rentals} onLeft={setFarewell} />
        </Suspense>
      )}
    </>
  )
}

type HomeProps = {
  person: Person
  rentals: Rentals
  onLeft: (farewell: string) => void
}

/** All parts on one page. What a part waits for is asked for above: nothing moves once this is shown. */
function Home({ person, rentals, onLeft }: HomeProps) {
  // The part that the address names is there only now.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])

  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{words.title}</h1>
        <p>{interpolate(words.signedInAs, { email: person.email })}</p>
        <AccountNav />
      </div>
      <MailboxPart rentals={rentals} />
      <ProfilePart person={person} />
      <SecurityPart email={person.email} onLeft={onLeft} />
      <DataPart />
    </div>
  )
}

/** Styles show this one or the next before React knows whether a session is kept. */
function SignedOut({ farewell }: { farewell: string | null }) {
  return (
    <div data-shown="signed-out" className={css.whole}>
      <AccountShell fresh={farewell !== null} title={words.title} lead={words.signedOut.lead}>
        {farewell && (
          <Banner tone="success">
            <p>{farewell}</p>
          </Banner>
        )}
        <p>{words.signedOut.text}</p>
        <div className={css.stack}>
          <ButtonLink wide href={href('/login')}>
            {words.signedOut.signIn}
          </ButtonLink>
          <ButtonLink variant="quiet" wide href={href('/register')}>
            {words.signedOut.register}
          </ButtonLink>
        </div>
      </AccountShell>
    </div>
  )
}

function Loading() {
  return (
    <div data-shown="signed-in" className={css.whole}>
      <AccountShell title={words.title}>
        <Working>{words.loading}</Working>
      </AccountShell>
    </div>
  )
}

function Unknown({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <AccountShell title={words.title}>
      <Banner tone="error">
        <p>{problem}</p>
      </Banner>
      <Button variant="quiet" wide onClick={onRetry}>
        {words.retry}
      </Button>
    </AccountShell>
  )
}
