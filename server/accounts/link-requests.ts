import type { Writer } from '#server/database/database.ts'
import type { LinkRequest } from '#server/database/rows.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import type { Services } from '#server/services.ts'

import { handleLinkRequest } from './link-emails.ts'

const RETRY_MS = 2_000

/** Handles link requests after the response, whose timing then tells nothing about the account. */
export type LinkRequestWorker = {
  wake(): void
  /** Resolves when no request is being handled; the rest is left for the next start. */
  stop(): Promise<void>
}

/** Starts the worker; requests left by an earlier process go first. */
export function startLinkRequestWorker(services: Services): LinkRequestWorker {
  const { database, events, log } = services
  let working: Promise<void> | undefined
  let isWoken = false
  const closing = new AbortController()
  let retry: NodeJS.Timeout | undefined

  async function work() {
    while (isWoken && !closing.signal.aborted) {
      isWoken = false
      let isMore = true
      while (isMore && !closing.signal.aborted) isMore = await handleNext()
    }
  }

  async function handleNext() {
    let request: LinkRequest | undefined
    try {
      await database.write(async (tx) => {
        request = await claimRequest(tx)
        if (request) await handleLinkRequest(tx, request, services)
      })
    } catch (error) {
      if (!request || isUnavailable(error)) throw error
      // A request that always fails must not block the others.
      log.error({ error, kind: request.kind }, 'A link request is dropped')
      const { id } = request
      await database.write((tx) => tx.deleteFrom('linkRequests').where('id', '=', id).execute())
    }
    return request !== undefined
  }

  function wake() {
    isWoken = true
    if (closing.signal.aborted) return
    working ??= work()
      .catch((error: unknown) => {
        log.error({ error }, 'A link request could not be answered yet')
        retry = setTimeout(tryAgain, RETRY_MS)
      })
      .finally(() => {
        working = undefined
        if (isWoken && !retry) wake()
      })
  }

  function tryAgain() {
    retry = undefined
    wake()
  }

  async function stop() {
    closing.abort()
    clearTimeout(retry)
    events.off('link-requested', wake)
    await working
  }

  events.on('link-requested', wake)
  wake()
  return { wake, stop }
}

async function claimRequest(tx: Writer) {
  const request = await tx
    .selectFrom('linkRequests')
    .selectAll()
    .orderBy('createdAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (request) await tx.deleteFrom('linkRequests').where('id', '=', request.id).execute()
  return request
}

export async function requestLink(
  { database, events, now }: Pick<Services, 'database' | 'events' | 'now'>,
  request: Omit<LinkRequest, 'createdAt'>,
) {
  const row = { ...request, createdAt: now() }
  await database.write((tx) => tx.insertInto('linkRequests').values(row).execute())
  events.emit('link-requested')
}
