import { randomBytes, randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import type { LetterRow } from '#server/database/tables.ts'
import { openingKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'

import type { Letter, LetterKind } from './email.ts'
import { seal, unseal } from './encrypt.ts'

const SECRET_BYTES = 32

/**
 * Puts a letter in the outbox within the caller's transaction: it is sent if, and only if, that is committed.
 * Nothing here waits for a mail server. Letters of the same `id` are one letter.
 */
export async function post(
  tx: Writer,
  letter: Letter,
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  id: string = randomUUID(),
) {
  await tx
    .insertInto('letters')
    .values({
      id,
      kind: letter.kind,
      recipient: 'to' in letter ? letter.to : '',
      fields: JSON.stringify(fieldsOf(letter)),
      sealed_token: 'token' in letter ? seal(letter.token, id, secrets.letters) : null,
      state: 'waiting',
      attempts: 0,
      due_at: now(),
      last_error: null,
      created_at: now(),
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Puts a letter in the outbox that reaches nobody. */
export async function postDecoy(tx: Writer, services: Pick<Services, 'secrets' | 'now'>) {
  await post(
    tx,
    { kind: 'decoy', token: randomBytes(SECRET_BYTES).toString('base64url') },
    services,
  )
}

function fieldsOf(letter: Letter) {
  if (letter.kind === 'message') return letter.message
  if (letter.kind === 'decoy') return {}
  const { firstName } = letter
  return 'newEmail' in letter ? { firstName, newEmail: letter.newEmail } : { firstName }
}

/**
 * The letter that a row of the outbox stands for.
 *
 * @throws when the row's secret does not open, as after a change of JWT_SECRET without FORMER_JWT_SECRET
 */
export function readPosted(row: LetterRow, { secrets }: Pick<Services, 'secrets'>): Letter {
  const kind = row.kind as LetterKind
  const fields = JSON.parse(row.fields)
  if (kind === 'message') return { kind, message: fields }

  const { firstName = '', newEmail = '' } = fields
  const to = row.recipient
  if (kind === 'already-registered' || kind === 'password-changed') return { kind, to, firstName }

  const token = unseal(row.sealed_token ?? '', row.id, openingKeys(secrets, 'letters'))
  if (kind === 'decoy') return { kind, token }
  if (kind === 'confirm' || kind === 'reset') return { kind, to, firstName, token }
  return { kind, to, firstName, newEmail, token }
}
