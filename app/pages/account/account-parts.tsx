import { changesNeedPassword } from '#app/content/en/account.ts'
import { NewPasswordFields } from '#app/auth/new-password-fields.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SettingsPart } from '#app/ui/settings-section.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'

import { ChangeForm } from './change-form.tsx'
import type { Person } from '#app/auth/use-person.ts'
import ways from './ways.module.css'

import css from './account.module.css'

export function NamesPart({ firstName, lastName }: Person) {
  return (
    <SettingsPart
      title="Name"
      about="How we greet you, and what we look for when you come to the counter."
    >
      <ChangeForm intent="names" label="Name">
        <div className={ways.two}>
          <TextField
            name="firstName"
            label="First name"
            autoComplete="given-name"
            defaultValue={firstName}
          />
          <TextField
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            defaultValue={lastName}
          />
        </div>
        <div className={css.actions}>
          <SubmitButton variant="quiet" intent="names" busy="Saving…">
            Save name
          </SubmitButton>
        </div>
      </ChangeForm>
    </SettingsPart>
  )
}

export function EmailPart({ email, newEmail }: Person) {
  return (
    <SettingsPart
      title="Email"
      about="For your safety we email both addresses, the old and the new. Open the link in each to finish."
    >
      {newEmail && (
        <Banner tone="info">
          <p>
            A change to <strong>{newEmail}</strong> is waiting for both emails to be opened. Until
            then you sign in with <strong>{email}</strong>.
          </p>
        </Banner>
      )}
      <ChangeForm intent="email" label="Email" emptied>
        <TextField
          name="email"
          type="email"
          label="New email"
          autoComplete="email"
          hint={`Your email now: ${email}`}
        />
        <PasswordField
          name="currentPassword"
          label="Your password"
          autoComplete="current-password"
          hint={changesNeedPassword}
        />
        <div className={css.actions}>
          <SubmitButton variant="quiet" intent="email" busy="Sending emails…">
            Change email
          </SubmitButton>
        </div>
      </ChangeForm>
    </SettingsPart>
  )
}

export function PasswordPart({ email }: Person) {
  return (
    <SettingsPart
      title="Password"
      about={`A new password signs you out on all your other devices. Here you stay signed in. ${changesNeedPassword}`}
    >
      <ChangeForm intent="password" label="Password" emptied>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordFields labels={{ password: 'New password', confirm: 'Confirm new password' }} />
        <div className={css.actions}>
          <SubmitButton variant="quiet" intent="password" busy="Changing…">
            Change password
          </SubmitButton>
        </div>
      </ChangeForm>
    </SettingsPart>
  )
}
