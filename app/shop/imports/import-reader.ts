import { startWorker } from '#app/islands/start-worker.ts'

import type { ReaderRequest, ReaderResponse } from './import-worker.ts'
// oxlint-disable-next-line import/default -- the build gives the address of the file it makes
import workerUrl from './import-worker.ts?worker&url'

type EndOfReading = Exclude<ReaderResponse, { share: number }>
type OnShare = (share: number) => void
export type ImportReader = ReturnType<typeof startReader>

/** Reads spreadsheets in a worker, so that the page stays usable; `stop` ends it in the middle of a file. */
export function startReader() {
  const worker = startWorker(workerUrl)
  const waiting = new Map<number, { end: (response: EndOfReading) => void; onShare: OnShare }>()
  let count = 0

  function answer(response: ReaderResponse) {
    const reading = waiting.get(response.id)
    if ('share' in response) return reading?.onShare(response.share)
    reading?.end(response)
    waiting.delete(response.id)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => answer(data))
  // It ran out of memory, or its script did not arrive.
  worker.addEventListener('error', () => {
    for (const id of waiting.keys()) answer({ id, fault: 'file_swells', values: {} })
  })

  return {
    read(request: Omit<ReaderRequest, 'id'>, onShare: OnShare) {
      count += 1
      const id = count
      return new Promise<EndOfReading>((end) => {
        waiting.set(id, { end, onShare })
        const order: ReaderRequest = { ...request, id }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
        worker.postMessage(order)
      })
    },
    stop: () => worker.terminate(),
  }
}
