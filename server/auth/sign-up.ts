import * as v from 'valibot'

import { answerSignUp } from '#server/accounts/link-emails.ts'
import { limits, mayWriteEmails } from '#server/http/limits.ts'
import { networkKey } from '#server/http/client-network.ts'
import { addPendingAccount, saltOf } from '#server/accounts/pending-accounts.ts'
import { firstNameOf, inventUserId, lockUserByEmail } from '#server/accounts/users.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import {
  challengeFields,
  checkNewPassword,
  mergeMetadata,
  metadataField,
  optionalText,
  readAddress,
  readOrigin,
} from './fields.ts'
import { invalid, problem } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import { countEmailRequest, countRequest } from '#server/http/rate-limit.ts'
import { asUnknownUser } from './user-object.ts'

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataField,
  ...challengeFields,
})

/**
 * POST /auth/v1/signup: a record of its own that waits for its email to be followed; an address that has an account gets
 * one as well, which nothing can confirm, so that neither this answer nor a sign-in after it tells.
 */
export async function signUp(call: Call, services: Services) {
  const { settings, secrets, passwords, database, shopWords, events, now } = services
  await countRequest(call, limits.signUp, services)
  const input = await readBody(call, body)
  const { email, password } = requireCredentials(input)
  const metadata = mergeMetadata({}, input.data ?? {})
  const origin = readOrigin(input, call.query, settings.siteUrl)
  checkNewPassword(password, { email, metadata, shopWords })
  await countEmailRequest(call, services)

  const passwordHash = await passwords.hash(password, saltOf(secrets.addresses, email))
  const network = networkKey(secrets.addresses, call.visitor)
  const mayWrite = await mayWriteEmails(services, [
    { kind: 'signup', address: email, network, repeats: passwordHash },
  ])
  const owner = await database.write(async (tx) => {
    const user = await lockUserByEmail(tx, email)
    const record = { kind: 'signup', email, passwordHash, metadata, origin } as const
    const token = await addPendingAccount(tx, record, now())
    const firstName = firstNameOf({ user_metadata: JSON.stringify(metadata) })
    await answerSignUp(tx, { email, token, firstName }, { mayWrite, owner: user }, services)
    return user
  })
  events.emit('posted')

  if (settings.revealExistingAccounts && owner) {
    throw problem(422, 'user_already_exists', 'User already registered')
  }
  const inventedId = inventUserId(secrets.addresses, email)
  return Response.json(asUnknownUser(inventedId, email, metadata, now()))
}

function requireCredentials(input: v.InferOutput<typeof body>) {
  if (!input.email && input.phone) {
    throw problem(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  if (!input.email) {
    throw problem(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  if (!input.password) throw invalid('Signup requires a valid password')
  return { email: readAddress(input.email), password: input.password }
}
