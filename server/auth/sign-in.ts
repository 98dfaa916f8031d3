import * as v from 'valibot'

import { limits } from '#server/http/limits.ts'
import { homeNetworkKey } from '#server/http/client-network.ts'
import { saltOf, wasSignedUpWith } from '#server/accounts/pending-accounts.ts'
import { beginSession, isKnownNetwork } from '#server/accounts/sessions.ts'
import { changeUser, findUserByEmail, isBanned, lockUser } from '#server/accounts/users.ts'
import type { User } from '#server/database/tables.ts'
import { openingKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { optionalText, readAddress } from './fields.ts'
import { invalid, notAvailable, problem } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import { answerSession } from './session-response.ts'
import { countPasswordTry, countRequest } from '#server/http/rate-limit.ts'

const body = v.object({ email: optionalText, phone: optionalText, password: optionalText })

/** POST /auth/v1/token?grant_type=password: a session for whoever knows the password. */
export async function signIn(call: Call, services: Services) {
  const { database, passwords, failures, secrets, now } = services
  // In a storm the first thing: what is turned away shall cost next to nothing.
  if (passwords.isFull()) throw notAvailable()
  await countRequest(call, limits.signIn, services)
  const input = await readBody(call, body)
  if (!input.email && input.phone) {
    throw problem(400, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  if (!input.email) throw invalid('missing email or phone')
  if (!input.password) throw wrongCredentials()
  const email = readAddress(input.email)
  const { password } = input

  const user = await findUserByEmail(database.read, email)
  const network = homeNetworkKey(secrets.addresses, call.visitor)
  const isKnown = await isKnownNetwork(database.read, user?.id, network)
  const tried = { address: email, network, isKnownNetwork: isKnown }
  await countPasswordTry(tried, services)
  const isRight = await passwords.verify(user?.password_hash, password)
  if (!user || !isRight) throw await refuse(email, password, services)

  await failures.forgive(tried)
  if (isBanned(user, now())) throw problem(400, 'user_banned', 'User is banned')
  return answerSession(await enter(user, password, network, services), services)
}

/**
 * Whoever signed up with this password is told that its email waits, though the address may have an account with another
 * one: it costs the same, and nobody learns which it is.
 */
async function refuse(email: string, password: string, services: Services) {
  const { database, passwords, secrets, alarm } = services
  for (const key of openingKeys(secrets, 'addresses')) {
    const passwordHash = await passwords.hash(password, saltOf(key, email))
    if (await wasSignedUpWith(database.read, email, passwordHash)) {
      return problem(400, 'email_not_confirmed', 'Email not confirmed')
    }
  }
  alarm.note('wrong-password')
  return wrongCredentials()
}

/** Signs in, unless the password was changed while it was being checked. */
async function enter(checked: User, password: string, network: string, services: Services) {
  const { database, passwords, now } = services
  const isOutdated = passwords.isOutdated(checked.password_hash)
  const rehashed = isOutdated ? await passwords.hash(password) : undefined

  return database.write(async (tx) => {
    const user = await lockUser(tx, checked.id)
    const isSame = user?.password_hash === checked.password_hash
    if (!user || (!isSame && !rehashed) || isBanned(user, now())) throw wrongCredentials()
    const change = isSame && rehashed ? { password_hash: rehashed } : {}
    const signedIn = await changeUser(tx, user.id, { ...change, last_sign_in_at: now() }, now())
    const begun = { userId: user.id, method: 'password', network } as const
    return { user: signedIn, session: await beginSession(tx, begun, now()) }
  })
}

function wrongCredentials() {
  return problem(400, 'invalid_credentials', 'Invalid login credentials')
}
