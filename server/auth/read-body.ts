import * as v from 'valibot'

import { invalid, problem } from './problem.ts'

const MAX_BODY_BYTES = 64 * 1024
const MAX_DEPTH = 12

/**
 * Reads the body of a request: one JSON object of a known shape, of a bounded size, with nothing in it that a database
 * can't store.
 *
 * @throws Problem
 */
export async function readBody<Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  const parsed = await readJson(request)
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
 * The body of a request as whatever JSON it is, of a bounded size.
 *
 * @throws Problem
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable(text === '' ? 'it is empty' : 'invalid JSON')
  }
}

/**
 * The body of a request as text of a bounded size.
 *
 * @throws Problem
 */
export async function readText(request: Request) {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > MAX_BODY_BYTES) throw tooLarge()

  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > MAX_BODY_BYTES) throw tooLarge()
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? unreadable('invalid UTF-8') : error
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
