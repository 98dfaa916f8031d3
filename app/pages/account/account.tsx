import { useState } from 'react'
import { href } from 'react-router'

import { privateHeadOf } from '#app/head/head-of.ts'
import { ApplicationPart } from '#app/rental/application-part.tsx'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { SettingsPart } from '#app/ui/settings-section.tsx'

import { changes, type Outcome } from './account-actions.ts'
import { EmailPart, NamesPart, PasswordPart } from './account-parts.tsx'
import { AccountShell } from './account-shell.tsx'
import { usePerson } from '#app/auth/use-person.ts'
import { Working } from './working.tsx'

import css from './account.module.css'

import type { Route } from './+types/account'

export const meta: Route.MetaFunction = () =>
  privateHeadOf({
    title: 'Your account',
    description: 'Your name, email and password, and where you are signed in.',
    path: '/account',
  })

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
    <>
      {(!hydrated || !signedIn) && <SignedOut farewell={farewell} />}
      {(!hydrated || (signedIn && !person && !problem)) && <Loading />}
      {signedIn && !person && problem && <Unknown problem={problem} onRetry={retry} />}
      {signedIn && person && (
        <div className={css.page}>
          <div className={css.head}>
            <h1>Your account</h1>
            <p>Signed in as {person.email}</p>
          </div>
          <ApplicationPart />
          <NamesPart {...person} />
          <EmailPart {...person} />
          <PasswordPart {...person} />
          <LeavePart onLeft={setFarewell} />
        </div>
      )}
    </>
  )
}

/** Styles show this one or the next before React knows whether a session is kept. */
function SignedOut({ farewell }: { farewell: string | null }) {
  return (
    <div data-shown="signed-out" className={css.whole}>
      <AccountShell
        fresh={farewell !== null}
        title="Your account"
        lead="Here you change your name, email and password, and sign out on all your devices."
      >
        {farewell && (
          <Banner tone="success">
            <p>{farewell}</p>
          </Banner>
        )}
        <p>Please sign in to see it.</p>
        <div className={css.stack}>
          <ButtonLink wide href={href('/login')}>
            Sign in
          </ButtonLink>
          <ButtonLink look="quiet" wide href={href('/register')}>
            Create account
          </ButtonLink>
        </div>
      </AccountShell>
    </div>
  )
}

function Loading() {
  return (
    <div data-shown="signed-in" className={css.whole}>
      <AccountShell title="Your account">
        <Working>Opening your account…</Working>
      </AccountShell>
    </div>
  )
}

function Unknown({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <AccountShell title="Your account">
      <Banner tone="error">
        <p>{problem}</p>
      </Banner>
      <Button look="quiet" wide onClick={onRetry}>
        Try again
      </Button>
    </AccountShell>
  )
}

function LeavePart({ onLeft }: { onLeft: (farewell: string) => void }) {
  const here = useSignOut('local', () => onLeft('You are signed out on this device.'))
  const everywhere = useSignOut('global', () => onLeft('You are signed out on every device.'))
  const busy = here.busy || everywhere.busy
  const problem = here.problem ?? everywhere.problem

  return (
    <SettingsPart
      title="Sign out"
      about="On this device, or on every device where you are signed in – for instance if a phone was lost."
    >
      {problem && (
        <Banner tone="error">
          <p>{problem}</p>
        </Banner>
      )}
      <div className={css.actions}>
        <Button look="quiet" waiting={busy} onClick={here.leave}>
          {here.busy ? 'Signing out…' : 'Sign out here'}
        </Button>
        <Button look="quiet" waiting={busy} onClick={everywhere.leave}>
          {everywhere.busy ? 'Signing out…' : 'Sign out everywhere'}
        </Button>
      </div>
    </SettingsPart>
  )
}
