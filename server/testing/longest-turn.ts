const MICROSECONDS_PER_MS = 1_000

/**
 * The longest turn of the event loop during `work`, in milliseconds of processor time, so that
 * other processes don't count.
 */
export async function longestTurn(work: () => Promise<unknown>, readMs = processorMs) {
  let longest = 0
  let before = readMs()
  let isOver = false
  function measure() {
    const now = readMs()
    longest = Math.max(longest, now - before)
    before = now
    if (!isOver) setImmediate(measure)
  }
  setImmediate(measure)
  await work()
  await new Promise(setImmediate)
  isOver = true
  return longest
}

export function processorMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS_PER_MS
}
