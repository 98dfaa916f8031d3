import { startWorker } from '#app/islands/start-worker.ts'

import type { ReaderRequest, ReaderResponse } from './import-worker.ts'
// oxlint-disable-next-line import/default -- the build gives the address of the file it makes
import workerUrl from './import-worker.ts?worker&url'

export type ImportReader = ReturnType<typeof startReader>

/** Reads spreadsheets in a worker, so that the page stays usable; `stop` ends it in the middle of a file. */
export function startReader() {
  const worker = startWorker(workerUrl)
  const waiting = new Map<number, (response: ReaderResponse) => void>()
  let count = 0

  function answer(response: ReaderResponse) {
    waiting.get(response.id)?.(response)
    waiting.delete(response.id)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => answer(data))
  // It ran out of memory, or its script did not arrive.
  worker.addEventListener('error', () => {
    for (const id of waiting.keys()) answer({ id, fault: 'file_swells', values: {} })
  })

  return {
    read(request: Omit<ReaderRequest, 'id'>) {
      count += 1
      const id = count
      return new Promise<ReaderResponse>((resolve) => {
        waiting.set(id, resolve)
        const order: ReaderRequest = { ...request, id }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
        worker.postMessage(order)
      })
    },
    stop: () => worker.terminate(),
  }
}
