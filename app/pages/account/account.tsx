import { Suspense, useEffect, useState } from 'react'
import { href } from 'react-router'

import { IdentityDialog } from '#app/auth/identity-dialog.tsx'
import { useReturnHere } from '#app/auth/return-path.ts'
import { isBuiltIn } from '#app/auth/service.ts'
import { usePerson } from '#app/auth/use-person.ts'
import { useSecurity } from '#app/auth/use-security.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { privateHeadOf } from '#app/head/head-of.ts'
import { useApplicationInvitation } from '#app/shop/applications/application-invitation.ts'
import { callShop } from '#app/shop/client.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { accountPage as words } from '#content/account.ts'
import { offers } from '#content/my-mailbox.ts'
import { callerCalls } from '#shared/shop/core/calls.ts'

import type { Route } from './+types/account'
import { changes, type Outcome } from './account-actions.ts'
import { AccountHome } from './account-home.tsx'
import { accountPath, readAccountPage, useMovedParts, wordsOf } from './account-pages.ts'
import { AccountShell, Working } from './account-shell.tsx'
import SecondFactorStep from './second-factor-step.tsx'
import { useRentals } from './use-rentals.ts'

export const meta: Route.MetaFunction = ({ params }) => {
  const page = readAccountPage(params.page)
  const { title, description } = wordsOf(page)
  return privateHeadOf({ title, description, path: accountPath(page) })
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Outcome> {
  const intent = String((await request.clone().formData()).get('intent'))
  const change = changes[intent]
  if (!change) throw new Error(`The account page knows no form "${intent}"`)
  return change(request)
}

/** Loads the data of all four pages first, so that nothing moves and no page waits. */
export default function Account({ params }: Route.ComponentProps) {
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
  useMovedParts()
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
          <AccountHome
            page={readAccountPage(params.page)}
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

/** Styles show this one or the next before React knows whether a session is kept. */
function SignedOut({ farewell, isInvited }: { farewell: string | null; isInvited: boolean }) {
  const signIn = useReturnHere(href('/login'))
  const register = useReturnHere(href('/register'))
  return (
    <div data-shown="signed-out" className="flex flex-1">
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

/** A restored scroll position needs the height at once. */
function Loading() {
  return (
    <div data-shown="signed-in" className="flex min-h-[500vh] flex-1 items-start">
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
