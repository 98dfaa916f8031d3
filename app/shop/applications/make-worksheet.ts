import { startWorker } from '#app/islands/start-worker.ts'
import { worksheets } from '#content/identification.ts'

import type { WorksheetRequest, WorksheetResponse } from './worksheet-worker.ts'
// oxlint-disable-next-line import/default -- the build gives the address of the file it makes
import workerUrl from './worksheet-worker.ts?worker&url'

/**
 * One person's worksheet as a PDF, made on this device: the blank one is fetched, and filled in by a worker.
 *
 * @throws Error when the blank one can't be fetched, or the worker fails
 */
export async function makeWorksheet(values: Record<string, string>) {
  const template = await fetchTemplate()
  const worker = startWorker(workerUrl)
  try {
    const pdf = await new Promise<Uint8Array<ArrayBuffer> | null>((resolve) => {
      worker.addEventListener('error', () => resolve(null))
      worker.addEventListener('message', ({ data }: MessageEvent<WorksheetResponse>) =>
        resolve(data.pdf),
      )
      const request: WorksheetRequest = { template, values }
      worker.postMessage(request, [template])
    })
    if (!pdf) throw new Error('The worksheet could not be filled in.')
    return new Blob([pdf], { type: 'application/pdf' })
  } finally {
    worker.terminate()
  }
}

async function fetchTemplate() {
  const path = worksheets.find(({ id }) => id === 'fillable')?.path ?? ''
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The blank worksheet answered ${response.status}.`)
  return response.arrayBuffer()
}
