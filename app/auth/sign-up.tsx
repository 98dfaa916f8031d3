import type { ComponentProps } from 'react'
import * as v from 'valibot'

import { TextField } from '#app/ui/text-field.tsx'
import { registerPage } from '#content/account.ts'
import { fields } from '#content/auth-forms.ts'
import { language } from '#content/language.ts'
import { person, type StoredPlanChoice } from '#shared/account.ts'
import { pathIn } from '#shared/language.ts'

import { withClient } from './client.ts'
import type { registrationForm } from './forms.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { rememberFlow } from './pkce-flow.ts'
import { storeReturnPath } from './return-path.ts'

export function SignUpFields() {
  return (
    <>
      <PersonFields />
      <EmailAndPasswordFields />
    </>
  )
}

export function EmailAndPasswordFields(
  typed: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange'>,
) {
  return (
    <>
      <TextField
        {...typed}
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

export async function signUp(
  values: v.InferOutput<typeof registrationForm>,
  planChoice: StoredPlanChoice | null,
  returnPath: string | null,
) {
  const { email, password } = values
  const answer = await withClient((client) =>
    client.signUp({
      email,
      password,
      options: {
        emailRedirectTo: callback(),
        data: {
          ...v.parse(person, values),
          language,
          role: 'customer',
          created_at: new Date().toISOString(),
          ...(planChoice && { planChoice }),
        },
      },
    }),
  )
  if (!answer.error) {
    await rememberFlow(email)
    storeReturnPath(returnPath)
  }
  return answer
}

export async function sendAgain(email: string, returnPath: string | null) {
  const options = { emailRedirectTo: callback() }
  const answer = await withClient((client) => client.resend({ type: 'signup', email, options }))
  if (!answer.error) {
    await rememberFlow(email)
    storeReturnPath(returnPath)
  }
  return answer
}

function callback() {
  return location.origin + pathIn(language, '/auth/callback')
}
