/** Work may hold up everything else for so long in one round of the event loop. */
const ROUND_MS = 10

/**
 * Work begins at once while there is little of it. In a storm one piece begins in each round of the event loop, first
 * come, first served: whatever else comes meanwhile gets in between.
 */
export function createTurns() {
  const waiting: (() => void)[] = []
  let roundBegan: number | undefined

  function take(work: () => void) {
    if (waiting.length === 0 && hasTimeLeft()) {
      work()
      return
    }
    waiting.push(work)
    if (waiting.length === 1) setImmediate(beginNext)
  }

  function beginNext() {
    if (waiting.length > 1) setImmediate(beginNext)
    waiting.shift()?.()
  }

  function hasTimeLeft() {
    if (roundBegan === undefined) {
      roundBegan = performance.now()
      setImmediate(() => (roundBegan = undefined))
    }
    return performance.now() - roundBegan < ROUND_MS
  }

  return take
}
