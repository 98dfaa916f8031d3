import * as v from 'valibot'

import { limits } from '#server/accounts/limits.ts'
import { sendEmailChange } from '#server/accounts/link-letters.ts'
import { killLinks, type LinkOrigin } from '#server/accounts/links.ts'
import { endSessions, findSession } from '#server/accounts/sessions.ts'
import {
  changeUser as change,
  firstNameOf,
  lockUser,
  type Metadata,
  readMetadata,
} from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import type { Session, User } from '#server/database/tables.ts'
import { post } from '#server/mail/outbox.ts'
import type { Services } from '#server/services.ts'

import type { Call } from './call.ts'
import { findCaller, sessionNotFound } from './caller.ts'
import {
  challengeFields,
  mergeMetadata,
  metadataField,
  optionalText,
  readOrigin,
} from './fields.ts'
import { readNewEmail } from './new-email.ts'
import { hashNewPassword } from './new-password.ts'
import { problem } from './problem.ts'
import { readBody } from './read-body.ts'
import { countRequest } from './too-many.ts'
import { asUser } from './user-object.ts'

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  data: metadataField,
  ...challengeFields,
})

/** PUT /auth/v1/user: changes what the caller says about themselves, their password or their address. */
export async function changeUser(call: Call, services: Services) {
  const { database, failures, events, settings } = services
  await countRequest(call, limits.changeUser, services)
  const { user: caller, session } = await findCaller(call, services)
  const input = await readBody(call, body)
  if (input.phone) throw problem(422, 'phone_provider_disabled', 'Phone logins are disabled')
  const origin = readOrigin(input, call.query, settings.siteUrl)
  const said = input.data ?? {}
  const metadata = mergeMetadata(readMetadata(caller), said)
  const passwordHash = await hashNewPassword(caller, input, metadata, services)
  const newEmail = await readNewEmail(call, caller, input.email, services)

  const changed = await database.write(async (tx) => {
    const user = await lockUser(tx, caller.id)
    if (!user || !(await findSession(tx, session.id))) throw sessionNotFound()
    const known = await keepWords(tx, user, said, services)
    if (passwordHash) await keepPassword(tx, known, session, passwordHash, services)
    if (newEmail) await beginEmailChange(tx, known, newEmail, origin, services)
    return (await lockUser(tx, user.id)) ?? known
  })

  if (passwordHash) await failures.forgive(caller.email)
  if (passwordHash || newEmail) events.emit('posted')
  return Response.json(asUser(changed))
}

async function keepWords(tx: Writer, user: User, said: Metadata, { now }: Services) {
  if (Object.keys(said).length === 0) return user
  const user_metadata = JSON.stringify(mergeMetadata(readMetadata(user), said))
  return change(tx, user.id, { user_metadata }, now())
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
  await change(tx, user.id, renewed, services.now())
  const letter = { kind: 'password-changed', to: user.email } as const
  await post(tx, { ...letter, firstName: firstNameOf(user) }, services)
}

async function beginEmailChange(
  tx: Writer,
  user: User,
  newEmail: string,
  origin: LinkOrigin,
  services: Services,
) {
  const waiting = await change(tx, user.id, { new_email: newEmail }, services.now())
  await sendEmailChange(tx, waiting, origin, services)
}
