import { setImmediate, setTimeout } from 'node:timers/promises'

import type { Services } from '#server/services.ts'

/**
 * In times of what the part before took: whoever works at the counter meanwhile is served between two parts, and all that a long
 * file takes is a third of one processor.
 */
const REST = 2
const MAX_REST_MS = 100

const encoder = new TextEncoder()

/**
 * JSON that leaves part by part while it is read, so that nothing long is held in memory and nobody waits for the whole. Where
 * reading fails the answer breaks off, and is no JSON.
 */
export function answerInParts(parts: AsyncGenerator<string>, { log }: Pick<Services, 'log'>) {
  async function* encode() {
    try {
      let begun = performance.now()
      for await (const part of parts) {
        const tookMs = performance.now() - begun
        if (part) yield encoder.encode(part)
        await (tookMs < 1 ? setImmediate() : setTimeout(Math.min(tookMs * REST, MAX_REST_MS)))
        begun = performance.now()
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
    // Whoever has gone away needs no more parts.
    cancel: () => void encoded.return(),
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}
