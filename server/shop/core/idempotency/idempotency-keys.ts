import { hash } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import type { Call } from '#shared/shop/core/contract.ts'

/**
 * Carries out the request of an idempotency key once, within its transaction; the same request again gets the answer of the first.
 * The key is stored before anything else is written, so that concurrent requests wait for each other here. A refusal rolls it
 * back, so that the corrected request may use the same key.
 *
 * @throws CounterError `id_reused` when the key was used for another request
 */
export async function runOnce<Answer>(
  tx: Writer,
  key: string,
  call: Call,
  input: object,
  { now }: Pick<Services, 'now'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const request = hashRequest(call, input)
  const added = await tx
    .insertInto('attempts')
    .values({ key, request, madeAt: now(), answer: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) {
    const earlier = await tx
      .selectFrom('attempts')
      .select(['request', 'answer'])
      .where('key', '=', key)
      .executeTakeFirst()
    if (earlier?.request !== request) throw new CounterError('id_reused')
    return JSON.parse(earlier.answer ?? '{}')
  }
  const answer = await work()
  await tx
    .updateTable('attempts')
    .set({ answer: JSON.stringify(answer ?? {}) })
    .where('key', '=', key)
    .execute()
  return answer
}

/** `seen` is left out: after a lost answer a page may have read the customer again. */
function hashRequest(call: Call, input: object) {
  const { method, path } = call['~orpc'].route
  const { seen: _version, ...body } = input as { seen?: unknown }
  // The fields stand in the order of their schema: the same request is the same text.
  return hash('sha256', JSON.stringify([`${method} ${path}`, body]), 'base64url')
}
