import * as v from 'valibot'

import { remindOwner, sendConfirmation } from '#server/accounts/link-letters.ts'
import { limits } from '#server/accounts/limits.ts'
import { addUser, inventUserId, lockUserByEmail } from '#server/accounts/users.ts'
import type { Services } from '#server/services.ts'

import type { Call } from './call.ts'
import {
  challengeFields,
  checkNewPassword,
  mergeMetadata,
  metadataField,
  optionalText,
  readAddress,
  readOrigin,
} from './fields.ts'
import { invalid, problem } from './problem.ts'
import { readBody } from './read-body.ts'
import { countLetter, countRequest } from './too-many.ts'
import { asUnknownUser } from './user-object.ts'

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataField,
  ...challengeFields,
})

/** POST /auth/v1/signup: an unconfirmed account and a letter; the answer is the same for an address that has one. */
export async function signUp(call: Call, services: Services) {
  const { settings, secrets, passwords, database, shopWords, events, now } = services
  await countRequest(call, limits.signUp, services)
  const input = await readBody(call, body)
  const { email, password } = requireCredentials(input)
  const metadata = mergeMetadata({}, input.data ?? {})
  const origin = readOrigin(input, call.query, settings.siteUrl)
  checkNewPassword(password, { email, metadata, shopWords })
  await countLetter(call, 'signup', email, services)

  const passwordHash = await passwords.hash(password)
  const inventedId = inventUserId(secrets.addresses, email)
  const account = { email, passwordHash, metadata, inventedId }
  const owner = await database.write(async (tx) => {
    const added = await addUser(tx, account, now())
    const user = await lockUserByEmail(tx, email)
    if (user?.confirmed_at === null) await sendConfirmation(tx, user, origin, services)
    else if (user) await remindOwner(tx, user, origin, services)
    return added ? undefined : user
  })
  events.emit('posted')

  if (settings.revealExistingAccounts && owner?.confirmed_at) {
    throw problem(422, 'user_already_exists', 'User already registered')
  }
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
