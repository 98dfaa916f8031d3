import { fillWorksheet, type FilledWorksheet, type WorksheetFiles } from './fill-worksheet.ts'

export type WorksheetRequest = { files: WorksheetFiles; worksheets: FilledWorksheet[] }
export type WorksheetResponse = { results: WorksheetResult[] | null }
export type WorksheetResult = Awaited<ReturnType<typeof fillWorksheet>>

self.addEventListener('message', ({ data }: MessageEvent<WorksheetRequest>) => {
  void respond(data)
})

async function respond({ files, worksheets }: WorksheetRequest) {
  const filled = worksheets.map((each) => fillWorksheet(files, each))
  const response: WorksheetResponse = await Promise.all(filled).then(
    (results) => ({ results }),
    () => ({ results: null }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is one
  self.postMessage(response)
}
