import * as v from 'valibot'

import { errors } from '#sentences/errors.ts'
import type { Language } from '#shared/language.ts'
import type { Sentence } from '#shared/sentence.ts'

import { ApiError, invalid } from './api-error.ts'
import type { RequestContext } from './request-context.ts'

const MAX_DEPTH = 12
const MAX_FIELDS = 50

type BodyCall = Pick<RequestContext, 'request' | 'maxBodyBytes'>
type BodyOptions = {
  /** An empty body is read as {}. */
  isOptional?: boolean
  asError?: (issue: v.BaseIssue<unknown>) => ApiError
  language?: Language
}

/**
 * The body as one JSON object of a known schema, within the route's limit and storable in a database.
 *
 * @throws ApiError
 */
export async function readBody<Schema extends v.GenericSchema>(
  context: BodyCall,
  schema: Schema,
  { isOptional = false, asError = wireField, language }: BodyOptions = {},
) {
  const parsed = await readObject(context, isOptional)
  const how = { abortEarly: true, lang: language }
  const { success, output, issues } = v.safeParse(schema, parsed, how)
  if (success) return output
  throw asError(issues[0])
}

/** The body as a JSON object that a database can store. @throws ApiError */
export async function readObject(context: BodyCall, isOptional = false): Promise<object> {
  const parsed = await readJson(context, isOptional)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw unreadable(errors.bodyNoObject)
  }
  refuseUnstorable(parsed)
  return parsed
}

/** supabase/auth reports a field of the wrong type as unreadable JSON. */
function wireField(issue: v.BaseIssue<unknown>) {
  return issue.kind === 'schema' ? unreadableField(issue) : invalidField(issue)
}

export function invalidField(issue: v.BaseIssue<unknown>) {
  return invalid(formatIssue(issue))
}

function formatIssue(issue: v.BaseIssue<unknown>) {
  return errors.bodyField(v.getDotPath(issue) ?? 'body', expectationOf(issue))
}

/** The body as any JSON. @throws ApiError */
export async function readJson(context: BodyCall, isOptional = false): Promise<unknown> {
  const text = await readText(context)
  if (isOptional && text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable(text === '' ? errors.bodyEmpty : errors.bodyNoJson)
  }
}

/** The body as text, within the route's limit. @throws ApiError */
export async function readText(context: BodyCall) {
  const bytes = await readBytes(context)
  try {
    return utf8.decode(bytes)
  } catch {
    throw unreadable(errors.bodyNoUtf8)
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A client that aborts is not a server error. */
async function readBytes({ request, maxBodyBytes }: BodyCall) {
  refuseLarge(request, maxBodyBytes)
  try {
    // Node reads no more than Content-Length: only a body without it needs counting.
    const isMeasured = request.headers.has('content-length')
    return isMeasured ? await request.arrayBuffer() : await readUpTo(maxBodyBytes, request)
  } catch (error) {
    throw error instanceof ApiError ? error : unreadable(errors.bodyBrokeOff)
  }
}

async function readUpTo(most: number, { body }: Request) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** @throws ApiError when the Content-Length exceeds the route's limit */
export function refuseLarge({ headers }: Request, maxBodyBytes: number) {
  if (Number(headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge()
}

/**
 * The fields of a form or query; repeated names are kept.
 *
 * @throws ApiError beyond the number of fields anything here needs: parsing them would block the event loop
 */
export function readFields(text: string) {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw invalid(errors.tooManyFields)
  return new URLSearchParams(text)
}

/** NUL and lone surrogates fit no database; `__proto__` fits no object. @throws ApiError */
export function refuseUnstorable(value: unknown, depth = 0) {
  if (typeof value === 'string') refuseText(value)
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw invalid(errors.tooDeep)
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw invalid(errors.fieldNotAllowed)
    refuseText(key)
    refuseUnstorable(item, depth + 1)
  }
}

function refuseText(text: string) {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid(errors.notStorable)
  }
}

function expectationOf({ kind, expected, message }: v.BaseIssue<unknown>) {
  return kind === 'schema' ? errors.expected(expected ?? errors.anotherValue) : message
}

/** An invalid field, reported as an unreadable body: second factors' wire does so. */
export function unreadableField(issue: v.BaseIssue<unknown>) {
  return unreadable(formatIssue(issue))
}

function unreadable(why: Sentence) {
  return new ApiError(400, 'bad_json', errors.bodyUnreadable(why))
}

function tooLarge() {
  return new ApiError(413, 'request_entity_too_large', errors.bodyTooLarge)
}
