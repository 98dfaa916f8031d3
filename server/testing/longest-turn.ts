const MICROSECONDS_PER_MS = 1_000

/**
 * The longest turn of the event loop while some work is done, in milliseconds: of the processor, unless another clock is given, so that
 * what a busy machine does to the clock on the wall is no matter.
 */
export async function longestTurn(work: () => Promise<unknown>, readMs = processorMs) {
  let longest = 0
  let before = readMs()
  let isOver = false
  function look() {
    const now = readMs()
    longest = Math.max(longest, now - before)
    before = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  await new Promise(setImmediate)
  isOver = true
  return longest
}

/** What the processor has spent on this thread, in steps of some milliseconds on some machines. */
export function processorMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS_PER_MS
}
