import { href, useFetcher } from 'react-router'

import { arrived } from '#app/auth/arrival.ts'
import { resetForm } from '#app/auth/forms.ts'
import { IdentityDialog } from '#app/auth/identity-dialog.tsx'
import { explainReset, needsNewLink } from '#app/auth/messages.ts'
import { NewPasswordFields } from '#app/auth/new-password-fields.tsx'
import { canRecover, setNewPassword } from '#app/auth/recovery.ts'
import { readStoredReturnPath, withReturn } from '#app/auth/return-path.ts'
import { privateHeadOf } from '#app/head/head-of.ts'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { readForm, refused } from '#app/ui/read-form.ts'
import { RedirectAfter } from '#app/ui/redirect-after.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { goNow, resetPage as words } from '#content/account.ts'
import { fields } from '#content/auth-forms.ts'
import { messages } from '#content/auth-messages.ts'

import type { Route } from './+types/reset-password'
import { AccountShell, OtherWays } from './account-shell.tsx'

const REDIRECT_MS = 2_000

export const meta: Route.MetaFunction = () =>
  privateHeadOf({
    title: words.title,
    description: words.description,
    path: '/reset-password',
  })

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, problems } = await readForm(request, resetForm)
  if (problems) return { problems }

  const login = withReturn(href('/login'), readStoredReturnPath())
  const error = await setNewPassword(arrived(), values.password)
  if (!error) return { problems: null, login }
  return { ...refused(explainReset(error)), spent: needsNewLink(error) }
}

export default function ResetPassword() {
  const fetcher = useFetcher<typeof clientAction>()
  const hydrated = useHydrated()
  if (fetcher.data?.problems === null) return <Done login={fetcher.data.login} />
  if (hydrated && !canRecover(arrived())) return <NoLink />
  const spent = fetcher.data && 'spent' in fetcher.data && fetcher.data.spent

  return (
    <AccountShell title={words.title} lead={words.lead}>
      <Form fetcher={fetcher}>
        {spent && <NewLink />}
        <NewPasswordFields
          labels={{ password: fields.newPassword, confirm: fields.confirmPassword }}
        />
        <SubmitButton busy={words.busy} wide>
          {words.submit}
        </SubmitButton>
      </Form>
      <OtherWays>
        <SiteLink href={href('/login')}>{words.back}</SiteLink>
      </OtherWays>
      <IdentityDialog />
    </AccountShell>
  )
}

function NoLink() {
  return (
    <AccountShell title={words.title}>
      <TextBanner tone="error" text={words.noLink} />
      <NewLink />
    </AccountShell>
  )
}

function NewLink() {
  return (
    <ButtonLink variant="quiet" wide href={href('/login')}>
      {words.newLink}
    </ButtonLink>
  )
}

function Done({ login }: { login: string }) {
  return (
    <AccountShell fresh title={words.done}>
      <Banner tone="success">
        <p>{messages.passwordReset}</p>
        <RedirectAfter to={login} delay={REDIRECT_MS} label={goNow} />
      </Banner>
    </AccountShell>
  )
}
