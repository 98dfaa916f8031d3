import * as v from 'valibot'

import { limits, mayWriteEmails } from '#server/http/limits.ts'
import { sendEmailChange } from '#server/accounts/link-emails.ts'
import { killLinks, type LinkOrigin } from '#server/accounts/links.ts'
import { networkKey } from '#server/http/client-network.ts'
import { endSessions, findSession } from '#server/accounts/sessions.ts'
import {
  changeUser as updateUser,
  firstNameOf,
  lockUser,
  type Metadata,
  readMetadata,
} from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import type { Session, User } from '#server/database/tables.ts'
import { post, postDecoy } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { findCaller, sessionNotFound } from './authenticate.ts'
import { requireCurrentPassword } from './current-password.ts'
import {
  challengeFields,
  checkNewPassword,
  mergeMetadata,
  metadataField,
  optionalText,
  readOrigin,
} from './fields.ts'
import { readNewEmail } from './new-email.ts'
import { problem } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import { countEmailChange, countEmailRequest, countRequest } from '#server/http/rate-limit.ts'
import { asUser } from './user-object.ts'

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  data: metadataField,
  ...challengeFields,
})

/**
 * PUT /auth/v1/user: changes what the caller says about themselves, their password or their address; the last two only
 * for whoever proves to be the owner.
 */
export async function changeUser(call: Call, services: Services) {
  const { database, failures, events, settings } = services
  await countRequest(call, limits.changeUser, services)
  const { user: caller, session } = await findCaller(call, services)
  const input = await readBody(call, body)
  if (input.phone) throw problem(422, 'phone_provider_disabled', 'Phone logins are disabled')
  const origin = readOrigin(input, call.query, settings.siteUrl)
  const said = input.data ?? {}
  const metadata = mergeMetadata(readMetadata(caller), said)
  const { password, current_password: current } = input
  const { email } = caller
  if (typeof password === 'string') {
    checkNewPassword(password, { email, metadata, shopWords: services.shopWords })
  }
  const newEmail = await readNewEmail(caller, input.email, services)
  if (typeof password === 'string' || newEmail) {
    await requireCurrentPassword({ user: caller, session }, current, call, services)
  }
  const passwordHash = await hashNewPassword(caller, password, services)
  const change = newEmail && (await planEmailChange(call, caller, newEmail, services))

  const changed = await database.write(async (tx) => {
    const user = await lockUser(tx, caller.id)
    if (!user || !(await findSession(tx, session.id))) throw sessionNotFound()
    const known = await keepWords(tx, user, said, services)
    if (passwordHash) await keepPassword(tx, known, session, passwordHash, services)
    if (change) await beginEmailChange(tx, known, change, origin, services)
    return (await lockUser(tx, user.id)) ?? known
  })

  if (passwordHash) await failures.forgiveAll(caller.email)
  if (passwordHash || newEmail) events.emit('posted')
  return Response.json(asUser(changed))
}

/** @throws Problem when it is the one that they have */
async function hashNewPassword(
  caller: User,
  password: string | null | undefined,
  services: Services,
) {
  if (typeof password !== 'string') return undefined
  const { passwords } = services
  if (await passwords.verify(caller.password_hash, password)) {
    const message = 'New password should be different from the old password.'
    throw problem(422, 'same_password', message)
  }
  return passwords.hash(password)
}

/** @throws Problem when this visitor, or this account, asks for too many emails */
async function planEmailChange(call: Call, caller: User, newEmail: string, services: Services) {
  await countEmailRequest(call, services)
  await countEmailChange(caller.id, services)
  const network = networkKey(services.secrets.addresses, call.visitor)
  const mayWrite = await mayWriteEmails(services, [
    { kind: 'email_change', address: caller.email, network },
    // Counted apart: what strangers send to an address takes nothing from the account that has it.
    { kind: 'email_change_new', address: newEmail, network },
  ])
  return { newEmail, mayWrite }
}

async function keepWords(tx: Writer, user: User, said: Metadata, { now }: Services) {
  if (Object.keys(said).length === 0) return user
  const user_metadata = JSON.stringify(mergeMetadata(readMetadata(user), said))
  return updateUser(tx, user.id, { user_metadata }, now())
}

/** Whoever else was signed in, or holds a link, no longer gets in; the owner is told. */
async function keepPassword(
  tx: Writer,
  user: User,
  session: Session,
  passwordHash: string,
  services: Services,
) {
  await endSessions(tx, session, 'others')
  await killLinks(tx, user.id)
  const renewed = { password_hash: passwordHash, new_email: null, email_change_accepted: 0 }
  await updateUser(tx, user.id, renewed, services.now())
  const letter = { kind: 'password-changed', to: user.email } as const
  await post(tx, { ...letter, firstName: firstNameOf(user) }, services)
}

async function beginEmailChange(
  tx: Writer,
  user: User,
  { newEmail, mayWrite }: { newEmail: string; mayWrite: boolean },
  origin: LinkOrigin,
  services: Services,
) {
  const started = { new_email: newEmail, email_change_accepted: 0 }
  const waiting = await updateUser(tx, user.id, started, services.now())
  if (mayWrite) await sendEmailChange(tx, waiting, origin, services)
  else await postDecoy(tx, services)
}
