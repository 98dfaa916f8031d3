import * as v from 'valibot'

import type { Call } from './request-context.ts'
import { invalid, problem } from './api-error.ts'

const MAX_DEPTH = 12
const MAX_FIELDS = 50

type BodyCall = Pick<Call, 'request' | 'maxBodyBytes'>

/**
 * Reads the body of a request: one JSON object of a known shape, no larger than its route takes, with nothing in it that a
 * database can't store.
 *
 * @throws Problem
 */
export async function readBody<Schema extends v.GenericSchema>(call: BodyCall, schema: Schema) {
  const parsed = await readJson(call)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw unreadable('an object is expected')
  }
  refuseUnstorable(parsed, 0)

  const { success, output, issues } = v.safeParse(schema, parsed, { abortEarly: true })
  if (success) return output
  const [issue] = issues
  throw invalid(`${v.getDotPath(issue) ?? 'body'}: ${sayWhatIsExpected(issue)}`)
}

/**
 * The body of a request as whatever JSON it is.
 *
 * @throws Problem
 */
export async function readJson(call: BodyCall): Promise<unknown> {
  const text = await readText(call)
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable(text === '' ? 'it is empty' : 'invalid JSON')
  }
}

/**
 * The body of a request as text, no larger than its route takes.
 *
 * @throws Problem
 */
export async function readText({ request, maxBodyBytes }: BodyCall) {
  refuseLarge(request, maxBodyBytes)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of whatArrives(request)) {
    length += chunk.byteLength
    if (length > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw unreadable('invalid UTF-8')
  }
}

/** @throws Problem when a request says itself that its body is larger than what is read of it */
export function refuseLarge({ headers }: Request, maxBodyBytes: number) {
  if (Number(headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge()
}

/**
 * The fields of a form or of a query; what is named twice is there twice.
 *
 * @throws Problem when there are more than anything here asks for: reading them would hold up everybody else
 */
export function readFields(text: string) {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS)
    throw invalid('There are too many fields')
  return new URLSearchParams(text)
}

/** Whoever breaks off in the middle is no fault of ours. */
async function* whatArrives({ body }: Request): AsyncIterable<Uint8Array> {
  try {
    yield* body ?? []
  } catch {
    throw unreadable('it broke off')
  }
}

/** NUL and half characters fit no database; `__proto__` fits no object. */
function refuseUnstorable(value: unknown, depth: number) {
  if (typeof value === 'string') refuseText(value)
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw invalid('The request is nested too deeply')
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw invalid('The request holds a field that is not allowed')
    refuseText(key)
    refuseUnstorable(item, depth + 1)
  }
}

function refuseText(text: string) {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid('The request holds characters that cannot be stored')
  }
}

function sayWhatIsExpected({ kind, expected, message }: v.BaseIssue<unknown>) {
  return kind === 'schema' ? `${expected ?? 'another value'} is expected` : message
}

function unreadable(why: string) {
  return problem(400, 'bad_json', `Could not parse request body as JSON: ${why}`)
}

function tooLarge() {
  return problem(413, 'request_entity_too_large', 'The request body is too large')
}
