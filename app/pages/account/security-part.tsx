import { accountPage as words } from '#app/content/en/account.ts'
import { fields } from '#app/content/en/auth-forms.ts'
import { NewPasswordFields } from '#app/auth/new-password-fields.tsx'
import type { Security } from '#app/auth/use-security.ts'
import { PasswordField } from '#app/ui/text-field.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import { AccountPart, ChangeForm } from './account-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { TwoStepPart } from './two-step-part.tsx'

type SecurityPartProps = {
  email: string
  security: Security
  onChange: () => Promise<void>
  /** The session has ended here, with a sentence to say so. */
  onLeft: (farewell: string) => void
}

/** How the account is signed in to, and where. */
export function SecurityPart({ email, security, onChange, onLeft }: SecurityPartProps) {
  const { secondFactor, codesLeft, passkeys, sessions } = security
  return (
    <AccountPart id="security">
      <Password email={email} hasApp={secondFactor.apps.length > 0} />
      <TwoStepPart
        email={email}
        secondFactor={secondFactor}
        codesLeft={codesLeft}
        onChange={onChange}
      />
      {passkeys && <PasskeysPart passkeys={passkeys} onChange={onChange} />}
      <SessionsPart sessions={sessions} onChange={onChange} onLeft={onLeft} />
    </AccountPart>
  )
}

/** A code of an authenticator app stands for the password: it is asked for when the change is sent. */
function Password({ email, hasApp }: { email: string; hasApp: boolean }) {
  const { about } = words.password
  return (
    <SettingsSection
      level={3}
      title={words.password.title}
      about={hasApp ? about : `${about} ${words.needsPassword}`}
    >
      <ChangeForm intent="password" label={words.password.title} emptied>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {!hasApp && (
          <PasswordField
            name="currentPassword"
            label={fields.currentPassword}
            autoComplete="current-password"
          />
        )}
        <NewPasswordFields
          labels={{ password: fields.newPassword, confirm: fields.confirmNewPassword }}
        />
        <div className="cluster items-start">
          <SubmitButton variant="quiet" intent="password" busy={words.password.busy}>
            {words.password.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </SettingsSection>
  )
}
