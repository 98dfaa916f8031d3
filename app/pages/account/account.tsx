import { useState } from 'react'
import { href } from 'react-router'

import { interpolate } from '#shared/interpolate.ts'
import { signOut } from '#app/content/en/auth.ts'
import { accountPage as words } from '#app/content/en/account.ts'
import { privateHeadOf } from '#app/head/head-of.ts'
import { ApplicationPart, useApplication } from '#app/rental/application-part.tsx'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { SettingsSection } from '#app/ui/settings-section.tsx'

import { changes, type Outcome } from './account-actions.ts'
import { EmailPart, NamesPart, PasswordPart } from './account-parts.tsx'
import { AccountShell } from './account-shell.tsx'
import { usePerson } from '#app/auth/use-person.ts'
import { Working } from './working.tsx'

import css from './account.module.css'

import type { Route } from './+types/account'

export const meta: Route.MetaFunction = () =>
  privateHeadOf({
    title: words.title,
    description: words.description,
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
  const application = useApplication(signedIn)
  const isLoading = !problem && (!person || !(application.answer ?? application.problem))
  const [farewell, setFarewell] = useState<string | null>(null)

  return (
    <>
      {(!hydrated || !signedIn) && <SignedOut farewell={farewell} />}
      {(!hydrated || (signedIn && isLoading)) && <Loading />}
      {signedIn && !person && problem && <Unknown problem={problem} onRetry={retry} />}
      {signedIn && person && !isLoading && (
        <div className={css.page}>
          <div className={css.head}>
            <h1>{words.title}</h1>
            <p>{interpolate(words.signedInAs, { email: person.email })}</p>
          </div>
          <ApplicationPart {...application} />
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

function LeavePart({ onLeft }: { onLeft: (farewell: string) => void }) {
  const here = useSignOut('local', () => onLeft(words.signOut.doneHere))
  const everywhere = useSignOut('global', () => onLeft(words.signOut.doneEverywhere))
  const busy = here.busy || everywhere.busy
  const problem = here.problem ?? everywhere.problem

  return (
    <SettingsSection title={words.signOut.title} about={words.signOut.about}>
      {problem && (
        <Banner tone="error">
          <p>{problem}</p>
        </Banner>
      )}
      <div className={css.actions}>
        <Button variant="quiet" waiting={busy} onClick={here.leave}>
          {here.busy ? signOut.busy : words.signOut.here}
        </Button>
        <Button variant="quiet" waiting={busy} onClick={everywhere.leave}>
          {everywhere.busy ? signOut.busy : words.signOut.everywhere}
        </Button>
      </div>
    </SettingsSection>
  )
}
