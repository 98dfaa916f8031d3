import { randomUUID } from 'node:crypto'

import type { Context, Hono } from 'hono'

import { errors } from '#sentences/errors.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import type { Services } from '#server/services.ts'

import {
  ApiError,
  toErrorResponse,
  toRestErrorResponse,
  toShopErrorResponse,
  unavailable,
} from './api-error.ts'
import { createClientAddress, createIsInside } from './client-address.ts'
import { readFields, refuseLarge } from './read-body.ts'
import type { RequestContext } from './request-context.ts'
import { preferredLanguage } from './request-language.ts'

export type AppEnvironment = { Bindings: { peer: string } }
export type Handler = (context: RequestContext, services: Services) => Response | Promise<Response>
/** A handler alone expects no body. */
export type Route = Handler | { handler: Handler; maxBodyBytes: number }
export type Table<Value> = Record<
  string,
  Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Value>>
>
export type Routes = Table<Route>

const MAX_UNREAD_BYTES = 1_024
const REST = '/rest/v1/'
/** supabase/auth's wire, untranslated: clients compare its messages, and pages translate its codes. */
const AUTH = '/auth/v1/'
const SHOP = '/shop/v1/'
const TABLE = /^\w{1,63}$/
const FUNCTION = /^rpc\/(\w{1,63})$/

export function guardEach<Value>(
  table: Table<Value>,
  guard: (value: Value, method: string) => Route,
): Routes {
  return Object.fromEntries(
    Object.entries(table).map(([path, byMethod]) => {
      const methods = Object.entries(byMethod)
      return [path, Object.fromEntries(methods.map(([name, value]) => [name, guard(value, name)]))]
    }),
  )
}

export function addRoutes(app: Hono<AppEnvironment>, routes: Routes, services: Services) {
  const { trustedProxies } = services.settings
  const clientAddress = createClientAddress(trustedProxies)
  const isFromInside = createIsInside(trustedProxies)
  for (const [path, byMethod] of Object.entries(routes)) {
    for (const [method, route] of Object.entries(byMethod)) {
      const expectsNoBody = typeof route === 'function'
      const { handler, maxBodyBytes } = expectsNoBody
        ? { handler: route, maxBodyBytes: MAX_UNREAD_BYTES }
        : route
      app.on(method, path, ({ req, env }) => {
        const request = req.raw
        if (expectsNoBody) refuseLarge(request, maxBodyBytes)
        const { url, headers } = request
        const peer = env?.peer ?? ''
        const context = {
          request,
          query: readFields(/\?([^#]*)/.exec(url)?.[1] ?? ''),
          params: req.param(),
          language: preferredLanguage(headers.get('accept-language')),
          client: clientAddress(headers, peer),
          isInside: isFromInside(headers, peer),
          maxBodyBytes,
        }
        return handler(context, services)
      })
    }
    const allow = Object.keys(byMethod).join(', ')
    app.all(path, ({ req }) => {
      const response = refuse(methodNotAllowed(req.raw), req.raw)
      response.headers.set('Allow', allow)
      return response
    })
  }
}

export function notFoundResponse({ req }: Context) {
  return refuse(notFound(req.raw), req.raw)
}

/** An ApiError is sent to the client; any other error goes to the log under the request's id, and the client gets no details. */
export function errorResponse(error: Error, { req }: Context, { log, life }: Services) {
  if (error instanceof ApiError) return refuse(error, req.raw)

  const requestId = randomUUID()
  const path = new URL(req.url).pathname
  // During a shutdown requests fail in many ways because their services are closed.
  const isPassing = life.isStopping || isUnavailable(error)
  const internal = new ApiError(500, 'unexpected_failure', errors.internal)
  const response = refuse(isPassing ? unavailable() : internal, req.raw)
  log.error({ error, requestId, path, status: response.status }, 'A request failed')
  response.headers.set('X-Request-Id', requestId)
  return response
}

function refuse(error: ApiError, request: Request) {
  if (isRest(request)) return toRestErrorResponse(error)
  if (pathOf(request).startsWith(AUTH)) return toErrorResponse(error, request)
  const language = preferredLanguage(request.headers.get('accept-language'))
  return pathOf(request).startsWith(SHOP)
    ? toShopErrorResponse(error, language)
    : toErrorResponse(error, request, language)
}

function isRest(request: Request) {
  return pathOf(request).startsWith(REST)
}

function restName(request: Request) {
  return pathOf(request).slice(REST.length)
}

function pathOf(request: Request) {
  return new URL(request.url).pathname
}

function methodNotAllowed(request: Request) {
  if (!isRest(request)) return new ApiError(405, 'validation_failed', errors.methodNotAllowed)
  const { method } = request
  return FUNCTION.test(restName(request))
    ? new ApiError(405, 'PGRST101', errors.functionMethod(method))
    : new ApiError(405, 'PGRST117', errors.restMethod(method))
}

function notFound(request: Request) {
  if (!isRest(request)) return new ApiError(404, 'not_found', errors.notFound)
  const name = restName(request)
  if (TABLE.test(name)) return new ApiError(404, 'PGRST205', errors.tableNotFound(name))
  const [, called] = FUNCTION.exec(name) ?? []
  return called
    ? new ApiError(404, 'PGRST202', errors.functionNotFound(called))
    : new ApiError(404, 'PGRST125', errors.pathInvalid)
}
