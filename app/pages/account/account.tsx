import { useState } from 'react'
import { href, useFetcher } from 'react-router'

import { NeedsScripts } from '#app/session/needs-scripts.tsx'
import { useSignOut } from '#app/session/use-sign-out.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

import { changes, type Outcome } from './account-actions.ts'
import { EmailPart, NamesPart, PasswordPart } from './account-parts.tsx'
import { Part } from './account-part.tsx'
import { privateHeadOf } from './head.ts'
import { usePerson } from './use-person.ts'
import { Working } from './working.tsx'

import css from './account.module.css'

import type { Route } from './+types/account'

export const meta: Route.MetaFunction = () =>
  privateHeadOf('Your account', 'Your name, email and password, and where you are signed in.')

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Outcome> {
  const intent = (await request.clone().formData()).get('intent')
  const change = changes[String(intent)]
  if (!change) throw new Error(`The account page knows no form "${String(intent)}"`)
  return change(request)
}

export default function Account() {
  const { signedIn, person, problem, retry } = usePerson()
  const hydrated = useHydrated()
  const [farewell, setFarewell] = useState<string | null>(null)

  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>Your account</h1>
        {person && <p>Signed in as {person.email}</p>}
      </div>
      <NeedsScripts />
      {(!hydrated || !signedIn) && <SignedOut farewell={farewell} />}
      {(!hydrated || (signedIn && !person && !problem)) && <Loading />}
      {signedIn && !person && problem && <Unknown problem={problem} onRetry={retry} />}
      {signedIn && person && (
        <>
          <NamesPart {...person} />
          <EmailPart {...person} />
          <PasswordPart {...person} />
          <LeavePart onLeft={setFarewell} />
        </>
      )}
    </div>
  )
}

/** Styles show this one or the next before React knows whether a session is kept. */
function SignedOut({ farewell }: { farewell: string | null }) {
  return (
    <div data-shown="signed-out">
      <div className={css.narrow}>
        {farewell && (
          <Banner tone="success">
            <p>{farewell}</p>
          </Banner>
        )}
        <p>
          Here you change your name, your email address and your password, and sign out on all your
          devices. Please sign in first.
        </p>
        <div className={css.actions}>
          <ButtonLink href={href('/login')}>Sign in</ButtonLink>
          <ButtonLink look="quiet" href={href('/register')}>
            Create account
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function Loading() {
  return (
    <div data-shown="signed-in">
      <Working>Opening your account…</Working>
    </div>
  )
}

function Unknown({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <div className={css.narrow}>
      <Banner tone="error">
        <p>{problem}</p>
      </Banner>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

function LeavePart({ onLeft }: { onLeft: (farewell: string) => void }) {
  const { busy, leave } = useSignOut(() => onLeft('You are signed out on this device.'))
  const fetcher = useFetcher<Outcome>()
  const everywhere = fetcher.state !== 'idle'
  const problem = fetcher.data?.problems?.form

  async function leaveEverywhere() {
    await fetcher.submit({ intent: 'sign-out-everywhere' }, { method: 'post' })
    onLeft('You are signed out on every device.')
  }

  return (
    <Part
      title="Sign out"
      about="On this device, or on every device where you are signed in – for instance when a telephone was lost."
    >
      {problem && (
        <Banner tone="error">
          <p>{problem}</p>
        </Banner>
      )}
      <div className={css.actions}>
        <Button look="quiet" disabled={busy || everywhere} onClick={leave}>
          {busy ? 'Signing out…' : 'Sign out here'}
        </Button>
        <Button look="quiet" disabled={busy || everywhere} onClick={() => void leaveEverywhere()}>
          {everywhere ? 'Signing out…' : 'Sign out everywhere'}
        </Button>
      </div>
    </Part>
  )
}
