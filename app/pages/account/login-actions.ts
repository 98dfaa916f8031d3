import { replace } from 'react-router'

import { messages } from '#app/content/en/auth-messages.ts'
import { startAfterSignIn, takePlanChoice } from '#app/pricing/plan-choice.ts'
import { rememberBegun } from '#app/auth/begun.ts'
import { ask } from '#app/auth/client.ts'
import { forgottenPasswordForm, resendForm, signInForm } from '#app/auth/forms.ts'
import {
  explainForgottenPassword,
  explainResend,
  explainSignIn,
  isUnconfirmed,
} from '#app/auth/messages.ts'
import { readReturnPath } from '#app/auth/return-path.ts'
import { readForm, refused } from '#app/ui/read-form.ts'

/** Signs in and goes home, with the plan that was chosen. An unconfirmed address is told apart: it can ask for its letter again. */
export async function signIn(request: Request) {
  const { values, problems } = await readForm(request, signInForm)
  if (problems) return { problems }

  const { error } = await ask((client) => client.signInWithPassword(values))
  if (!error) {
    const start = startAfterSignIn(takePlanChoice())
    return replace(readReturnPath(location.search) ?? start)
  }
  if (isUnconfirmed(error)) return { problems: null, unconfirmed: true }
  return refused(explainSignIn(error))
}

/** Asks for the letter that lets choose a new password. */
export async function sendReset(request: Request) {
  const { values, problems } = await readForm(request, forgottenPasswordForm)
  if (problems) return { problems }

  const redirectTo = `${location.origin}/reset-password`
  const { error } = await ask((client) =>
    client.resetPasswordForEmail(values.email, { redirectTo }),
  )
  return error
    ? refused(explainForgottenPassword(error))
    : { problems: null, notice: messages.resetSent }
}

/** Asks for the letter of confirmation once more. */
export async function resend(request: Request) {
  const { values, problems } = await readForm(request, resendForm)
  if (problems) return { problems }

  const options = { emailRedirectTo: `${location.origin}/auth/callback` }
  const { error } = await ask((client) =>
    client.resend({ type: 'signup', email: values.email, options }),
  )
  if (error) return refused(explainResend(error))

  await rememberBegun(values.email)
  return { problems: null, notice: messages.resent }
}
