import { randomBytes, randomUUID } from 'node:crypto'

import { afterCommit } from '#server/database/commit-hooks.ts'
import type { Writer } from '#server/database/database.ts'
import type { OutboxItem } from '#server/database/rows.ts'
import { acceptedKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'
import { asLanguage } from '#shared/language.ts'

import type { Email } from './email.ts'
import { decrypt, encrypt } from './encrypt.ts'

const SECRET_BYTES = 32

export type OutboxServices = Pick<Services, 'secrets' | 'now' | 'events'>

type Envelope = {
  id?: string
  dueAt?: number
  customerId?: string
}

/**
 * Puts an email in the outbox within the caller's transaction: it is sent if, and only if, that is committed, and the worker is woken then.
 * Nothing here waits for a mail server. Emails of the same `id` are one email.
 */
export async function enqueue(
  tx: Writer,
  email: Email,
  { secrets, now, events }: OutboxServices,
  { id = randomUUID(), dueAt = now(), customerId }: Envelope = {},
) {
  await tx
    .insertInto('outbox')
    .values({
      id,
      kind: email.kind,
      recipient: 'to' in email ? email.to : null,
      fields: JSON.stringify(fieldsOf(email)),
      encryptedToken: 'token' in email ? encrypt(email.token, id, secrets.outbox) : null,
      state: 'waiting',
      attempts: 0,
      dueAt,
      createdAt: now(),
      customerId,
      thread: 'thread' in email ? email.thread : null,
      threadOrder: 'thread' in email ? email.order : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  afterCommit(tx, () => events.emit('enqueued'))
}

export async function enqueueDecoy(tx: Writer, services: OutboxServices) {
  const token = randomBytes(SECRET_BYTES).toString('base64url')
  await enqueue(tx, { kind: 'decoy', token }, services)
}

function fieldsOf(email: Email) {
  if (email.kind === 'message') return email.message
  const columns = ['kind', 'to', 'token', 'thread', 'order']
  return Object.fromEntries(Object.entries(email).filter(([name]) => !columns.includes(name)))
}

/**
 * The email of an outbox row.
 *
 * @throws when its secret can't be decrypted, as after a change of JWT_SECRET without FORMER_JWT_SECRET
 */
export function readOutboxItem(row: OutboxItem, { secrets }: Pick<Services, 'secrets'>): Email {
  const { id, recipient: to, thread, threadOrder: order } = row
  const kind = row.kind
  const fields = JSON.parse(row.fields)
  if (kind === 'message') return { kind, message: fields }

  const token =
    row.encryptedToken !== null && decrypt(row.encryptedToken, id, acceptedKeys(secrets, 'outbox'))
  const reader = { to, firstName: '', ...fields, language: asLanguage(fields.language) }
  return {
    kind,
    ...(kind !== 'decoy' && reader),
    ...(token !== false && { token }),
    ...(thread !== null && { thread, order }),
  } as Email
}
