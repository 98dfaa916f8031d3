import { lazy, Suspense, useState } from 'react'
import { href, useFetcher, useLocation } from 'react-router'
import * as v from 'valibot'

import { arrivalState } from '#app/auth/forms.ts'
import { isBuiltIn } from '#app/auth/service.ts'
import { usePasskeyAutofill } from '#app/auth/use-passkey-autofill.ts'
import { useSecondFactor } from '#app/auth/use-second-factor.ts'
import { useSignedIn } from '#app/auth/use-session.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { headOf } from '#app/head/head-of.ts'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { useForm } from '#app/ui/form-context.ts'
import { Form } from '#app/ui/form.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { RedirectAfter, useReplace } from '#app/ui/redirect-after.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PasswordField, TextField } from '#app/ui/text-field.tsx'
import { goNow, loginPage as words } from '#content/account.ts'
import { fields } from '#content/auth-forms.ts'
import { messages } from '#content/auth-messages.ts'
import { signOut } from '#content/auth.ts'

import type { Route } from './+types/login'
import { AccountShell, OtherWays, Working } from './account-shell.tsx'
import { resend, sendReset, signIn, signInWithPasskey } from './login-actions.ts'
import { readStartPath, useStart } from './start-path.ts'

const SecondFactorStep = lazy(() => import('./second-factor-step.tsx'))

/** Long enough to press Sign Out instead. */
const SIGNED_IN_MS = 2_000

export const meta: Route.MetaFunction = () =>
  headOf({
    title: words.title,
    description: words.description,
    path: '/login',
  })

export async function clientAction({ request }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  if (intent === 'forgot') return sendReset(request)
  if (intent === 'resend') return resend(request)
  if (intent === 'passkey') return signInWithPasskey()
  return signIn(request)
}

type Outcome = { problems: null; notice?: string; unconfirmed?: boolean }

export default function Login() {
  const fetcher = useFetcher<typeof clientAction>()
  const [signedOut, setSignedOut] = useState(false)
  const signedIn = useSignedIn()
  const hydrated = useHydrated()
  const arrival = useArrivalState()
  const register = useStart(href('/register'))

  if (signedIn && fetcher.state === 'idle') {
    const isJustNow = fetcher.data?.problems === null
    return <SignedIn isJustNow={isJustNow} onSignedOut={() => setSignedOut(true)} />
  }

  const outcome: Partial<Outcome> = fetcher.data?.problems === null ? fetcher.data : {}
  const fresh = fetcher.state === 'idle' && !fetcher.data
  const isLinkSpent = (arrival.linkSpent ?? false) && !outcome.notice
  const resendReason = outcome.unconfirmed ? messages.unconfirmed : isLinkSpent && words.linkSpent
  return (
    <AccountShell title={words.title} lead={words.lead}>
      <div className={`contents ${hydrated ? '' : 'in-[html[data-session]]:hidden'}`}>
        {fresh && <Greeting {...arrival} signedOut={signedOut} />}
        <TextBanner
          tone="success"
          focused="always"
          text={fetcher.state === 'idle' && outcome.notice}
        />
        <Form fetcher={fetcher} enter="sign-in">
          {resendReason && <AskForLink sentence={resendReason} />}
          <SignInFields email={arrival.email} canResend={!resendReason} />
        </Form>
        <OtherWays>
          <span>
            <InlineMarkdown text={words.register} values={{ register }} />
          </span>
          <SiteLink href={href('/')}>{words.cancel}</SiteLink>
        </OtherWays>
      </div>
    </AccountShell>
  )
}

function SignInFields({ email, canResend }: { email: string; canResend: boolean }) {
  const { pending } = useForm()
  usePasskeyAutofill(pending === null, useGoOn())

  return (
    <>
      <TextField
        name="email"
        type="email"
        label={fields.email}
        autoComplete="username webauthn"
        defaultValue={email || undefined}
      />
      <PasswordField name="password" label={fields.password} autoComplete="current-password" />
      <SubmitButton intent="sign-in" busy={words.busy} wide>
        {words.submit}
      </SubmitButton>
      <PasskeyButton />
      <div className="flex flex-wrap gap-1 gap-x-6 justify-between">
        <SubmitButton variant="plain" intent="forgot" busy={words.sending}>
          {words.forgot}
        </SubmitButton>
        {canResend && <ResendButton />}
      </div>
    </>
  )
}

/** Supabase's passkeys are not ours to offer: a project says only when asked whether it has any. */
function PasskeyButton() {
  const hydrated = useHydrated()
  if (hydrated && !isBuiltIn()) return null
  return (
    <SubmitButton variant="quiet" intent="passkey" busy={words.passkeyBusy} wide>
      {words.passkey}
    </SubmitButton>
  )
}

function ResendButton() {
  return (
    <SubmitButton variant="plain" intent="resend" busy={words.sending}>
      {words.resend}
    </SubmitButton>
  )
}

/** Where another link is what most likely helps, it is one press away. */
function AskForLink({ sentence }: { sentence: string }) {
  return (
    <Banner tone="warning">
      <p>{sentence}</p>
      <div>
        <ResendButton />
      </div>
    </Banner>
  )
}

/** What brought the visitor here: a new account, a confirmed address, or signing out just now. */
function Greeting(props: v.InferOutput<typeof arrivalState> & { signedOut: boolean }) {
  if (props.signedOut) return <TextBanner tone="success" text={signOut.done} />
  if (props.confirmed) return <TextBanner tone="success" text={messages.signInAfterConfirming} />
  if (!props.showEmailConfirmation) return null
  return <TextBanner tone="info" text={messages.unconfirmed} />
}

type SignedInProps = {
  /** It was this page that signed in. */
  isJustNow: boolean
  onSignedOut: () => void
}

/** Leads on, or asks for the second factor of an account that has one. */
function SignedIn({ isJustNow, onSignedOut }: SignedInProps) {
  const { busy, leave } = useSignOut('local', onSignedOut)
  const { search } = useLocation()
  const { secondFactor, problem } = useSecondFactor()
  const goOn = useGoOn()
  const isKnown = (secondFactor ?? problem) !== null

  if (secondFactor?.state === 'wanted') {
    return (
      <Suspense fallback={<Checking />}>
        <SecondFactorStep secondFactor={secondFactor} onShown={goOn} onLeave={leave} />
      </Suspense>
    )
  }
  if (isJustNow && !isKnown) return <Checking />
  return (
    <AccountShell fresh title={words.signedIn.title}>
      <Banner tone="info">
        <p>{words.signedIn.text}</p>
        {!busy && (
          <RedirectAfter
            to={readStartPath(search)}
            delay={isKnown ? SIGNED_IN_MS : null}
            label={goNow}
          />
        )}
      </Banner>
      <Button variant="quiet" wide waiting={busy} onClick={leave}>
        {busy ? signOut.busy : words.signedIn.signOut}
      </Button>
    </AccountShell>
  )
}

function Checking() {
  return (
    <AccountShell title={words.title}>
      <Working>{words.checking}</Working>
    </AccountShell>
  )
}

function useGoOn() {
  const replace = useReplace()
  return () => replace(readStartPath(location.search))
}

/** What another screen handed over, once the browser's history can be read. Anything may stand there. */
function useArrivalState() {
  const { state } = useLocation()
  const hydrated = useHydrated()
  const read = v.safeParse(arrivalState, hydrated ? state : null)
  return read.success ? read.output : { email: '' }
}
