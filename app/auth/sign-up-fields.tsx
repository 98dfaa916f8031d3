import { registerPage } from '#app/content/en/account.ts'
import { fields } from '#app/content/en/auth-forms.ts'
import { TextField } from '#app/ui/text-field.tsx'

import { NewPasswordFields } from './new-password-fields.tsx'

/** What an account asks for, on the page of the sign-up and in the application. */
export function SignUpFields() {
  return (
    <>
      <div className="pair">
        <TextField name="firstName" label={fields.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={fields.lastName} autoComplete="family-name" />
      </div>
      <TextField
        name="email"
        type="email"
        label={fields.email}
        autoComplete="email"
        hint={registerPage.emailHint}
      />
      <NewPasswordFields />
    </>
  )
}
