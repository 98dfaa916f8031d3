/** Milliseconds until `isSo`, at most `limitMs`. */
export async function timeUntil(
  limitMs: number,
  isSo: () => Promise<boolean>,
  everyMs = POLL_INTERVAL_MS,
) {
  const startedAt = performance.now()
  while (performance.now() - startedAt < limitMs) {
    if (await isSo()) return performance.now() - startedAt
    await pause(everyMs)
  }
  return limitMs
}

export async function until(isSo: () => Promise<boolean>, limitMs: number, everyMs?: number) {
  if ((await timeUntil(limitMs, isSo, everyMs)) < limitMs) return
  throw new Error(`It was not so within ${limitMs} ms`)
}

/** 0 without a response in time. */
export async function statusOf({ url }: { url: string }, path: string, limitMs = 10_000) {
  const response = fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(limitMs) })
  return response.then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
}

export async function timed<Result>(work: () => Promise<Result>) {
  const startedAt = performance.now()
  const result = await work()
  return { result, ms: performance.now() - startedAt }
}

export function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export function percentile(figures: number[], hundredth: number) {
  const inOrder = figures.toSorted((a, b) => a - b)
  return inOrder[Math.min(inOrder.length - 1, Math.floor((inOrder.length * hundredth) / 100))] ?? 0
}

const POLL_INTERVAL_MS = 50
