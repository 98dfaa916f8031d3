import type * as v from 'valibot'

import { registerPage } from '#content/account.ts'
import { fields } from '#content/auth-forms.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { language } from '#content/language.ts'
import type { StoredPlanChoice } from '#shared/account.ts'
import { pathIn } from '#shared/language.ts'

import { NewPasswordFields } from './new-password-fields.tsx'
import { rememberBegun } from './begun.ts'
import { ask } from './client.ts'
import type { registrationForm } from './forms.ts'

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

/** Asks for an account, which brings the chosen plan along; its link comes by email. */
export async function signUp(
  values: v.InferOutput<typeof registrationForm>,
  planChoice: StoredPlanChoice | null,
) {
  const { email, password, firstName, lastName } = values
  const answer = await ask((client) =>
    client.signUp({
      email,
      password,
      options: {
        emailRedirectTo: location.origin + pathIn(language, '/auth/callback'),
        data: {
          firstName,
          lastName,
          language,
          role: 'customer',
          created_at: new Date().toISOString(),
          ...(planChoice && { planChoice }),
        },
      },
    }),
  )
  if (!answer.error) await rememberBegun(email)
  return answer
}
