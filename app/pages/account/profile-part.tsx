import { interpolate } from '#shared/interpolate.ts'
import { languages } from '#shared/language.ts'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { accountPage as words, emailLanguage } from '#app/content/en/account.ts'
import { fields } from '#app/content/en/auth-forms.ts'
import type { Person } from '#app/auth/use-person.ts'
import { Banner } from '#app/ui/banner.tsx'
import { PasswordField, TextField } from '#app/ui/text-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import { AccountPart, ChangeForm } from './account-part.tsx'

/** Who the account belongs to. */
export function ProfilePart({ person, hasApp }: { person: Person; hasApp: boolean }) {
  return (
    <AccountPart id="profile">
      <Names {...person} />
      <LanguageOfEmails {...person} />
      <Email {...person} hasApp={hasApp} />
    </AccountPart>
  )
}

function Names({ firstName, lastName }: Person) {
  return (
    <SettingsSection level={3} title={words.name.title} about={words.name.about}>
      <ChangeForm intent="names" label={words.name.title}>
        <div className="pair">
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
        <div className="cluster items-start">
          <SubmitButton variant="quiet" intent="names" busy={words.name.busy}>
            {words.name.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </SettingsSection>
  )
}

function LanguageOfEmails({ language }: Person) {
  return (
    <SettingsSection level={3} title={emailLanguage.title} about={emailLanguage.about}>
      <ChangeForm intent="language" label={emailLanguage.title}>
        <SelectField
          name="language"
          label={emailLanguage.field}
          options={languages.map((id) => ({ id, label: emailLanguage.names[id] }))}
          defaultValue={language}
        />
        <div className="cluster items-start">
          <SubmitButton variant="quiet" intent="language" busy={emailLanguage.busy}>
            {emailLanguage.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </SettingsSection>
  )
}

function Email({ email, newEmail, hasApp }: Person & { hasApp: boolean }) {
  return (
    <SettingsSection level={3} title={words.email.title} about={words.email.about}>
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
        {!hasApp && (
          <PasswordField
            name="currentPassword"
            label={fields.yourPassword}
            autoComplete="current-password"
            hint={words.needsPassword}
          />
        )}
        <div className="cluster items-start">
          <SubmitButton variant="quiet" intent="email" busy={words.email.busy}>
            {words.email.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </SettingsSection>
  )
}
