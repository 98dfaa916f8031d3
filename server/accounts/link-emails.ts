import type { Writer } from '#server/database/database.ts'
import type { LinkRequest, PendingAccount, User } from '#server/database/rows.ts'
import { mayEnqueueEmails, type EmailPurpose } from '#server/email/email-limits.ts'
import type { Addressee } from '#server/email/email.ts'
import { enqueue, enqueueDecoy } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'

import { CHANGE_KINDS, issueLink, type LinkOrigin } from './links.ts'
import { addPendingAccount, findNewestSignUp, renewPendingLink } from './pending-accounts.ts'
import {
  addresseeOf,
  changeUser,
  findUserByEmail,
  isBanned,
  lockUserByEmail,
  pinRole,
} from './users.ts'

/**
 * The email of a sign-up: the link that confirms this very record or, to the owner of an existing account, a notice. Otherwise a decoy, so
 * that every sign-up costs the same.
 */
export async function sendSignUpEmail(
  tx: Writer,
  signUp: Addressee & { token: string },
  { mayWrite, owner }: { mayWrite: boolean; owner: User | undefined },
  services: Services,
) {
  if (!mayWrite || (owner && services.settings.revealExistingAccounts)) {
    await enqueueDecoy(tx, services)
  } else if (owner) {
    const email = { kind: 'already-registered', ...addresseeOf(owner) } as const
    await enqueue(tx, email, services, { customerId: owner.id })
  } else {
    await enqueue(tx, { kind: 'confirm', ...signUp }, services)
  }
}

/**
 * Two links, one to each address; both must be followed. If the new address has an account of its own, only its owner is notified. An
 * address that has confirmed already gets no second email, because these emails can be requested without a session.
 */
export async function sendEmailChange(
  tx: Writer,
  user: User,
  origin: LinkOrigin,
  services: Services,
) {
  const { id: userId, email, newEmail } = user
  if (newEmail === null) return
  const now = services.now()
  const issue = (kind: (typeof CHANGE_KINDS)[number], address: string) =>
    issueLink(tx, { userId, kind, address, origin }, now)
  const awaited = await findAwaited(tx, user)
  const emailChangeAccepted = CHANGE_KINDS.length - awaited.length
  await changeUser(tx, userId, { emailChangeSentAt: now, emailChangeAccepted }, now)

  const change = { ...addresseeOf(user), newEmail }
  if (awaited.includes('email_change_current')) {
    const token = await issue('email_change_current', email)
    const toCurrent = { ...change, kind: 'email-change-current', token } as const
    await enqueue(tx, toCurrent, services, { customerId: userId })
  } else await enqueueDecoy(tx, services)

  if (!awaited.includes('email_change_new')) return enqueueDecoy(tx, services)
  const other = await issue('email_change_new', newEmail)
  const owner = await findUserByEmail(tx, newEmail)
  await enqueue(
    tx,
    owner
      ? { kind: 'already-registered', ...addresseeOf(owner) }
      : { ...change, kind: 'email-change-new', to: newEmail, token: other },
    services,
    { customerId: owner ? owner.id : userId },
  )
}

async function findAwaited(tx: Writer, { id, emailChangeAccepted: isOneAnswered }: User) {
  if (!isOneAnswered) return CHANGE_KINDS
  const links = await tx
    .selectFrom('links')
    .select('kind')
    .where('userId', '=', id)
    .where('kind', 'in', CHANGE_KINDS)
    .execute()
  return links.length === 1 ? links.map(({ kind }) => kind) : CHANGE_KINDS
}

/**
 * Sends the requested link if the address has an account or a sign-up that fits and the rate limits allow it; otherwise a decoy, which
 * costs the server the same and is never delivered.
 */
export async function handleLinkRequest(tx: Writer, request: LinkRequest, services: Services) {
  const user = await lockUserByEmail(tx, request.address)
  const signUp = await findNewestSignUp(tx, request.address)
  const mayWrite = (kind: EmailPurpose, ...addresses: string[]) =>
    mayEnqueueEmails(
      services,
      addresses.map((address) => ({ kind, address, network: request.network })),
    )

  const decoy = async () => {
    await enqueueDecoy(tx, services)
    // A change of address sends two emails.
    if (request.kind.startsWith('email_change')) await enqueueDecoy(tx, services)
  }

  if (user && isBanned(user, services.now())) await decoy()
  else if (request.kind === 'recovery' && (user || signUp)) {
    // A separate limit: a sign-up's links are revoked once its account exists, and must not have used up the account's own limit.
    const kind = user ? 'recovery' : 'recovery_pending'
    if (await mayWrite(kind, request.address)) await sendRecovery(tx, user, request, services)
    else await decoy()
  } else if (request.kind === 'signup' && !user && signUp) {
    if (await mayWrite('signup', request.address)) await resendConfirmation(tx, signUp, services)
    else await decoy()
  } else if (request.kind === 'email_change_current' && user?.newEmail) {
    if (await mayWrite('email_change_again', user.email, user.newEmail)) {
      await sendEmailChange(tx, user, request, services)
    } else await decoy()
  } else await decoy()
}

async function resendConfirmation(tx: Writer, signUp: PendingAccount, services: Services) {
  const token = await renewPendingLink(tx, signUp, services.now())
  await enqueue(tx, { kind: 'confirm', ...addresseeOf(signUp), token }, services)
}

/** A link for setting a new password, which also creates the account where there is none yet. */
async function sendRecovery(
  tx: Writer,
  user: User | undefined,
  request: LinkRequest,
  services: Services,
) {
  const now = services.now()
  const { address: to, language } = request
  if (user) {
    const link = { userId: user.id, kind: 'recovery', address: to, origin: request } as const
    const token = await issueLink(tx, link, now)
    await changeUser(tx, user.id, { recoverySentAt: now }, now)
    const email = { kind: 'reset', ...addresseeOf(user), token } as const
    await enqueue(tx, email, services, { customerId: user.id })
    return
  }
  // A stranger to this address may have signed up with it: that name and password do not count here.
  const placeholder = { passwordHash: null, metadata: pinRole({ language }), origin: request }
  const token = await addPendingAccount(tx, { kind: 'recovery', email: to, ...placeholder }, now)
  await enqueue(tx, { kind: 'reset', to, firstName: '', language, token }, services)
}
