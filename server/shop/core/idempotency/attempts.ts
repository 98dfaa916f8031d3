import { createHash } from 'node:crypto'

import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { CounterError } from '#server/shop/core/counter.ts'

type Earlier = { answer: unknown }

/**
 * Stores a request's hash under its idempotency key before anything is written: concurrent requests with one key wait for each
 * other here. A refusal rolls the row back with its transaction, so that the corrected request may use the same key.
 *
 * @returns the earlier request with this key, if there was one
 * @throws CounterError `id_reused` when the key was used for another request
 */
export async function noteAttempt(
  tx: Reader,
  key: string,
  { call, body }: { call: string; body: object },
  { now }: Pick<Services, 'now'>,
): Promise<Earlier | undefined> {
  // The fields stand in the order of their schema: the same request is the same text.
  const request = createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url')
  const added = await tx
    .insertInto('attempts')
    .values({ key, request, made_at: now(), answer: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 1n) return undefined
  const earlier = await tx
    .selectFrom('attempts')
    .select(['request', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (earlier?.request !== request) throw new CounterError('id_reused')
  return { answer: earlier.answer === null ? undefined : JSON.parse(earlier.answer) }
}

/** Keeps what a request was answered, in its own transaction: the same request again gets it. */
export async function keepAnswer(tx: Reader, key: string, answer: unknown) {
  await tx
    .updateTable('attempts')
    .set({ answer: JSON.stringify(answer ?? {}) })
    .where('key', '=', key)
    .execute()
}
