import * as v from 'valibot'

import { sendSignUpEmail } from '#server/accounts/link-emails.ts'
import { addPendingAccount, saltOf } from '#server/accounts/pending-accounts.ts'
import { addresseeOf, deriveUserId, lockUserByEmail } from '#server/accounts/users.ts'
import { countEmailRequest, mayEnqueueEmails } from '#server/email/email-limits.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { networkKey } from '#server/http/client-network.ts'
import { readBody } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import {
  challengeFields,
  checkNewPassword,
  mergeMetadata,
  metadataField,
  newPasswordField,
  optionalText,
  readAddress,
  readOrigin,
} from './fields.ts'
import { asUnknownUser } from './responses.ts'

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: newPasswordField,
  data: metadataField,
  ...challengeFields,
})

/**
 * POST /auth/v1/signup: adds a pending account, confirmed by its emailed link. An address with an account gets a record too, which can't be
 * confirmed, so that neither this response nor a later sign-in reveals the account.
 */
export async function signUp(context: RequestContext, services: Services) {
  const { settings, secrets, passwords, database, shopWords, now } = services
  const input = await readBody(context, body)
  const { email, password } = requireCredentials(input)
  const metadata = mergeMetadata({}, input.data ?? {})
  const origin = readOrigin(input, context.query, settings.siteUrl)
  checkNewPassword(password, { email, metadata, shopWords })
  await countEmailRequest(context, services)

  const passwordHash = await passwords.hash(password, saltOf(secrets.addresses, email))
  const network = networkKey(secrets.addresses, context.client)
  const mayWrite = await mayEnqueueEmails(services, [
    { kind: 'signup', address: email, network, repeats: passwordHash },
  ])
  const owner = await database.write(async (tx) => {
    const user = await lockUserByEmail(tx, email)
    const record = { kind: 'signup', email, passwordHash, metadata, origin } as const
    const token = await addPendingAccount(tx, record, now())
    const addressee = addresseeOf({ email, userMetadata: JSON.stringify(metadata) })
    await sendSignUpEmail(tx, { ...addressee, token }, { mayWrite, owner: user }, services)
    return user
  })

  if (settings.revealExistingAccounts && owner) {
    throw new ApiError(422, 'user_already_exists', errors.userExists)
  }
  const derivedId = deriveUserId(secrets.addresses, email)
  return Response.json(asUnknownUser(derivedId, email, metadata, now()))
}

function requireCredentials(input: v.InferOutput<typeof body>) {
  if (!input.email && input.phone) {
    throw new ApiError(400, 'phone_provider_disabled', errors.phoneSignUpDisabled)
  }
  if (!input.email) {
    throw new ApiError(422, 'anonymous_provider_disabled', errors.noCredentials)
  }
  if (!input.password) throw invalid(errors.noCredentials)
  return { email: readAddress(input.email), password: input.password }
}
