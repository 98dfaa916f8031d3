/** Work may hold up everything else for so long in one round of the event loop. */
const ROUND_MS = 4

/**
 * Work begins at once while there is little of it. In a storm what is too much for one round of the event loop waits for
 * the next, first come, first served: whatever else comes meanwhile gets in between.
 */
export function createAdmissionQueue() {
  const waiting: (() => void)[] = []
  let roundBegan: number | undefined

  function admit(work: () => void) {
    if (waiting.length === 0 && hasTimeLeft()) {
      work()
      return
    }
    waiting.push(work)
    setImmediate(beginNext)
  }

  /** One piece at a time, so that what it sets going in the same round is counted too. */
  function beginNext() {
    if (hasTimeLeft()) waiting.shift()?.()
    else setImmediate(beginNext)
  }

  function hasTimeLeft() {
    if (roundBegan === undefined) {
      roundBegan = performance.now()
      setImmediate(() => (roundBegan = undefined))
    }
    return performance.now() - roundBegan < ROUND_MS
  }

  return admit
}
