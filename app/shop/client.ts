import { createORPCClient, ORPCError, type Client } from '@orpc/client'
import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import * as v from 'valibot'

import { fetchInTime } from '#app/auth/account-fetch.ts'
import { withClientBriefly } from '#app/auth/client.ts'
import { setReached } from '#app/auth/connection.ts'
import { session } from '#app/auth/session.ts'
import { language } from '#content/language.ts'
import { shopCalls as words } from '#content/my-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import { fillIn, render } from '#shared/sentence.ts'
import type { Call, CallMeta } from '#shared/shop/core/contract.ts'

export type InputOf<One extends Call> =
  One extends ContractProcedure<infer Input, infer _Output, infer _Errors, infer _Meta>
    ? InferSchemaInput<Input>
    : never
export type AnswerOf<One extends Call> =
  One extends ContractProcedure<infer _Input, infer Output, infer _Errors, infer _Meta>
    ? InferSchemaOutput<Output>
    : never

export type Refusal = {
  code: string
  /** HTTP status; absent if the server was not reached. */
  status?: number | undefined
  message: string
  field?: string | undefined
  values: Record<string, unknown>
  /** Said by the server, so that the call reached it. */
  isAnswer?: true
}

export function isRefusal(thrown: unknown): thrown is Refusal {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && 'values' in thrown
}

export type ShopResult<Answer> = { data: Answer; error: null } | { data: null; error: Refusal }

const wire = v.looseObject({
  code: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
})

type AskAgain = () => Promise<void>
let askAgain: AskAgain | undefined

export function whenSecondFactorIsDue(way: AskAgain | undefined) {
  askAgain = way
}

function askForSecondFactor() {
  return askAgain?.()
}

/** Their role may have been removed. */
let askWhoIsHere: (() => void) | undefined

export function whenRefusedAsStaff(way: (() => void) | undefined) {
  askWhoIsHere = way
}

/** Never throws. */
export async function callShop<One extends Call>(
  call: One,
  input: InputOf<One>,
  signal?: AbortSignal,
): Promise<ShopResult<AnswerOf<One>>> {
  try {
    const data = await clientOf(call).call(input, signal ? { signal } : {})
    setReached(true)
    return { data: data as AnswerOf<One>, error: null }
  } catch (thrown) {
    const error = asRefusal(call, thrown)
    if (!signal?.aborted) setReached(error.isAnswer ?? error.code !== 'unreachable')
    if (error.code === 'staff_only') askWhoIsHere?.()
    const shown = error.code === 'second_factor_required' ? askForSecondFactor() : undefined
    // Another person may have signed in: changes are not repeated for them.
    if (!shown || !isAskedAgain(call)) return { data: null, error }
    await shown
    return callShop(call, input, signal)
  }
}

function isAskedAgain(call: Call) {
  const { route, meta } = call['~orpc']
  return route.method === 'GET' || (meta as CallMeta).needsProof === true
}

const SLOW_TIMEOUT_MS = 180_000

type OneCall = { call: Client<Record<never, never>, unknown, unknown, Error> }

function clientOf(call: Call) {
  const link = new OpenAPILink(
    { call },
    {
      url: `${location.origin}/shop/v1`,
      headers: authorize,
      fetch: (request, init) => fetchInTime(request, init, timeoutOf(call)),
      customErrorResponseBodyDecoder(body, { status }) {
        const { success, output } = v.safeParse(wire, body)
        return success
          ? new ORPCError(output.code, { status, message: output.message, data: output })
          : null
      },
    },
  )
  return createORPCClient<OneCall>(link)
}

function timeoutOf(call: Call) {
  return (call['~orpc'].meta as CallMeta).isSlow ? SLOW_TIMEOUT_MS : undefined
}

/**
 * @throws if the tokens are expired and can't be renewed, because the server would treat a call without tokens as
 * another person's
 */
async function authorize() {
  const { data, error } = await withClientBriefly((client) => client.getSession())
  if (error && session.isSignedIn()) throw new Error('No tokens', { cause: error })
  const token = data?.session?.access_token
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Contracts hold a sentence for each refusal; for others the server's sentence is shown. */
function asRefusal(call: Call, thrown: unknown): Refusal {
  const { success, output } = v.safeParse(wire, thrown instanceof ORPCError ? thrown.data : null)
  if (!success) return asNotReached(thrown instanceof ORPCError ? thrown.status : undefined)
  const { code, field, message, ...values } = output
  const sentence = call['~orpc'].errorMap[code]?.message
  return {
    code,
    status: thrown instanceof ORPCError ? thrown.status : undefined,
    field,
    message: sentence
      ? render(fillIn(sentence, values as Record<string, string>), language)
      : message,
    values,
    isAnswer: true,
  }
}

const TOO_LARGE = 413
const GATEWAY_TIMEOUT = 504

function asNotReached(status?: number): Refusal {
  if (status === TOO_LARGE) {
    return { code: 'too_large', status, message: words.proxy.large, values: {} }
  }
  return { code: 'unreachable', message: explainProxy(status), values: {} }
}

function explainProxy(status?: number) {
  if (status === undefined) return words.unreachable
  if (status === GATEWAY_TIMEOUT) return words.proxy.slow
  if (status >= 500) return words.proxy.down
  return interpolate(words.proxy.refused, { status })
}
