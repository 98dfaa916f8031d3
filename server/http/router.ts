import { randomUUID } from 'node:crypto'

import type { Context, Hono } from 'hono'

import { createVisitorAddress } from './client-address.ts'
import type { Call } from './request-context.ts'
import { answerProblem, notAvailable, Problem } from './api-error.ts'
import { readFields, refuseLarge } from './read-body.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { answerRestProblem, findMissing, isRest, refuseMethod } from './rest-error.ts'
import type { Services } from '#server/services.ts'

export type AppEnvironment = { Bindings: { peer: string } }
export type Answer = (call: Call, services: Services) => Response | Promise<Response>
/** What answers, and how much of a body it takes; alone, it expects none. */
export type Route = Answer | { answer: Answer; maxBodyBytes: number }
/** Path → method → what answers it. */
export type Calls = Record<string, Partial<Record<'GET' | 'POST' | 'PUT', Route>>>

/** Of a body that nobody reads. */
const MAX_UNREAD_BYTES = 1_024

/** Lets the calls be answered; another method on their paths is refused. */
export function answerCalls(app: Hono<AppEnvironment>, calls: Calls, services: Services) {
  const visitorAddress = createVisitorAddress(services.settings.trustedProxies)
  for (const [path, byMethod] of Object.entries(calls)) {
    for (const [method, route] of Object.entries(byMethod)) {
      const expectsNoBody = typeof route === 'function'
      const { answer, maxBodyBytes } = expectsNoBody
        ? { answer: route, maxBodyBytes: MAX_UNREAD_BYTES }
        : route
      app.on(method, path, ({ req: { raw: request }, env }) => {
        if (expectsNoBody) refuseLarge(request, maxBodyBytes)
        const query = readFields(new URL(request.url).search)
        const visitor = visitorAddress(request.headers, env?.peer ?? '')
        return answer({ request, query, visitor, maxBodyBytes }, services)
      })
    }
    const allow = Object.keys(byMethod).join(', ')
    app.all(path, ({ req }) => {
      const response = refuse(isRest(req.raw) ? refuseMethod() : notAllowed(), req.raw)
      response.headers.set('Allow', allow)
      return response
    })
  }
}

/** 404 in the caller's shape. */
export function answerUnknown({ req }: Context) {
  const found = isRest(req.raw) ? findMissing(req.raw) : new Problem(404, 'not_found', 'Not found')
  return uncached(refuse(found, req.raw))
}

/** A refusal as it was meant; anything unexpected without its details, which go to the log under the request's id. */
export function answerError(error: Error, { req }: Context, { log }: Services) {
  if (error instanceof Problem) return uncached(refuse(error, req.raw))

  const requestId = randomUUID()
  const path = new URL(req.url).pathname
  const response = refuse(explain(error), req.raw)
  log.error({ error, requestId, path, status: response.status }, 'A request failed')
  response.headers.set('X-Request-Id', requestId)
  return uncached(response)
}

/** In the shape of the wire that the path belongs to. */
function refuse(found: Problem, request: Request) {
  return isRest(request) ? answerRestProblem(found) : answerProblem(found, request)
}

function notAllowed() {
  return new Problem(405, 'validation_failed', 'This method is not allowed here')
}

function explain(error: Error) {
  if (isUnavailable(error)) return notAvailable()
  return new Problem(500, 'unexpected_failure', 'Internal Server Error')
}

/** Nothing of an account stays in a cache. */
export function uncached(response: Response) {
  response.headers.set('Cache-Control', 'no-store')
  return response
}
