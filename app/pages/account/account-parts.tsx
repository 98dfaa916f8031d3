import { interpolate } from '#shared/interpolate.ts'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { accountPage as words } from '#app/content/en/account.ts'
import { fields } from '#app/content/en/auth-forms.ts'
import { NewPasswordFields } from '#app/auth/new-password-fields.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'

import { ChangeForm } from './change-form.tsx'
import type { Person } from '#app/auth/use-person.ts'
import ways from './ways.module.css'

import css from './account.module.css'

export function NamesPart({ firstName, lastName }: Person) {
  return (
    <SettingsSection title={words.name.title} about={words.name.about}>
      <ChangeForm intent="names" label={words.name.title}>
        <div className={ways.two}>
          <TextField
            name="firstName"
            label={fields.firstName}
            autoComplete="given-name"
            defaultValue={firstName}
          />
          <TextField
            name="lastName"
            label={fields.lastName}
            autoComplete="family-name"
            defaultValue={lastName}
          />
        </div>
        <div className={css.actions}>
          <SubmitButton variant="quiet" intent="names" busy={words.name.busy}>
            {words.name.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </SettingsSection>
  )
}

export function EmailPart({ email, newEmail }: Person) {
  return (
    <SettingsSection title={words.email.title} about={words.email.about}>
      {newEmail && (
        <Banner tone="info">
          <p>
            <InlineMarkdown text={words.email.waiting} values={{ email, newEmail }} />
          </p>
        </Banner>
      )}
      <ChangeForm intent="email" label={words.email.title} emptied>
        <TextField
          name="email"
          type="email"
          label={fields.newEmail}
          autoComplete="email"
          hint={interpolate(words.email.now, { email })}
        />
        <PasswordField
          name="currentPassword"
          label={fields.yourPassword}
          autoComplete="current-password"
          hint={words.needsPassword}
        />
        <div className={css.actions}>
          <SubmitButton variant="quiet" intent="email" busy={words.email.busy}>
            {words.email.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </SettingsSection>
  )
}

export function PasswordPart({ email }: Person) {
  return (
    <SettingsSection
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
