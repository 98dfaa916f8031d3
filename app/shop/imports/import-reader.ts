import { startWorker } from '#app/islands/start-worker.ts'

import type { EndOfReading, ReaderRequest, ReaderResponse } from './import-worker.ts'
// oxlint-disable-next-line import/default -- the build gives the address of the file it makes
import workerUrl from './import-worker.ts?worker&url'

/** In a worker, so that the page stays usable; `stop` ends it in the middle of a file. */
export function createReader() {
  let worker: Worker | undefined
  let opened: Uint8Array | undefined
  let last = new AbortController()
  let id = 0

  return {
    /**
     * A new reading cancels the previous one.
     * @param onShare called with the share of rows read
     */
    read({ bytes, ...request }: Omit<ReaderRequest, 'id'>, onShare: (share: number) => void) {
      const reader = (worker ??= startWorker(workerUrl))
      const order: ReaderRequest = { ...request, id: (id += 1) }
      if (bytes && opened !== bytes) order.bytes = opened = bytes
      last.abort()
      last = new AbortController()
      const { signal } = last
      return new Promise<EndOfReading>((end) => {
        function answer({ data }: MessageEvent<ReaderResponse>) {
          if (data.id !== order.id) return
          if ('share' in data) onShare(data.share)
          else end(data)
        }
        reader.addEventListener('message', answer, { signal })
        // Out of memory, or the script did not load.
        reader.addEventListener('error', () => end({ fault: 'file_swells', values: {} }), {
          signal,
        })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
        reader.postMessage(order)
      })
    },
    stop() {
      worker?.terminate()
      worker = opened = undefined
    },
  }
}
