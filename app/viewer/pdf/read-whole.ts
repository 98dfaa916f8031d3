/** A network that says nothing for this long is taken for broken. */
const SILENCE_MS = 20_000

/**
 * Reads a whole file.
 *
 * @throws when it is not there, is cut off in the middle, comes no further, or `signal` aborts
 */
export async function readWhole(url: string, signal: AbortSignal) {
  const end = new AbortController()
  const abort = () => end.abort(signal.reason)
  signal.addEventListener('abort', abort)
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => end.abort(new Error(`${url} stopped coming`)), SILENCE_MS)
  }

  try {
    wait()
    const response = await fetch(url, { signal: end.signal })
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`)
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body.getReader()
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      wait()
      if (value) parts.push(value)
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer())
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
