import { startWorker } from '#app/islands/start-worker.ts'
import { worksheets } from '#content/identification.ts'

import type { FilledWorksheet } from './fill-worksheet.ts'
// oxlint-disable-next-line import/default -- the build gives the address of the file
import fontUrl from './worksheet-font.ttf?url'
import type { WorksheetRequest, WorksheetResponse, WorksheetResult } from './worksheet-worker.ts'
// oxlint-disable-next-line import/default -- the build gives the address of the file it makes
import workerUrl from './worksheet-worker.ts?worker&url'

/**
 * @returns each PDF, or why there is none, in order
 * @throws Error if a file can't be fetched, or the worker fails
 */
export async function makeWorksheets(filled: FilledWorksheet[]) {
  const path = worksheets.find(({ id }) => id === 'fillable')?.path ?? ''
  const [template, font] = await Promise.all([fetchFile(path), fetchFile(fontUrl)])
  const worker = startWorker(workerUrl)
  try {
    const results = await new Promise<WorksheetResult[] | null>((resolve) => {
      worker.addEventListener('error', () => resolve(null))
      worker.addEventListener('message', ({ data }: MessageEvent<WorksheetResponse>) =>
        resolve(data.results),
      )
      const request: WorksheetRequest = { files: { template, font }, worksheets: filled }
      worker.postMessage(request, [template, font])
    })
    if (!results) throw new Error('The worksheets could not be filled in.')
    return results
  } finally {
    worker.terminate()
  }
}

async function fetchFile(path: string) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.arrayBuffer()
}
