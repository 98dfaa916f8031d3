import { createHash } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import { findRow } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'

import { CounterError } from './counter.ts'

/**
 * Notes what is asked for under the key that a page made for its attempt, before anything is done: two that come at once with
 * one key take turns here. What is refused later is forgotten with its transaction, and may be sent again, corrected.
 *
 * @throws CounterError `id_reused` when the key came before with something else
 */
export async function noteAttempt(
  tx: Writer,
  key: string,
  { call, body }: { call: string; body: object },
  { now }: Pick<Services, 'now'>,
) {
  // The fields stand in the order of their schema: the same request is the same text.
  const request = createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url')
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('attempts')
    .values({ key, request, made_at: now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  if (rows === 1n) return
  const earlier = await findRow(tx, 'attempts', { key })
  if (earlier?.request !== request) throw new CounterError('id_reused')
}
