import { useEffect, useState } from 'react'
import { href } from 'react-router'

import { arrived } from '#app/auth/arrival.ts'
import { canConfirm, confirmEmail, isSignUp, type Confirmation } from '#app/auth/confirm-email.ts'
import { hasFlow } from '#app/auth/pkce-flow.ts'
import { readStoredReturnPath, withReturn } from '#app/auth/return-path.ts'
import { privateHeadOf } from '#app/head/head-of.ts'
import { restorePlanChoice, startAfterSignIn, withPlanChoice } from '#app/pricing/plan-choice.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonRoute } from '#app/ui/button.tsx'
import { RedirectAfter } from '#app/ui/redirect-after.tsx'
import { goNow, callbackPage as words } from '#content/account.ts'
import { messages } from '#content/auth-messages.ts'

import type { Route } from './+types/auth-callback'
import { AccountShell, Working } from './account-shell.tsx'
import { proveSignUp, ProveSignUp } from './prove-sign-up.tsx'
import { toAddress } from './start-path.ts'

/** Nobody can read what is shown for less. */
const PROCESSING_MS = 500
const SUCCESS_MS = 2_000
const ERROR_MS = 3_000

const linkSpent = { linkSpent: true }

export const meta: Route.MetaFunction = () =>
  privateHeadOf({
    title: words.title,
    description: words.description,
    path: '/auth/callback',
  })

export function clientAction({ request }: Route.ClientActionArgs) {
  return proveSignUp(request)
}

export default function AuthCallback() {
  const { step, confirm, setStep } = useConfirmation()
  switch (step.state) {
    case 'processing':
      return (
        <AccountShell title={words.processing.title}>
          <Working>{words.processing.text}</Working>
        </AccountShell>
      )
    case 'asking':
      return <Asking onConfirm={confirm} />
    case 'password-wanted':
      return <ProveSignUp onConfirmed={setStep} />
    case 'another-email':
      return <ResendEmail />
    case 'signed-in':
      return <Confirmed sentence={messages.confirmedSignedIn} to={startOf(step)} label={goNow} />
    case 'confirmed':
      return (
        <Confirmed
          sentence={messages.confirmed}
          to={signInOf(step)}
          label={words.signIn}
          state={{ confirmed: true, email: step.email }}
        />
      )
    case 'spent':
      return <Refused sentence={messages.linkSpent} />
    case 'refused':
      return <Refused sentence={messages.callbackRefused} />
    case 'failed':
      return <Refused sentence={messages.callbackFailed} />
  }
}

type Step = Confirmation | { state: 'processing' } | { state: 'asking' }

/**
 * Follows the link by itself only where this browser asked for the email. Anywhere else, a mail
 * scanner's browser among them, a person must press the button, and say the password of a sign-up.
 */
function useConfirmation() {
  const [step, setStep] = useState<Step>({ state: 'processing' })

  async function confirm() {
    setStep({ state: 'processing' })
    setStep(await confirmOnce())
  }

  useEffect(() => {
    let left = false
    const isAsked = canConfirm(arrived()) && !isSignUp(arrived()) && !hasFlow()
    const next = isAsked ? asking() : confirmOnce()
    void next.then((known) => left || setStep(known))
    return () => {
      left = true
    }
  }, [])

  return { step, setStep, confirm: () => void confirm() }
}

let confirming: Promise<Confirmation> | null = null

/** A link works once: however often this page is drawn, it is sent once. */
function confirmOnce() {
  confirming ??= Promise.all([confirmEmail(arrived()), waited()])
    .then(([confirmation]) => confirmation)
    .catch(() => ({ state: 'failed' }) as const)
  return confirming
}

async function asking(): Promise<Step> {
  await waited()
  return { state: 'asking' }
}

function waited() {
  return new Promise((resolve) => setTimeout(resolve, PROCESSING_MS))
}

function Asking({ onConfirm }: { onConfirm: () => void }) {
  return (
    <AccountShell title={words.title} lead={words.ask.lead}>
      <Button wide onClick={onConfirm}>
        {words.ask.submit}
      </Button>
    </AccountShell>
  )
}

function ResendEmail() {
  return (
    <AccountShell fresh title={words.oneMore.title}>
      <Banner tone="success">
        <p>{words.oneMore.done}</p>
        <p>{words.oneMore.next}</p>
      </Banner>
    </AccountShell>
  )
}

type Start = Pick<Extract<Confirmation, { state: 'confirmed' }>, 'choice' | 'returnPath'>

/** Back to where the email was asked for, or on with the plan. The sign-in page asks for a second factor, and leads on from there. */
function startOf(step: Extract<Confirmation, { state: 'signed-in' }>) {
  if (step.isFactorWanted) return signInOf(step)
  return toAddress(step.returnPath ?? null) ?? startAfterSignIn(restorePlanChoice(step.choice))
}

function signInOf({ choice, returnPath }: Start) {
  return withReturn(withPlanChoice(href('/login'), restorePlanChoice(choice)), returnPath ?? null)
}

type ConfirmedProps = { sentence: string; to: string; label: string; state?: unknown }

function Confirmed({ sentence, to, label, state }: ConfirmedProps) {
  return (
    <AccountShell fresh title={words.confirmed}>
      <Banner tone="success">
        <p>{sentence}</p>
        {to.startsWith(href('/login')) && <p>{words.toSignIn}</p>}
        <RedirectAfter to={to} delay={SUCCESS_MS} state={state} label={label} />
      </Banner>
    </AccountShell>
  )
}

/** What to do next stands here, and on the page it leads to. */
function Refused({ sentence }: { sentence: string }) {
  const login = withReturn(href('/login'), readStoredReturnPath())
  return (
    <AccountShell fresh title={words.failed.title}>
      <Banner tone="error">
        <p>{sentence}</p>
        <p>{words.toSignIn}</p>
        <RedirectAfter to={login} delay={ERROR_MS} state={linkSpent} label={goNow} />
      </Banner>
      <p>{words.failed.why}</p>
      <ButtonRoute wide replace to={login}>
        {words.signIn}
      </ButtonRoute>
      <ButtonRoute wide replace variant="quiet" to={login} state={linkSpent}>
        {words.failed.newLink}
      </ButtonRoute>
    </AccountShell>
  )
}
