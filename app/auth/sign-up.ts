import type * as v from 'valibot'

import { language } from '#app/content/en/language.ts'
import { pathIn } from '#shared/language.ts'

import { rememberBegun } from './begun.ts'
import { ask } from './client.ts'
import type { registrationForm } from './forms.ts'

/** Asks for an account; its link comes by email. */
export async function signUp(values: v.InferOutput<typeof registrationForm>) {
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
        },
      },
    }),
  )
  if (!answer.error) await rememberBegun(email)
  return answer
}
