import { href, useFetcher } from 'react-router'

import { registerLead } from '#app/content/en/account.ts'
import { headOf } from '#app/head/head-of.ts'
import { keepPlanChoice, usePlanChoice, withPlanChoice } from '#app/pricing/plan-choice.ts'
import { registrationForm } from '#app/auth/forms.ts'
import { explainRegistration, said } from '#app/auth/messages.ts'
import { SignUpFields } from '#app/auth/sign-up-fields.tsx'
import { signUp } from '#app/auth/sign-up.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Form } from '#app/ui/form.tsx'
import { readForm, refused } from '#app/ui/read-form.ts'
import { RedirectAfter } from '#app/ui/redirect-after.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import { AccountShell } from './account-shell.tsx'
import { ChosenPlan } from './chosen-plan.tsx'
import css from './ways.module.css'

import type { Route } from './+types/register'

const REDIRECT_MS = 5_000

export const meta: Route.MetaFunction = () =>
  headOf({
    title: 'Create account',
    description: 'Create an account for your private mailbox in Los Angeles.',
    path: '/register',
  })

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, problems } = await readForm(request, registrationForm)
  if (problems) return { problems }

  const { error } = await signUp(values)
  if (error) return refused(explainRegistration(error))

  keepPlanChoice()
  return { problems: null, email: values.email }
}

export default function Register() {
  const fetcher = useFetcher<typeof clientAction>()
  const login = withPlanChoice(href('/login'), usePlanChoice())
  if (fetcher.data?.problems === null)
    return <Registered email={fetcher.data.email} login={login} />

  return (
    <AccountShell title="Create account" lead={registerLead}>
      <ChosenPlan />
      <Form fetcher={fetcher}>
        <SignUpFields />
        <SubmitButton busy="Creating account…" wide>
          Create account
        </SubmitButton>
      </Form>
      <p className={css.foot}>
        <span>
          Already have an account? <a href={login}>Sign in</a>
        </span>
        <a href={href('/')}>Cancel</a>
      </p>
    </AccountShell>
  )
}

function Registered({ email, login }: { email: string; login: string }) {
  return (
    <AccountShell fresh title="Check your email">
      <Banner tone="success">
        <p>{said.registered}</p>
        <RedirectAfter
          to={login}
          delay={REDIRECT_MS}
          state={{ showEmailConfirmation: true, email }}
          label="Continue to sign in"
        />
      </Banner>
      <p>
        The email goes to <strong>{email}</strong>. We take you to the sign-in page in a few
        seconds.
      </p>
    </AccountShell>
  )
}
