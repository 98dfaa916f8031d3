import { PersonFields } from '#app/auth/person-fields.tsx'
import type { Person } from '#app/auth/use-person.ts'
import { Banner } from '#app/ui/banner.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { PasswordField, TextField } from '#app/ui/text-field.tsx'
import { emailLanguage, accountPage as words } from '#content/account.ts'
import { fields } from '#content/auth-forms.ts'
import { interpolate } from '#shared/interpolate.ts'
import { languages } from '#shared/language.ts'

import { ChangeForm } from './change-form.tsx'

/** Who the account belongs to. */
export function ProfilePart({ person, hasFactor }: { person: Person; hasFactor: boolean }) {
  return (
    <>
      <Names {...person} />
      <LanguageOfEmails {...person} />
      <Email {...person} hasFactor={hasFactor} />
    </>
  )
}

function Names(person: Person) {
  return (
    <ChangeForm intent="names" words={words.name}>
      <PersonFields person={person} />
    </ChangeForm>
  )
}

function LanguageOfEmails({ language }: Person) {
  if (languages.length === 1) return null
  return (
    <ChangeForm intent="language" words={emailLanguage}>
      <SelectField
        name="language"
        label={emailLanguage.field}
        options={languages.map((id) => ({ id, label: emailLanguage.names[id] }))}
        defaultValue={language}
      />
    </ChangeForm>
  )
}

function Email({ email, newEmail, hasFactor }: Person & { hasFactor: boolean }) {
  const notice = newEmail && (
    <Banner tone="info">
      <p>
        <InlineMarkdown text={words.email.waiting} values={{ email, newEmail }} />
      </p>
    </Banner>
  )
  return (
    <ChangeForm intent="email" words={words.email} notice={notice} emptied>
      <TextField
        name="email"
        type="email"
        label={fields.newEmail}
        autoComplete="email"
        hint={interpolate(words.email.now, { email })}
      />
      {!hasFactor && (
        <PasswordField
          name="currentPassword"
          label={fields.yourPassword}
          autoComplete="current-password"
          hint={words.needsPassword}
        />
      )}
    </ChangeForm>
  )
}
