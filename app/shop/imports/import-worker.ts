import type { ImportFault } from '#shared/content/imports.ts'
import type { Encoding } from '#shared/shop/imports/decode-text.ts'
import { FileFault } from '#shared/shop/imports/fields.ts'
import type { ImportShop } from '#shared/shop/imports/imported-customer.ts'
import { readFile } from '#shared/shop/imports/read-file.ts'
import {
  readImport,
  type ImportChoices,
  type ReadImport,
} from '#shared/shop/imports/read-import.ts'
import type { ReadFile } from '#shared/shop/imports/sheets.ts'

export type ReaderRequest = {
  id: number
  /** Missing: the last file. */
  bytes?: Uint8Array
  encoding?: Encoding | undefined
  choices: ImportChoices
  shop: ImportShop
}
export type EndOfReading =
  { found: ReadImport } | { fault: ImportFault; values: Record<string, number> }
export type ReaderResponse = { id: number } & ({ share: number } | EndOfReading)

let opened: { bytes: Uint8Array; encoding: Encoding | undefined; file: ReadFile } | undefined

self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void respond(data)
})

async function respond({ id, bytes = opened?.bytes, encoding, choices, shop }: ReaderRequest) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is one
  const answer = (response: ReaderResponse) => self.postMessage(response)
  try {
    if (!bytes) throw new FileFault('file_unreadable')
    if (opened?.bytes !== bytes || opened.encoding !== encoding)
      opened = { bytes, encoding, file: await readFile(bytes, encoding) }
    const onShare = (share: number) => answer({ id, share })
    answer({ id, found: await readImport(opened.file, choices, shop, onShare) })
  } catch (error) {
    const { fault, values } = error instanceof FileFault ? error : new FileFault('file_unreadable')
    answer({ id, fault, values })
  }
}
