import { setImmediate, setTimeout } from 'node:timers/promises'

import type { Services } from '#server/services.ts'

/**
 * Rests between two parts so that requests of the counter are served meanwhile: REST_FACTOR times as long as the part took, so
 * a long file takes at most a third of one processor.
 */
const REST_FACTOR = 2
const MAX_REST_MS = 100

const encoder = new TextEncoder()

/**
 * Streams JSON part by part while it is read, so that no long answer is held in memory. A read error aborts the
 * response and leaves incomplete JSON.
 */
export function answerInParts(parts: AsyncGenerator<string>, { log }: Pick<Services, 'log'>) {
  async function* encode() {
    try {
      let startedAt = performance.now()
      for await (const part of parts) {
        const tookMs = performance.now() - startedAt
        if (part) yield encoder.encode(part)
        await (tookMs < 1
          ? setImmediate()
          : setTimeout(Math.min(tookMs * REST_FACTOR, MAX_REST_MS)))
        startedAt = performance.now()
      }
    } catch (error) {
      log.error({ error }, 'An answer broke off')
      throw error
    }
  }
  const encoded = encode()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await encoded.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void encoded.return(),
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}
