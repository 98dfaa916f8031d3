import { randomBytes } from 'node:crypto'

import type { Books } from './books.ts'
import { calls } from './calls.ts'
import { texts, type Form } from './form.ts'
import { invalid, Refusal } from './refusals.ts'

export type StripeRequest = {
  method: string
  path: string
  form: Form
  key: string
  idempotencyKey: string | null
}
export type Right = `rak_${string}_${'read' | 'write'}`
/** `null` is every right. */
export type Keys = Map<string, Right[] | null>
type Answer = { status: number; headers: Record<string, string>; body: string }
type First = { at: number; path: string; params: string; answer: Answer }

const KEPT_SECONDS = 86_400
const masked = (key: string) => `${key.slice(0, 8)}${'*'.repeat(20)}${key.slice(-4)}`

export function createAnswers(books: Books, keys: Keys) {
  const firsts = new Map<string, First>()

  return (request: StripeRequest): Answer => {
    try {
      const run = prepare(request)
      return request.method === 'POST' && request.idempotencyKey ? once(request, run) : run()
    } catch (error) {
      return refused(error)
    }
  }

  function prepare({ form, key, method, path }: StripeRequest) {
    const rights = keys.get(key)
    if (rights === undefined)
      throw new Refusal(401, { message: `Invalid API Key provided: ${masked(key)}` })
    books.livemode = key.includes('_live_')
    const call = calls.find((each) => each.method === method && each.path.test(path))
    if (!call) {
      const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`
      throw new Refusal(404, { message })
    }
    const right: Right = `rak_${call.right}_${method === 'GET' ? 'read' : 'write'}`
    if (rights && !rights.includes(right) && !rights.includes(`rak_${call.right}_write`)) {
      const message = `The provided key '${masked(key)}' does not have the required permissions for this endpoint on account 'acct_1'. Having the '${right}' permission would allow this request to continue.`
      throw new Refusal(403, { message })
    }
    const param = Object.keys(form).find((name) => !call.params.includes(name))
    if (param) throw invalid(`Received unknown parameter: ${param}`, 'parameter_unknown', param)
    const id = call.path.exec(path)?.[1] ?? ''
    return () => respond(200, expanded(books, call.run(books, form, id), texts(form, 'expand')))
  }

  function once({ form, idempotencyKey, key, path }: StripeRequest, run: () => Answer): Answer {
    const name = `${key} ${idempotencyKey}`
    const params = JSON.stringify(form)
    const first = firsts.get(name)
    if (first && books.seconds() - first.at < KEPT_SECONDS) {
      const isOtherPath = first.path !== path
      if (!isOtherPath && first.params === params)
        return {
          ...first.answer,
          headers: { ...first.answer.headers, 'Idempotent-Replayed': 'true' },
        }
      const use = isOtherPath
        ? `for the same endpoint they were first used for ('${path}' vs '${first.path}')`
        : 'with the same parameters they were first used with'
      const message = `Keys for idempotent requests can only be used ${use}. Try using a key other than '${idempotencyKey}' if you meant to execute a different request.`
      throw new Refusal(400, { type: 'idempotency_error', message })
    }
    let answer: Answer
    try {
      answer = run()
    } catch (error) {
      if (!(error instanceof Refusal && error.isKept)) throw error
      answer = refused(error)
    }
    firsts.set(name, { at: books.seconds(), path, params, answer })
    return answer
  }
}

function respond(status: number, content: object): Answer {
  const requestId = `req_${randomBytes(7).toString('hex')}`
  const headers = { 'Content-Type': 'application/json', 'Request-Id': requestId }
  return { status, headers, body: JSON.stringify(content) }
}

function refused(error: unknown) {
  if (error instanceof Refusal) return respond(error.status, { error: error.details })
  return respond(500, { error: { type: 'api_error', message: String(error) } })
}

function expanded(books: Books, content: object, paths: string[]) {
  const copy = structuredClone(content)
  for (const path of paths) expand(books, copy as Record<string, unknown>, path.split('.'))
  return copy
}

function expand(books: Books, held: Record<string, unknown>, [name = '', ...rest]: string[]) {
  if (!(name in held)) throw invalid(`This property cannot be expanded (${name}).`)
  if (typeof held[name] === 'string') held[name] = structuredClone(books.find(held[name]))
  if (rest.length && held[name])
    for (const inner of [held[name]].flat()) expand(books, inner as Record<string, unknown>, rest)
}
