import { limits } from '#server/http/limits.ts'
import type { Call } from '#server/http/request-context.ts'
import { Problem, problem } from '#server/http/api-error.ts'
import { countRequest } from '#server/http/rate-limit.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import type { Services } from '#server/services.ts'

import { isFromOwnPage } from './origin-check.ts'
import { postMessage } from './post-message.ts'
import { readPageMessage, readPlainMessage } from './read-message.ts'

/** Where a page without scripts is told what became of its message (app/pages/landing/contact-form.tsx). */
const SENT = '/#message-sent'
const NOT_SENT = '/#message-not-sent'

/**
 * POST /contact/v1/messages: a visitor's message, for the shop alone. The page sends JSON; without scripts the form
 * itself is sent, and the answer leads back to the page. What a program filled in is thanked for and thrown away.
 */
export async function takeMessage(call: Call, services: Services) {
  const { request } = call
  switch (request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()) {
    case 'application/json':
      await checkSender(call, services)
      await postMessage(await readPageMessage(call), call, services)
      return Response.json({})
    case 'application/x-www-form-urlencoded':
      return takePlain(call, services)
    default:
      throw problem(415, 'unsupported_media_type', 'A message comes as JSON, or as a form')
  }
}

async function takePlain(call: Call, services: Services) {
  try {
    await checkSender(call, services)
    await postMessage(await readPlainMessage(call), call, services)
  } catch (error) {
    if (!(error instanceof Problem) && !isUnavailable(error as Error)) throw error
    return seeOther(NOT_SENT)
  }
  return seeOther(SENT)
}

async function checkSender(call: Call, services: Services) {
  await countRequest(call, limits.message, services)
  if (isFromOwnPage(call.request, services.settings)) return
  throw problem(403, 'not_allowed', 'Messages are sent from the page of the shop')
}

function seeOther(Location: string) {
  return new Response(null, { status: 303, headers: { Location } })
}
