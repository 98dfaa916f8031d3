import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import * as v from 'valibot'

import { errors } from '#sentences/errors.ts'
import type { Writer } from '#server/database/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { readObject } from '#server/http/read-body.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { runChange } from '#server/shop/core/idempotency/preconditions.ts'
import type {
  ShopContext,
  ShopRoutes,
  SignedInContext,
  WriteRoute,
} from '#server/shop/core/permissions/access.ts'
import { writeLimits } from '#server/shop/core/permissions/write-limits.ts'
import { fillIn, type Sentence } from '#shared/sentence.ts'
import type { Access, Call, CallMeta } from '#shared/shop/core/contract.ts'
import { preconditionFault } from '#shared/shop/core/preconditions.ts'

import { CounterError } from './counter.ts'

type Answer<Value> = Value | Response | Promise<Value | Response>

export type InputOf<One extends Call> =
  One extends ContractProcedure<infer Input, infer _Output, infer _Errors, infer _Meta>
    ? InferSchemaOutput<Input>
    : never

export type CallContext = SignedInContext & { call: Call }

export type Handler<One> =
  One extends ContractProcedure<infer Input, infer Output, infer _Errors, infer Meta>
    ? (
        input: InferSchemaOutput<Input>,
        context: Meta extends { access: Exclude<Access, 'public'> } ? CallContext : ShopContext,
        services: Services,
      ) => Answer<InferSchemaInput<Output>>
    : never

type OutputOf<One> =
  One extends ContractProcedure<infer _Input, infer Output, infer _Errors, infer _Meta>
    ? InferSchemaInput<Output>
    : never

/** A staff call in one transaction, with the contract's idempotency and version checks; void becomes {}. */
export function inTransaction<One extends Call>(
  work: (
    tx: Writer,
    input: InputOf<One>,
    by: Actor,
    services: Services,
  ) => Promise<OutputOf<One> | void>,
) {
  return async (input: InputOf<One>, { by, call }: CallContext, services: Services) => {
    const answer = await services.database.write((tx) =>
      runChange(tx, call, input as Record<string, unknown>, services, () =>
        work(tx, input, by, services),
      ),
    )
    return answer ?? ({} as OutputOf<One>)
  }
}

type Calls = Record<string, Call>
type Handlers<Of extends Calls> = { [Name in keyof Of]: Handler<Of[Name]> }

export function serveCalls<Of extends Calls>(calls: Of, handlers: Handlers<Of>): ShopRoutes {
  const routes: ShopRoutes = {}
  for (const [name, call] of Object.entries(calls)) {
    const { route, meta } = call['~orpc']
    const path = `/shop/v1${route.path}`.replaceAll(/\{(\w+)\}/g, ':$1')
    const handler = (context: SignedInContext, services: Services) =>
      answerCall(handlers[name] as AnyHandler, { ...context, call }, services)
    const { limit, preconditions: _preconditions, ...guard } = meta as CallMeta
    const fault = preconditionFault(call)
    if (fault) throw new Error(fault)
    if (!limit && route.method !== 'GET' && !isStaffCall(guard))
      throw new Error(`${path} has no limit`)
    const served = { ...guard, ...(limit && { limit: writeLimits[limit] }), handler } as WriteRoute
    routes[path] = { ...routes[path], [route.method as 'POST']: served }
  }
  return routes
}

type Declared = { status?: number; message?: string; sentence?: Sentence }

function isStaffCall({ access }: CallMeta) {
  return access === 'clerk' || access === 'owner'
}

export const OFF_CONTRACT = 'answers what its contract does not say'

type AnyHandler = (input: unknown, context: CallContext, services: Services) => Answer<unknown>

async function answerCall(handle: AnyHandler, context: CallContext, services: Services) {
  const { call } = context
  const { route, errorMap } = call['~orpc']
  const input = await readInput(call, context)
  try {
    const answer = await handle(input, context, services)
    if (answer instanceof Response) return answer
    const body = checkOutput(call, answer, services)
    return Response.json(body, { status: route.successStatus ?? 200 })
  } catch (error) {
    if (!(error instanceof CounterError)) throw error
    const declared = errorMap[error.code]
    if (!declared) {
      const fault = `${route.method} ${route.path} names no refusal ${error.code}`
      throw new Error(fault, { cause: error })
    }
    const { status = 409, message, sentence = message ?? errors.notFound } = declared as Declared
    throw new ApiError(status, error.code, fillIn(sentence, { ...error.details }), {
      offer: error.details,
    })
  }
}

/**
 * Removes fields outside of the contract. An answer that does not fit is logged and, after a change, still sent: an
 * error would invite a second attempt.
 * @throws when the call only read
 */
function checkOutput(call: Call, answer: unknown, { log }: Pick<Services, 'log'>) {
  const { route, outputSchema } = call['~orpc']
  const { success, output, issues } = v.safeParse(outputSchema as v.GenericSchema, answer)
  if (success) return output
  const fields = issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', ')
  const fault = `${route.method} ${route.path} ${OFF_CONTRACT}: ${fields}`
  if (route.method === 'GET') throw new Error(fault)
  log.error(fault)
  return output
}

async function readInput(call: Call, context: SignedInContext) {
  const { route, inputSchema } = call['~orpc']
  const schema = inputSchema as v.StrictObjectSchema<v.ObjectEntries, undefined>
  const sent =
    route.method === 'GET'
      ? Object.fromEntries(context.query)
      : await readBodyFields(context, !needsBody(schema, context))
  return checkInput(schema, { ...sent, ...context.params }, context)
}

/** A field in both path and body would be silently dropped, so it is refused. */
async function readBodyFields(context: SignedInContext, isOptional: boolean) {
  const body = await readObject(context, isOptional)
  const field = Object.keys(context.params).find((name) => name in body)
  if (field) throw new ApiError(400, 'validation_failed', errors.fieldUnknown, { field })
  return body
}

function needsBody(
  { entries }: v.StrictObjectSchema<v.ObjectEntries, undefined>,
  { params }: Pick<ShopContext, 'params'>,
) {
  return Object.entries(entries).some(
    ([name, { type }]) => !(name in params) && type !== 'optional',
  )
}

export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
  { language }: Pick<ShopContext, 'language'>,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, sent, {
    abortEarly: true,
    lang: language,
  })
  if (success) return output
  throw fieldError(issues[0])
}

function fieldError(issue: v.BaseIssue<unknown>) {
  const field = v.getDotPath(issue) ?? 'body'
  const sentence = issue.expected === 'never' ? errors.fieldUnknown : messageOf(issue)
  return new ApiError(400, 'validation_failed', sentence, { field })
}

/** Valibot's own messages quote the input. */
function messageOf({ message, expected }: v.BaseIssue<unknown>) {
  if (!message.startsWith('Invalid ')) return message
  return errors.expected(expected ?? errors.anotherValue)
}
