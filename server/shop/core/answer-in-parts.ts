import { setImmediate } from 'node:timers/promises'

import type { Services } from '#server/services.ts'

const encoder = new TextEncoder()

/**
 * JSON that leaves part by part while it is read, so that nothing long is held in memory and nobody waits for the whole. Where
 * reading fails the answer breaks off, and is no JSON.
 */
export function answerInParts(parts: AsyncGenerator<string>, { log }: Pick<Services, 'log'>) {
  async function* encode() {
    try {
      for await (const part of parts) {
        if (part) yield encoder.encode(part)
        // SQLite answers within one turn of the event loop: between two parts everybody else has theirs.
        await setImmediate()
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
