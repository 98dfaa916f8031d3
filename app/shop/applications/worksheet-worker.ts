import { fillWorksheet } from './fill-worksheet.ts'

export type WorksheetRequest = { template: ArrayBuffer; values: Record<string, string> }
export type WorksheetResponse = { pdf: Uint8Array<ArrayBuffer> } | { pdf: null }

self.addEventListener('message', ({ data }: MessageEvent<WorksheetRequest>) => {
  void respond(data)
})

async function respond({ template, values }: WorksheetRequest) {
  const response: WorksheetResponse = await fillWorksheet(template, values).then(
    (pdf) => ({ pdf: new Uint8Array(pdf) }),
    () => ({ pdf: null }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is one
  self.postMessage(response)
}
