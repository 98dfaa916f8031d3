import { href, useFetcher } from 'react-router'

import { privateHeadOf } from '#app/head/head-of.ts'
import { arrived } from '#app/auth/arrival.ts'
import { resetForm } from '#app/auth/forms.ts'
import { explainReset, isSpent, said } from '#app/auth/messages.ts'
import { NewPasswordFields } from '#app/auth/new-password-fields.tsx'
import { canRecover, setNewPassword } from '#app/auth/recovery.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { readForm, refused } from '#app/ui/read-form.ts'
import { RedirectAfter } from '#app/ui/redirect-after.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import { AccountShell } from './account-shell.tsx'
import css from './ways.module.css'

import type { Route } from './+types/reset-password'

const REDIRECT_MS = 2_000

export const meta: Route.MetaFunction = () =>
  privateHeadOf({
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
    path: '/reset-password',
  })

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, problems } = await readForm(request, resetForm)
  if (problems) return { problems }

  const error = await setNewPassword(arrived(), values.password)
  if (!error) return { problems: null }
  return { ...refused(explainReset(error)), spent: isSpent(error) }
}

export default function ResetPassword() {
  const fetcher = useFetcher<typeof clientAction>()
  const hydrated = useHydrated()
  if (hydrated && !canRecover(arrived())) return <NoLink />
  if (fetcher.data?.problems === null) return <Done />
  const spent = fetcher.data && 'spent' in fetcher.data && fetcher.data.spent

  return (
    <AccountShell
      title="Choose a new password"
      lead="You will be signed out everywhere, and sign in again with the new one."
    >
      <Form fetcher={fetcher}>
        {spent && <NewLink />}
        <NewPasswordFields labels={{ password: 'New password', confirm: 'Confirm password' }} />
        <SubmitButton busy="Saving…" wide>
          Reset password
        </SubmitButton>
      </Form>
      <p className={css.foot}>
        <a href={href('/login')}>Back to sign in</a>
      </p>
    </AccountShell>
  )
}

function NoLink() {
  return (
    <AccountShell title="Choose a new password">
      <Banner tone="error">
        <p>
          This page needs the link from our email. Please open it from there, or ask for a new one.
        </p>
      </Banner>
      <NewLink />
    </AccountShell>
  )
}

function NewLink() {
  return (
    <ButtonLink variant="quiet" wide href={href('/login')}>
      Ask for a new link
    </ButtonLink>
  )
}

function Done() {
  return (
    <AccountShell fresh title="Password changed">
      <Banner tone="success">
        <p>{said.passwordReset}</p>
        <RedirectAfter to={href('/login')} delay={REDIRECT_MS} label="Go there now" />
      </Banner>
    </AccountShell>
  )
}
