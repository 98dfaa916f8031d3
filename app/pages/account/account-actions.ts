import type { GoTrueClient } from '@supabase/auth-js'

import { withClient } from '#app/auth/client.ts'
import { emailForm, languageForm, namesForm, passwordForm } from '#app/auth/forms.ts'
import { withProofs } from '#app/auth/identity-prompt.ts'
import { explainChange } from '#app/auth/messages.ts'
import { rememberFlow } from '#app/auth/pkce-flow.ts'
import { readForm, refused, type FormErrors } from '#app/ui/read-form.ts'
import { emailLanguage, accountPage as words } from '#content/account.ts'
import { language } from '#content/language.ts'
import { pathIn } from '#shared/language.ts'

export type Outcome = { problems: FormErrors } | { problems: null; notice: string }
type Change = (request: Request) => Promise<Outcome>

const changeNames: Change = async (request) => {
  const { values, problems } = await readForm(request, namesForm)
  if (problems) return { problems }

  const { error } = await withClient((client) => client.updateUser({ data: values }))
  return error
    ? refused(explainChange(error, words.name.failed))
    : { problems: null, notice: words.name.saved }
}

const changeLanguage: Change = async (request) => {
  const { values, problems } = await readForm(request, languageForm)
  if (problems) return { problems }

  const { error } = await withClient((client) => client.updateUser({ data: values }))
  return error
    ? refused(explainChange(error, emailLanguage.failed))
    : { problems: null, notice: emailLanguage.saved }
}

const changeEmail: Change = async (request) => {
  const { values, problems } = await readForm(request, emailForm)
  if (problems) return { problems }

  const options = { emailRedirectTo: location.origin + pathIn(language, '/auth/callback') }
  const { email, currentPassword } = values
  const { error } = await changeAsOwner({ email, current_password: currentPassword }, options)
  if (error) {
    return refused(explainChange(error, words.email.failed))
  }
  await rememberFlow(values.email)
  return {
    problems: null,
    notice: words.email.sent,
  }
}

/** Asks for the account's authenticator app or passkey where it has one, for the password where it was not sent, or for an emailed code where Supabase does. */
function changeAsOwner(...[attributes, options]: Parameters<GoTrueClient['updateUser']>) {
  return withProofs((proof) =>
    withClient((client) => client.updateUser({ ...attributes, ...proof }, options)),
  )
}

const changePassword: Change = async (request) => {
  const { values, problems } = await readForm(request, passwordForm)
  if (problems) return { problems }

  const { password, currentPassword } = values
  const { error } = await changeAsOwner({ password, current_password: currentPassword })
  return error
    ? refused(explainChange(error, words.password.failed))
    : { problems: null, notice: words.password.changed }
}

/** What each form of the account page asks for, by its button. */
export const changes: Record<string, Change> = {
  names: changeNames,
  language: changeLanguage,
  email: changeEmail,
  password: changePassword,
}
