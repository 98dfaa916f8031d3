import { href, useFetcher } from 'react-router'

import { registrationForm } from '#app/auth/forms.ts'
import { explainRegistration } from '#app/auth/messages.ts'
import { readReturnPath } from '#app/auth/return-path.ts'
import { signUp, SignUpFields } from '#app/auth/sign-up.tsx'
import { neighborhood } from '#app/facts/neighborhood.ts'
import { headOf } from '#app/head/head-of.ts'
import {
  namePlanChoice,
  planPathOf,
  readPlanChoice,
  storePlanChoice,
  usePlanChoice,
} from '#app/pricing/plan-choice.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Form } from '#app/ui/form.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { readForm, refused } from '#app/ui/read-form.ts'
import { RedirectAfter } from '#app/ui/redirect-after.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { registerPage as words } from '#content/account.ts'
import { messages } from '#content/auth-messages.ts'
import { planChoice } from '#content/plan-choice.ts'
import { planPage } from '#content/plans-in-detail/plan-page.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Route } from './+types/register'
import { AccountShell, OtherWays } from './account-shell.tsx'
import { useStart } from './start-path.ts'

const REDIRECT_MS = 5_000

export const meta: Route.MetaFunction = () =>
  headOf({
    title: words.title,
    description: interpolate(words.description, { neighborhood }),
    path: '/register',
  })

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, problems } = await readForm(request, registrationForm)
  if (problems) return { problems }

  const { search } = location
  const choice = storePlanChoice(readPlanChoice(search))
  const { error } = await signUp(values, choice, readReturnPath(search))
  if (error) return refused(explainRegistration(error))

  return { problems: null, email: values.email }
}

export default function Register() {
  const fetcher = useFetcher<typeof clientAction>()
  const login = useStart(href('/login'))
  if (fetcher.data?.problems === null)
    return <Registered email={fetcher.data.email} login={login} />

  return (
    <AccountShell title={words.title} lead={words.lead}>
      <ChosenPlan />
      <Form fetcher={fetcher}>
        <SignUpFields />
        <SubmitButton busy={words.busy} wide>
          {words.submit}
        </SubmitButton>
      </Form>
      <OtherWays>
        <span>
          <InlineMarkdown text={words.signIn} values={{ login }} />
        </span>
        <SiteLink href={href('/')}>{words.cancel}</SiteLink>
      </OtherWays>
    </AccountShell>
  )
}

function Registered({ email, login }: { email: string; login: string }) {
  return (
    <AccountShell fresh title={words.done.title}>
      <Banner tone="success">
        <p>{messages.registered}</p>
        <RedirectAfter
          to={login}
          delay={REDIRECT_MS}
          state={{ showEmailConfirmation: true, email }}
          label={words.done.goOn}
        />
      </Banner>
      <p>
        <InlineMarkdown text={words.done.text} values={{ email }} />
      </p>
    </AccountShell>
  )
}

/** The plan that was chosen before the sign-up. It stands in two lines, chosen or not: nothing moves. */
function ChosenPlan() {
  const choice = usePlanChoice()
  return (
    <p className="@container grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 rounded-lg border border-line bg-sunken px-4 py-3 text-15 text-muted [&_strong]:col-span-full [&_strong]:truncate [&_strong]:font-semibold [&_strong]:text-ink [&_strong]:@max-[15rem]:whitespace-normal">
      <span>{planChoice.title}</span>
      <SiteLink href={choice ? planPathOf(choice) : planPage.plans.path}>
        {choice ? planChoice.change : planChoice.see}
      </SiteLink>
      <strong>{choice ? namePlanChoice(choice) : planChoice.none}</strong>
    </p>
  )
}
