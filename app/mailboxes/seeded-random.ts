/** A generator of numbers from 0 up to 1 that gives the same row for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Random = ReturnType<typeof createRandom>

/** One of several things, each as likely as its weight says. */
export function pick<Thing>(random: Random, things: readonly (readonly [Thing, number])[]): Thing {
  const total = things.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random() * total
  for (const [thing, weight] of things) {
    left -= weight
    if (left < 0) return thing
  }
  throw new Error('There is nothing to pick from: give at least one thing with a weight.')
}
