import * as v from 'valibot'

import { accountChanges } from '#server/accounts/account-changes.ts'
import { proofFields, requireProof, spendProof } from '#server/accounts/assurance.ts'
import { sessionNotFound, type CallerContext } from '#server/accounts/authenticate.ts'
import { sendEmailChange } from '#server/accounts/link-emails.ts'
import { revokeEmailChange, revokeLinks, type LinkOrigin } from '#server/accounts/links.ts'
import { endSessions, findSession } from '#server/accounts/sessions.ts'
import {
  addresseeOf,
  findUserByEmail,
  lockUser,
  readMetadata,
  changeUser as updateUser,
  type Metadata,
} from '#server/accounts/users.ts'
import type { Writer } from '#server/database/database.ts'
import type { Session, User } from '#server/database/rows.ts'
import {
  countEmailChange,
  countEmailRequest,
  mayEnqueueEmails,
} from '#server/email/email-limits.ts'
import { enqueue, enqueueDecoy } from '#server/email/outbox.ts'
import { ApiError } from '#server/http/api-error.ts'
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
import { asUser } from './responses.ts'

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: newPasswordField,
  ...proofFields,
  data: metadataField,
  ...challengeFields,
})

export function getUser({ caller }: CallerContext) {
  return Response.json(asUser(caller.user, caller))
}

/** PUT /auth/v1/user: changes the caller's metadata, password or address; the last two only with a proof of ownership. */
export async function changeUser(context: CallerContext, services: Services) {
  const { database, lockout, settings } = services
  const { caller } = context
  const { user: owner, session } = caller
  const input = await readBody(context, body)
  if (input.phone) throw new ApiError(422, 'phone_provider_disabled', errors.phoneLoginDisabled)
  const origin = readOrigin(input, context.query, settings.siteUrl)
  const sentData = input.data ?? {}
  const metadata = mergeMetadata(readMetadata(owner), sentData)
  const { password } = input
  const { email } = owner
  if (typeof password === 'string') {
    checkNewPassword(password, { email, metadata, shopWords: services.shopWords })
  }
  const newEmail = await readNewEmail(owner, input.email, services)
  const needing = typeof password === 'string' ? 'password' : newEmail && 'address'
  const proven = needing && accountChanges[needing]
  const shown = proven && (await requireProof(proven, caller, input, services))
  const passwordHash = await hashNewPassword(owner, password, services)
  const change = newEmail && (await planEmailChange(context, owner, newEmail, services))

  const changed = await database.write(async (tx) => {
    const user = await lockUser(tx, owner.id)
    if (!user || !(await findSession(tx, session.id))) throw sessionNotFound()
    if (proven && shown) await spendProof(tx, proven, caller, shown, services.now())
    const updated = await storeMetadata(tx, user, sentData, services)
    if (passwordHash) await storePassword(tx, updated, session, passwordHash, services)
    if (change) await beginEmailChange(tx, updated, change, origin, services)
    return (await lockUser(tx, user.id)) ?? updated
  })

  if (passwordHash) await lockout.resetAll(owner.email)
  const { factors, pending } = caller
  const isCodeSpent = shown && shown.by === 'nonce'
  const left = isCodeSpent ? { ...pending, owner: undefined } : pending
  return Response.json(asUser(changed, { factors, pending: left }))
}

/**
 * The requested new address, if any. Whether it has an account is not revealed unless the settings say so.
 *
 * @throws ApiError when it is no address
 */
async function readNewEmail(
  caller: User,
  text: string | null | undefined,
  { settings, database }: Services,
) {
  if (!text) return undefined
  const email = readAddress(text)
  if (email === caller.email) return undefined
  if (settings.revealExistingAccounts && (await findUserByEmail(database.read, email))) {
    throw new ApiError(422, 'email_exists', errors.emailExists)
  }
  return email
}

/** @throws ApiError when it is the present password */
async function hashNewPassword(
  caller: User,
  password: string | null | undefined,
  services: Services,
) {
  if (typeof password !== 'string') return undefined
  const { passwords } = services
  if (await passwords.verify(caller.passwordHash, password)) {
    throw new ApiError(422, 'same_password', errors.samePassword)
  }
  return passwords.hash(password)
}

/** @throws ApiError when this client, or this account, requests too many emails */
async function planEmailChange(
  context: RequestContext,
  caller: User,
  newEmail: string,
  services: Services,
) {
  await countEmailRequest(context, services)
  await countEmailChange(caller.id, services)
  const network = networkKey(services.secrets.addresses, context.client)
  const mayWrite = await mayEnqueueEmails(services, [
    { kind: 'email_change', address: caller.email, network },
    // A separate limit: strangers who name an address must not use up its own account's emails.
    { kind: 'email_change_new', address: newEmail, network },
  ])
  return { newEmail, mayWrite }
}

async function storeMetadata(tx: Writer, user: User, sentData: Metadata, { now }: Services) {
  if (Object.keys(sentData).length === 0) return user
  const userMetadata = JSON.stringify(mergeMetadata(readMetadata(user), sentData))
  return updateUser(tx, user.id, { userMetadata }, now())
}

/** Ends the other sessions, revokes the emailed links, and notifies the owner. */
async function storePassword(
  tx: Writer,
  user: User,
  session: Session,
  passwordHash: string,
  services: Services,
) {
  await endSessions(tx, session, 'others')
  await revokeLinks(tx, user.id)
  const renewed = { passwordHash, newEmail: null, emailChangeAccepted: 0 }
  await updateUser(tx, user.id, renewed, services.now())
  const email = { kind: 'password-changed', ...addresseeOf(user) } as const
  await enqueue(tx, email, services, { customerId: user.id })
}

async function beginEmailChange(
  tx: Writer,
  user: User,
  { newEmail, mayWrite }: { newEmail: string; mayWrite: boolean },
  origin: LinkOrigin,
  services: Services,
) {
  // An earlier link named another new address: it must not confirm this one.
  if (newEmail !== user.newEmail) await revokeEmailChange(tx, user.id)
  const started = { newEmail, emailChangeAccepted: 0 }
  const waiting = await updateUser(tx, user.id, started, services.now())
  if (mayWrite) await sendEmailChange(tx, waiting, origin, services)
  else await enqueueDecoy(tx, services)
}
