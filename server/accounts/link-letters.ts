import type { Writer } from '#server/database/database.ts'
import type { LinkRequest, User } from '#server/database/tables.ts'
import { post } from '#server/mail/outbox.ts'
import { seal } from '#server/mail/seal.ts'
import type { Services } from '#server/services.ts'

import { issueLink, type LinkOrigin } from './links.ts'
import { changeUser, findUserByEmail, firstNameOf, isBanned, lockUserByEmail } from './users.ts'

/** A link that confirms the account, in a letter to its address. */
export async function sendConfirmation(
  tx: Writer,
  user: User,
  origin: LinkOrigin,
  services: Services,
) {
  const now = services.now()
  const { id: userId, email: to } = user
  const token = await issueLink(tx, { userId, kind: 'signup', address: to, origin }, now)
  await changeUser(tx, userId, { confirmation_sent_at: now }, now)
  await post(tx, { kind: 'confirm', to, firstName: firstNameOf(user), token }, services)
}

/**
 * A letter without a link to whoever signs up again, unless the page tells them. It asks of the database what
 * `sendConfirmation` asks: the time an answer takes must not tell who has an account.
 */
export async function remindOwner(tx: Writer, user: User, origin: LinkOrigin, services: Services) {
  const { id: userId, email: to } = user
  const now = services.now()
  const unused = await issueLink(tx, { userId, kind: 'signup', address: to, origin }, now)
  seal(unused, userId, services.secrets.letters)
  const sameAsBefore = { confirmation_sent_at: user.confirmation_sent_at }
  await changeUser(tx, userId, sameAsBefore, user.updated_at)
  if (services.settings.revealExistingAccounts) return
  await post(tx, { kind: 'already-registered', to, firstName: firstNameOf(user) }, services)
}

/** A link that lets the owner of the address set a new password. */
export async function sendRecovery(tx: Writer, user: User, origin: LinkOrigin, services: Services) {
  const now = services.now()
  const { id: userId, email: to } = user
  const token = await issueLink(tx, { userId, kind: 'recovery', address: to, origin }, now)
  await changeUser(tx, userId, { recovery_sent_at: now }, now)
  await post(tx, { kind: 'reset', to, firstName: firstNameOf(user), token }, services)
}

/**
 * Two links, one to each address; both must be answered. If the new address has an account of its own, its owner is
 * told so instead, and nobody else.
 */
export async function sendEmailChange(
  tx: Writer,
  user: User,
  origin: LinkOrigin,
  services: Services,
) {
  const { id: userId, email, new_email: newEmail } = user
  if (newEmail === null) return
  const now = services.now()
  const issue = (kind: 'email_change_current' | 'email_change_new', address: string) =>
    issueLink(tx, { userId, kind, address, origin }, now)
  await changeUser(tx, userId, { email_change_sent_at: now, email_change_accepted: 0 }, now)

  const firstName = firstNameOf(user)
  const current = await issue('email_change_current', email)
  const letter = { firstName, newEmail } as const
  const toCurrent = { ...letter, kind: 'email-change-current', to: email, token: current } as const
  await post(tx, toCurrent, services)

  const other = await issue('email_change_new', newEmail)
  const owner = await findUserByEmail(tx, newEmail)
  await post(
    tx,
    owner
      ? { kind: 'already-registered', to: newEmail, firstName: firstNameOf(owner) }
      : { ...letter, kind: 'email-change-new', to: newEmail, token: other },
    services,
  )
}

/** Answers a wish for a link by a letter, if the address has an account that the wish fits; otherwise by nothing. */
export async function answerWish(tx: Writer, wish: LinkRequest, services: Services) {
  const user = await lockUserByEmail(tx, wish.address)
  if (!user || isBanned(user, services.now())) return
  if (wish.kind === 'recovery') await sendRecovery(tx, user, wish, services)
  else if (wish.kind !== 'signup') await sendEmailChange(tx, user, wish, services)
  else if (user.confirmed_at === null) await sendConfirmation(tx, user, wish, services)
}
