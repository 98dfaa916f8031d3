import { replace } from 'react-router'

import { withClient, withClientPatiently } from '#app/auth/client.ts'
import { forgottenPasswordForm, resendForm, signInForm } from '#app/auth/forms.ts'
import {
  explainForgottenPassword,
  explainPasskey,
  explainResend,
  explainSignIn,
  isUnconfirmed,
} from '#app/auth/messages.ts'
import { readReturnPath, readStoredReturnPath, storeReturnPath } from '#app/auth/return-path.ts'
import { hasSecondFactor } from '#app/auth/second-factor.ts'
import { signInByPassword } from '#app/auth/sign-in.ts'
import { sendAgain } from '#app/auth/sign-up.tsx'
import { readForm, refused } from '#app/ui/read-form.ts'
import { messages } from '#content/auth-messages.ts'
import { language } from '#content/language.ts'
import { passkeys } from '#content/second-factor.ts'
import { pathIn } from '#shared/language.ts'

import { readStartPath } from './start-path.ts'

/** Signs in and leads on. An unconfirmed address is told apart: it can ask for its letter again. */
export async function signIn(request: Request) {
  const { values, problems } = await readForm(request, signInForm)
  if (problems) return { problems }

  const { data, error } = await withClient((client) => signInByPassword(client, values))
  // The page goes on to ask for it.
  if (!error && data.user && hasSecondFactor(data.user)) return { problems: null }
  if (!error) return replace(readStartPath(location.search))
  if (isUnconfirmed(error)) return { problems: null, unconfirmed: true }
  return refused(explainSignIn(error))
}

/** Signs in with whatever passkey of this site the browser has at hand. */
export async function signInWithPasskey() {
  const { error } = await withClientPatiently((client) => client.signInWithPasskey())
  return error
    ? refused(explainPasskey(error, passkeys.failed))
    : replace(readStartPath(location.search))
}

export async function sendReset(request: Request) {
  const { values, problems } = await readForm(request, forgottenPasswordForm)
  if (problems) return { problems }

  const redirectTo = location.origin + pathIn(language, '/reset-password')
  const { error } = await withClient((client) =>
    client.resetPasswordForEmail(values.email, { redirectTo }),
  )
  if (error) return refused(explainForgottenPassword(error))

  storeReturnPath(readReturnPath(location.search))
  return { problems: null, notice: messages.resetSent }
}

export async function resend(request: Request) {
  const { values, problems } = await readForm(request, resendForm)
  if (problems) return { problems }

  const returnPath = readReturnPath(location.search) ?? readStoredReturnPath()
  const { error } = await sendAgain(values.email, returnPath)
  if (error) return refused(explainResend(error))

  return { problems: null, notice: messages.resent }
}
