import { lazy, Suspense, useEffect, useState } from 'react'
import { href, Link } from 'react-router'

import { IdentityDialog } from '#app/auth/identity-dialog.tsx'
import { useReturnHere } from '#app/auth/return-path.ts'
import { hasFactor } from '#app/auth/second-factor.ts'
import { isBuiltIn } from '#app/auth/service.ts'
import { usePerson, type Person } from '#app/auth/use-person.ts'
import { useSecurity, type Security } from '#app/auth/use-security.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { privateHeadOf } from '#app/head/head-of.ts'
import {
  useApplicationInvitation,
  type ApplicationInvitation,
} from '#app/shop/applications/application-invitation.ts'
import { ApplicationPart } from '#app/shop/applications/application-part.tsx'
import { OffersPart } from '#app/shop/applications/offers-part.tsx'
import { callShop } from '#app/shop/client.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { accountPage as words } from '#content/account.ts'
import { offers } from '#content/my-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import { callerCalls } from '#shared/shop/core/calls.ts'

import type { Route } from './+types/account'
import { changes, type Outcome } from './account-actions.ts'
import { AccountNav, AccountPart } from './account-part.tsx'
import { AccountShell, Working } from './account-shell.tsx'
import { DataPart } from './data-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import SecondFactorStep from './second-factor-step.tsx'
import { SecurityPart } from './security-part.tsx'
import { useRentals, type Rentals } from './use-rentals.ts'
import { VisitSection } from './visit-section.tsx'

import css from './account.module.css'

export const meta: Route.MetaFunction = () =>
  privateHeadOf({
    title: words.title,
    description: words.description,
    path: '/account',
  })

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Outcome> {
  const intent = String((await request.clone().formData()).get('intent'))
  const change = changes[intent]
  if (!change) throw new Error(`The account page knows no form "${intent}"`)
  return change(request)
}

export default function Account() {
  const { signedIn, person, problem: unknown, retry } = usePerson()
  const hydrated = useHydrated()
  const { security, problem: unprotected, refresh } = useSecurity()
  const rentals = useRentals(signedIn)
  const caller = useShopQuery(callerCalls.get, {}, signedIn)
  const problem = unknown ?? unprotected
  const isLoading =
    !problem && !(person && security && rentals.isReady && (caller.data || caller.problem))
  const invitation = useApplicationInvitation()
  const [farewell, setFarewell] = useState<string | null>(null)
  useArrival(signedIn)
  const { leave } = useSignOut('local', () => setFarewell(words.signOut.doneHere))

  if (hydrated && signedIn && security?.secondFactor.state === 'wanted') {
    return (
      <SecondFactorStep
        secondFactor={security.secondFactor}
        onShown={() => void refresh()}
        onLeave={leave}
      />
    )
  }

  return (
    <>
      {(!hydrated || !signedIn) && (
        <SignedOut farewell={farewell} isInvited={invitation.token !== null} />
      )}
      {(!hydrated || (signedIn && isLoading)) && <Loading />}
      {signedIn && problem && (
        <Unknown
          problem={problem}
          onRetry={() => {
            retry()
            void refresh()
          }}
        />
      )}
      {signedIn && person && security && !isLoading && !problem && (
        <Suspense fallback={<Loading />}>
          <Home
            person={person}
            isStaff={caller.data !== null && caller.data.role !== 'customer'}
            rentals={rentals}
            invitation={invitation}
            security={security}
            onSecured={refresh}
            onLeft={setFarewell}
          />
        </Suspense>
      )}
      <IdentityDialog />
    </>
  )
}

/** Tells the shop who has come, where it does not keep the accounts itself. */
function useArrival(signedIn: boolean) {
  useEffect(() => {
    if (signedIn && !isBuiltIn()) void callShop(callerCalls.arrive, {})
  }, [signedIn])
}

type HomeProps = {
  person: Person
  isStaff: boolean
  rentals: Rentals
  invitation: ApplicationInvitation
  security: Security
  onSecured: () => Promise<void>
  onLeft: (farewell: string) => void
}

