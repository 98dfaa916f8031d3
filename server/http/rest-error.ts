import { problem, type Problem } from './api-error.ts'

const ROOT = '/rest/v1/'
const TABLE = /^\w{1,63}$/
const FUNCTION = /^rpc\/\w{1,63}$/

/** Whether a request speaks PostgREST's wire, and so must its refusal. */
export function isRest(request: Request) {
  return new URL(request.url).pathname.startsWith(ROOT)
}

/** A refusal in PostgREST's shape. @see https://docs.postgrest.org/en/v12/references/errors.html */
export function answerRestProblem({ status, code, message, details, hint, retryAfterMs }: Problem) {
  const response = Response.json(
    { code, details: details ?? null, hint: hint ?? null, message },
    { status },
  )
  if (retryAfterMs !== undefined) {
    response.headers.set('Retry-After', String(Math.max(1, Math.ceil(retryAfterMs / 1000))))
  }
  return response
}

/** What is not there, in PostgREST's words. */
export function findMissing(request: Request) {
  const name = new URL(request.url).pathname.slice(ROOT.length)
  if (TABLE.test(name)) {
    const message = `Could not find the table 'public.${name}' in the schema cache`
    return problem(404, 'PGRST205', message)
  }
  if (FUNCTION.test(name)) {
    const called = name.slice('rpc/'.length)
    const message = `Could not find the function public.${called} in the schema cache`
    return problem(404, 'PGRST202', message)
  }
  return problem(404, 'PGRST125', 'Invalid path specified in request URL')
}

/** Nothing here can be changed. */
export function refuseMethod() {
  return problem(405, 'PGRST117', 'Unsupported HTTP method: these tables can only be read')
}
