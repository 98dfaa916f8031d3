import { setTimeout as rest } from 'node:timers/promises'

const TIMES = 4
const MAX_GROWTH = 8
const MAX_PASSES = 80
const PATIENCE_MS = 5_000
const REST_MS = 10

/**
 * The best of several tries, alternating short and long texts.
 * @param write a text of this length
 */
export async function takesLinearTime(
  read: (text: string) => unknown,
  write: (size: number) => string,
  size: number,
) {
  const [short, long] = [write(size / TIMES), write(size)]
  const bytes = Buffer.from(long)
  const works = { pass: () => passOver(bytes), short: () => read(short), long: () => read(long) }
  const best = { pass: Infinity, short: Infinity, long: Infinity }
  const endsAt = performance.now() + PATIENCE_MS
  for (;;) {
    for (const which of ['pass', 'short', 'long'] as const) {
      const startedAt = performance.now()
      await works[which]()
      best[which] = Math.min(best[which], performance.now() - startedAt)
    }
    if (best.long <= Math.max(MAX_GROWTH * best.short, MAX_PASSES * best.pass)) return true
    if (performance.now() > endsAt) return false
    await rest(REST_MS)
  }
}

function passOver(bytes: Uint8Array) {
  let sum = 0
  for (const byte of bytes) sum = (sum * 31 + byte) | 0
  return sum
}
