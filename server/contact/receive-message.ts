import { createHmac } from 'node:crypto'

import * as v from 'valibot'

import { errors } from '#sentences/errors.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { enqueue } from '#server/email/outbox.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { countersOf, networkKey, readNetworkKey } from '#server/http/client-network.ts'
import { consumeShare, shareLimit } from '#server/http/rate-limiter.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import { invalidField, readBody, readFields, readText } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { asLanguage, pathIn } from '#shared/language.ts'
import { MIN_WRITING_MS, TRAP_FIELD } from '#shared/message-form.ts'
import { message, type Message } from '#shared/message.ts'

/** Anchor of the result for pages without scripts (app/pages/landing/contact.tsx). */
const SENT = '#message-sent'
const NOT_SENT = '#message-not-sent'
const UUID = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/
/** The shop's mailbox must not be flooded, nor filled by one network alone. */
const perClient = { name: 'message-visitor', count: 5, periodMs: HOUR_MS }
const plainMessages = shareLimit('message-plain', 20, 24 * HOUR_MS)
const allMessages = shareLimit('message-all', 200, 24 * HOUR_MS)

type Received = {
  message: Message
  key: string
  isRobot: boolean
  isPlain: boolean
}

/** A form without scripts has no idempotency key: the same words sent twice are one message. */
const PLAIN_KEY = 'plain'

const trap = { [TRAP_FIELD]: v.optional(v.string(), '') }
const plainMessage = v.object({ ...message.entries, ...trap })
const pageMessage = v.object({
  ...plainMessage.entries,
  key: v.pipe(v.string(), v.regex(/^[\da-f-]{32,40}$/)),
  /** Milliseconds since the page was opened. */
  elapsed: v.optional(v.number(), 0),
})

/**
 * POST /contact/v1/messages: a message to the shop. The page sends JSON; without scripts the form itself is sent and the response redirects
 * to the page. A robot's message is acknowledged and discarded.
 */
export async function receiveMessage(context: RequestContext, services: Services) {
  const type = context.request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  switch (type) {
    case 'application/json':
      await checkSender(context, services)
      await enqueueMessage(await readPageMessage(context), context, services)
      return Response.json({})
    case 'application/x-www-form-urlencoded':
      return receivePlain(context, services)
    default:
      throw new ApiError(415, 'unsupported_media_type', errors.messageType)
  }
}

async function receivePlain(context: RequestContext, services: Services) {
  const page = pathIn(asLanguage(context.query.get('language')), '/')
  try {
    await checkSender(context, services)
    await enqueueMessage(await readPlainMessage(context), context, services)
  } catch (error) {
    if (!(error instanceof ApiError) && !isUnavailable(error)) throw error
    return seeOther(page + NOT_SENT)
  }
  return seeOther(page + SENT)
}

function seeOther(Location: string) {
  return new Response(null, { status: 303, headers: { Location } })
}

async function checkSender(context: RequestContext, services: Services) {
  await countRequest(context, rateLimits.message, services)
  if (isSameOrigin(context.request, services.settings.siteUrl)) return
  throw new ApiError(403, 'not_allowed', errors.messageFromElsewhere)
}

/** By Sec-Fetch-Site, or else Origin. A browser that sends neither is let in: there is no session here that another site could use. */
export function isSameOrigin({ headers }: Request, siteUrl: string) {
  const relation = headers.get('sec-fetch-site')
  if (relation) return relation === 'same-origin'

  const origin = headers.get('origin')
  return origin === null || origin === siteUrl || URL.parse(origin)?.host === headers.get('host')
}

async function readPageMessage(context: RequestContext): Promise<Received> {
  const {
    key,
    elapsed,
    [TRAP_FIELD]: trapped,
    ...written
  } = await readBody(context, pageMessage, {
    asError: invalidField,
    language: context.language,
  })
  const isRobot = trapped !== '' || elapsed < MIN_WRITING_MS
  return { message: written, key, isRobot, isPlain: false }
}

export async function readPlainMessage(context: RequestContext): Promise<Received> {
  const form = Object.fromEntries(readFields(await readText(context)))
  const { success, output } = v.safeParse(plainMessage, form, { abortEarly: true })
  if (!success) throw invalid(errors.messageIncomplete)
  const { [TRAP_FIELD]: trapped, ...written } = output
  return { message: written, key: PLAIN_KEY, isRobot: trapped !== '', isPlain: true }
}

/** Puts a message in the outbox once, however often it is sent; a robot's is discarded. @throws ApiError 429 */
async function enqueueMessage(received: Received, context: RequestContext, services: Services) {
  if (received.isRobot) return

  const { database } = services
  const id = idOf(received, services)
  const enqueued = database.read.selectFrom('outbox').select('id').where('id', '=', id)
  if (await enqueued.executeTakeFirst()) return

  await countMessage(received, context, services)
  const email = { kind: 'message', message: received.message } as const
  await database.write((tx) => enqueue(tx, email, services, { id }))
}

async function countMessage(
  { isPlain }: Received,
  { client }: RequestContext,
  { rateLimiter, secrets }: Services,
) {
  const network = readNetworkKey(networkKey(secrets.addresses, client))
  const shared = isPlain ? plainMessages : allMessages
  const refused = await consumeShare(rateLimiter, shared, network, countersOf(perClient, client))
  if (!refused) return
  const retryAfterMs = refused.waitMs
  throw new ApiError(429, 'over_message_rate_limit', errors.tooManyMessages, { retryAfterMs })
}

/** Derived from the message and the page's key, so that a retry finds the first. */
function idOf({ key, message: { name, email, phone, topic, text } }: Received, services: Services) {
  return createHmac('sha256', services.secrets.outbox)
    .update(JSON.stringify([key, name, email, phone, topic, text]))
    .digest('hex')
    .replace(UUID, '$1-$2-8$3-8$4-$5')
}