/** All parts on one page. What a part waits for is asked for above: nothing moves once this is shown. */
function Home(props: HomeProps) {
  const { person, isStaff, rentals, invitation, security, onSecured, onLeft } = props
  // The part that the address names is there only now.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no cleanup.
    void document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])

  return (
    <div className={`${css.page} grid grid-cols-1 gap-4 w-full`}>
      <div className="grid grid-cols-1 gap-2">
        <h1>{words.title}</h1>
        <p className="text-muted">{interpolate(words.signedInAs, { email: person.email })}</p>
        <AccountNav />
        {isStaff && (
          <p>
            <Link to="/staff">{words.toCounter}</Link>
          </p>
        )}
      </div>
      <MailboxPart rentals={rentals} invitation={invitation} email={person.email} />
      <ProfilePart person={person} hasFactor={hasFactor(security.secondFactor)} />
      <SecurityPart email={person.email} security={security} onChange={onSecured} onLeft={onLeft} />
      <DataPart onLeft={onLeft} />
    </div>
  )
}

/** Styles show this one or the next before React knows whether a session is kept. */
function SignedOut({ farewell, isInvited }: { farewell: string | null; isInvited: boolean }) {
  const signIn = useReturnHere(href('/login'))
  const register = useReturnHere(href('/register'))
  return (
    <div data-shown="signed-out" className={`${css.whole} flex-1`}>
      <AccountShell fresh={farewell !== null} title={words.title} lead={words.signedOut.lead}>
        <TextBanner tone="success" text={farewell} />
        <p>{isInvited ? offers.invited.signedOut : words.signedOut.text}</p>
        <div className="grid grid-cols-1 gap-3">
          <ButtonLink wide href={signIn} data-held="">
            {words.signedOut.signIn}
          </ButtonLink>
          <ButtonLink variant="quiet" wide href={register} data-held="">
            {words.signedOut.register}
          </ButtonLink>
        </div>
      </AccountShell>
    </div>
  )
}

function Loading() {
  return (
    <div data-shown="signed-in" className={`${css.whole} flex-1 ${css.loading} items-start`}>
      <AccountShell title={words.title}>
        <Working>{words.loading}</Working>
      </AccountShell>
    </div>
  )
}

function Unknown({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <AccountShell title={words.title}>
      <TextBanner tone="error" text={problem} />
      <Button variant="quiet" wide onClick={onRetry}>
        {words.retry}
      </Button>
    </AccountShell>
  )
}

/** Fetched for those who have one. */
const MyMailbox = lazy(async () => {
  const { MyMailbox: component } = await import('./my-mailbox.tsx')
  return { default: component }
})

type MailboxPartProps = { rentals: Rentals; invitation: ApplicationInvitation; email: string }

function MailboxPart({ rentals, invitation, email }: MailboxPartProps) {
  const { application, slots, mailboxes } = rentals
  const filed = application.data?.application
  const all = mailboxes.data?.mailboxes ?? []
  const isDue = filed?.state === 'open' || application.data?.visitFor === 'sign'
  const isRenting = all.some(({ state }) => state !== 'closed')

  return (
    <AccountPart id="mailbox">
      <OffersPart
        offers={application.data?.offers ?? []}
        invitation={invitation}
        email={email}
        onChange={() => {
          application.refresh()
          mailboxes.refresh()
        }}
      />
      {(isDue || (mailboxes.data && !isRenting)) && <ApplicationPart called={application} />}
      {application.data && application.data.visitFor !== 'change' && (
        <VisitSection answer={application.data} slots={slots} onChange={application.refresh} />
      )}
      {!mailboxes.data && <Waiting problem={mailboxes.problem} onRetry={mailboxes.refresh} />}
      {all.map((mailbox) => (
        <MyMailbox key={mailbox.id} mailbox={mailbox} onChange={mailboxes.refresh} />
      ))}
      {application.data?.visitFor === 'change' && (
        <VisitSection answer={application.data} slots={slots} onChange={application.refresh} />
      )}
    </AccountPart>
  )
}
