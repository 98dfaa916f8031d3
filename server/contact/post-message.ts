import { createHmac } from 'node:crypto'

import { messageLimits, takeShare } from '#server/http/limits.ts'
import { countersOf, networkKey } from '#server/http/client-network.ts'
import type { Call } from '#server/http/request-context.ts'
import { problem } from '#server/http/api-error.ts'
import { post } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'

import type { Received } from './read-message.ts'

const UUID = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/

/**
 * Puts a message in the outbox, once however often it comes; a robot's nowhere.
 *
 * @throws Problem 429
 */
export async function postMessage(received: Received, { visitor }: Call, services: Services) {
  if (received.isRobot) return

  const { database, events } = services
  const { message } = received
  const id = idOf(received, services)
  if (await isPosted(id, services)) return

  await count(received, visitor, services)
  await database.write((tx) => post(tx, { kind: 'message', message }, services, id))
  events.emit('posted')
}

async function isPosted(id: string, { database }: Services) {
  const letters = database.read.selectFrom('letters').select('id').where('id', '=', id)
  return (await letters.executeTakeFirst()) !== undefined
}

async function count({ isPlain }: Received, visitor: string, { limiter, secrets }: Services) {
  const { perVisitor, withoutScripts, inAll } = messageLimits
  const site = networkKey(secrets.addresses, visitor).split('.')[1] ?? ''
  const shared = isPlain ? withoutScripts : inAll
  const refused = await takeShare(limiter, shared, site, countersOf(perVisitor, visitor))
  if (!refused) return
  const retryAfterMs = refused.waitMs
  throw problem(429, 'over_message_rate_limit', 'Too many messages', { retryAfterMs })
}

/** The letter's id follows from what was written and from the page's key, so that a second try finds the first. */
function idOf({ key, message: { name, email, phone, topic, text } }: Received, services: Services) {
  return createHmac('sha256', services.secrets.letters)
    .update(JSON.stringify([key, name, email, phone, topic, text]))
    .digest('hex')
    .replace(UUID, '$1-$2-8$3-8$4-$5')
}
