import { useState } from 'react'
import { href, useFetcher, useLocation } from 'react-router'
import * as v from 'valibot'

import { headOf } from '#app/head/head-of.ts'
import { startAfterSignIn, usePlanChoice, withPlanChoice } from '#app/pricing/plan-choice.ts'
import { arrivalState } from '#app/auth/forms.ts'
import { said } from '#app/auth/messages.ts'
import { useSignedIn } from '#app/auth/use-session.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { PasswordField } from '#app/ui/password-field.tsx'
import { RedirectAfter } from '#app/ui/redirect-after.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'

import { AccountShell } from './account-shell.tsx'
import { resend, sendReset, signIn } from './login-actions.ts'
import css from './ways.module.css'

import type { Route } from './+types/login'

/** Long enough to press Sign Out instead. */
const SIGNED_IN_MS = 2_000

export const meta: Route.MetaFunction = () =>
  headOf({
    title: 'Sign in',
    description: 'Sign in to your private mailbox account.',
    path: '/login',
  })

export async function clientAction({ request }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  if (intent === 'forgot') return sendReset(request)
  if (intent === 'resend') return resend(request)
  return signIn(request)
}

type Outcome = { problems: null; notice?: string; unconfirmed?: boolean }

export default function Login() {
  const fetcher = useFetcher<typeof clientAction>()
  const [signedOut, setSignedOut] = useState(false)
  const signedIn = useSignedIn()
  const hydrated = useHydrated()
  const arrival = useArrivalState()
  const choice = usePlanChoice()

  if (signedIn && fetcher.state === 'idle') {
    return <SignedIn onSignedOut={() => setSignedOut(true)} />
  }

  const outcome: Partial<Outcome> = fetcher.data?.problems === null ? fetcher.data : {}
  const fresh = fetcher.state === 'idle' && !fetcher.data
  return (
    <AccountShell title="Sign in" lead="Welcome back.">
      <div className={hydrated ? css.known : css.untilKnown}>
        {fresh && <Greeting {...arrival} signedOut={signedOut} />}
        {outcome.notice && fetcher.state === 'idle' && (
          <Banner tone="success" focused="always">
            <p>{outcome.notice}</p>
          </Banner>
        )}
        <Form fetcher={fetcher} enter="sign-in">
          {(outcome.unconfirmed ?? false) && <Unconfirmed />}
          <SignInFields email={arrival.email} canResend={!outcome.unconfirmed} />
        </Form>
        <p className={css.foot}>
          <span>
            New here? <a href={withPlanChoice(href('/register'), choice)}>Create an account</a>
          </span>
          <a href={href('/')}>Cancel</a>
        </p>
      </div>
    </AccountShell>
  )
}

function SignInFields({ email, canResend }: { email: string; canResend: boolean }) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        defaultValue={email || undefined}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <SubmitButton intent="sign-in" busy="Signing in…" wide>
        Sign in
      </SubmitButton>
      <div className={css.line}>
        <SubmitButton look="plain" intent="forgot" busy="Sending…">
          Forgot password?
        </SubmitButton>
        {canResend && <ResendButton />}
      </div>
    </>
  )
}

function ResendButton() {
  return (
    <SubmitButton look="plain" intent="resend" busy="Sending…">
      Resend confirmation email
    </SubmitButton>
  )
}

function Unconfirmed() {
  return (
    <Banner tone="warning">
      <p>{said.unconfirmed}</p>
      <div>
        <ResendButton />
      </div>
    </Banner>
  )
}

/** What brought the visitor here: a new account, a confirmed address, or signing out just now. */
function Greeting(props: v.InferOutput<typeof arrivalState> & { signedOut: boolean }) {
  if (props.signedOut) return <Said>You are signed out.</Said>
  if (props.confirmed) return <Said>{said.signInAfterConfirming}</Said>
  if (!props.showEmailConfirmation) return null
  return (
    <Banner tone="info">
      <p>{said.unconfirmed}</p>
    </Banner>
  )
}

function Said({ children }: { children: string }) {
  return (
    <Banner tone="success">
      <p>{children}</p>
    </Banner>
  )
}

function SignedIn({ onSignedOut }: { onSignedOut: () => void }) {
  const { busy, leave } = useSignOut('local', onSignedOut)
  const start = startAfterSignIn(usePlanChoice())
  return (
    <AccountShell fresh title="You are signed in">
      <Banner tone="info">
        <p>We take you to the start page in a moment.</p>
        {!busy && <RedirectAfter to={start} delay={SIGNED_IN_MS} label="Go there now" />}
      </Banner>
      <Button look="quiet" wide waiting={busy} onClick={leave}>
        {busy ? 'Signing out…' : 'Sign Out'}
      </Button>
    </AccountShell>
  )
}

/** What another screen handed over, once the browser's history can be read. Anything may stand there. */
function useArrivalState() {
  const { state } = useLocation()
  const hydrated = useHydrated()
  const read = v.safeParse(arrivalState, hydrated ? state : null)
  return read.success ? read.output : { email: '' }
}
