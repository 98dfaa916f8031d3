import * as v from 'valibot'

import { shopCalls as words } from '#content/my-mailbox.ts'
import type { ErrorResponse } from '#shared/shop/core/responses.ts'

import { fetchInTime } from '#app/auth/account-fetch.ts'
import { ask } from '#app/auth/client.ts'
import { noteReached } from '#app/auth/connection.ts'
import { askForSecondFactor } from '#app/shop/client.ts'

/** What a call brought: its answer, or why there is none, in a sentence to be read. */
export type ShopResult<Answer> =
  { data: Answer; error: null } | { data: null; error: ErrorResponse }

const refusalSchema = v.looseObject({
  code: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
  free: v.optional(v.array(v.number())),
})

const unreachable: ErrorResponse = { code: 'unreachable', message: words.unreachable }

/**
 * Asks the shop's server something, as whoever is signed in. It never throws.
 *
 * @param path what follows `/shop/v1`
 * @param body what is posted; without one it is a GET
 */
export async function callShop<Answer>(
  path: string,
  body?: object,
  method: 'GET' | 'POST' | 'PUT' = body ? 'POST' : 'GET',
): Promise<ShopResult<Answer>> {
  const { data } = await ask((client) => client.getSession())
  const token = data?.session?.access_token
  try {
    const response = await fetchInTime(`/shop/v1${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    noteReached(true)
    if (response.ok) return { data: answer as Answer, error: null }
    const refusal = v.safeParse(refusalSchema, answer)
    if (!refusal.success) return { data: null, error: unreachable }
    const shown =
      refusal.output.code === 'second_factor_required' ? askForSecondFactor() : undefined
    // Somebody else may go on here: what changes something is theirs to press again.
    if (!shown || method !== 'GET') return { data: null, error: refusal.output }
    await shown
    return await callShop(path)
  } catch {
    noteReached(false)
    return { data: null, error: unreachable }
  }
}
