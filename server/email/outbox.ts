import { randomBytes, randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import type { OutboxItem } from '#server/database/tables.ts'
import { acceptedKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'
import { asLanguage } from '#shared/language.ts'

import type { Email, EmailKind } from './email.ts'
import { decrypt, encrypt } from './encrypt.ts'
import type { ApplicationEmail, VisitEmail } from './shop-email.ts'

const SECRET_BYTES = 32

/**
 * Puts an email in the outbox within the caller's transaction: it is sent if, and only if, that is committed.
 * Nothing here waits for a mail server. Emails of the same `id` are one email.
 */
export async function enqueue(
  tx: Writer,
  email: Email,
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  id: string = randomUUID(),
) {
  await tx
    .insertInto('letters')
    .values({
      id,
      kind: email.kind,
      recipient: 'to' in email ? email.to : '',
      fields: JSON.stringify(fieldsOf(email)),
      sealed_token: 'token' in email ? encrypt(email.token, id, secrets.letters) : null,
      state: 'waiting',
      attempts: 0,
      due_at: now(),
      last_error: null,
      created_at: now(),
      sent_at: null,
      ...('thread' in email ? { thread: email.thread, thread_order: email.order } : {}),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Puts an email in the outbox that reaches nobody. */
export async function enqueueDecoy(tx: Writer, services: Pick<Services, 'secrets' | 'now'>) {
  await enqueue(
    tx,
    { kind: 'decoy', token: randomBytes(SECRET_BYTES).toString('base64url') },
    services,
  )
}

function fieldsOf(email: Email) {
  if (email.kind === 'message') return email.message
  if (email.kind === 'decoy') return {}
  const { firstName, language } = email
  const reader = { firstName, language }
  if ('visit' in email) return { ...reader, visit: email.visit }
  if ('facts' in email) return { ...reader, facts: email.facts }
  if (email.kind === 'staff-invitation') return { ...reader, role: email.role }
  if (email.kind === 'security-notice') return { ...reader, notice: email.notice, name: email.name }
  if (email.kind === 'account-deleted') {
    return { ...reader, cancelled: email.cancelled, isSignInLeft: email.isSignInLeft }
  }
  return 'newEmail' in email ? { ...reader, newEmail: email.newEmail } : reader
}

/**
 * The email that a row of the outbox stands for.
 *
 * @throws when the row's secret does not open, as after a change of JWT_SECRET without FORMER_JWT_SECRET
 */
export function readOutboxItem(row: OutboxItem, { secrets }: Pick<Services, 'secrets'>): Email {
  const kind = row.kind as EmailKind
  const fields = JSON.parse(row.fields)
  if (kind === 'message') return { kind, message: fields }

  const { firstName = '', newEmail = '' } = fields
  const reader = { to: row.recipient, firstName, language: asLanguage(fields.language) }
  if (kind === 'security-notice' || kind === 'account-deleted')
    return { kind, ...fields, ...reader }
  if (fields.facts) {
    const { thread, thread_order: order } = row
    return { kind, ...reader, thread, order, facts: fields.facts } as ApplicationEmail
  }
  if (kind === 'already-registered' || kind === 'password-changed') return { kind, ...reader }

  const token = decrypt(row.sealed_token ?? '', row.id, acceptedKeys(secrets, 'letters'))
  if (kind === 'decoy') return { kind, token }
  if (fields.visit) {
    const { thread, thread_order: order } = row
    return { kind, ...reader, token, thread, order, visit: fields.visit } as VisitEmail
  }
  if (kind === 'staff-invitation') return { kind, ...reader, token, role: fields.role }
  if (kind === 'confirm' || kind === 'reset' || kind === 'reauthentication') {
    return { kind, ...reader, token }
  }
  return { kind, ...reader, newEmail, token } as Email
}
