import { signOut } from '#app/content/en/auth.ts'
import { accountPage as words } from '#app/content/en/account.ts'
import { fields } from '#app/content/en/auth-forms.ts'
import { NewPasswordFields } from '#app/auth/new-password-fields.tsx'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import { AccountPart } from './account-part.tsx'
import { ChangeForm } from './change-form.tsx'

import css from './account.module.css'

type SecurityPartProps = {
  email: string
  /** The session has ended here, with a sentence to say so. */
  onLeft: (farewell: string) => void
}

/** How the account is signed in to, and where. */
export function SecurityPart({ email, onLeft }: SecurityPartProps) {
  return (
    <AccountPart id="security">
      <Password email={email} />
      <SignOut onLeft={onLeft} />
    </AccountPart>
  )
}

function Password({ email }: { email: string }) {
  return (
    <SettingsSection
      level={3}
      title={words.password.title}
      about={`${words.password.about} ${words.needsPassword}`}
    >
      <ChangeForm intent="password" label={words.password.title} emptied>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={fields.currentPassword}
          autoComplete="current-password"
        />
        <NewPasswordFields
          labels={{ password: fields.newPassword, confirm: fields.confirmNewPassword }}
        />
        <div className={css.actions}>
          <SubmitButton variant="quiet" intent="password" busy={words.password.busy}>
            {words.password.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </SettingsSection>
  )
}

function SignOut({ onLeft }: { onLeft: (farewell: string) => void }) {
  const here = useSignOut('local', () => onLeft(words.signOut.doneHere))
  const everywhere = useSignOut('global', () => onLeft(words.signOut.doneEverywhere))
  const busy = here.busy || everywhere.busy
  const problem = here.problem ?? everywhere.problem

  return (
    <SettingsSection level={3} title={words.signOut.title} about={words.signOut.about}>
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
