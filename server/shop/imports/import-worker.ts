// Parses a spreadsheet in a worker thread, started by parse-in-worker.ts, which requests the rows in parts.
import { parentPort, workerData } from 'node:worker_threads'

import type { Day } from '#shared/calendar.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { FileFault } from '#shared/shop/imports/read-file.ts'

import type { ReadRow } from './read-customers.ts'
import { readImport, type ImportChoices, type ReadImport } from './read-import.ts'

export type WorkerOrder = {
  bytes: Uint8Array
  choices: ImportChoices
  shop: { facts: RentalFacts; today: Day }
}

export type ReadHead = Omit<ReadImport, 'rows'>
export type WorkerAnswer =
  | { head: ReadHead }
  | { rows: ReadRow[] }
  | { fault: FileFault['fault']; values: FileFault['values'] }

const ROWS_AT_ONCE = 100

const { bytes, choices, shop } = workerData as WorkerOrder
try {
  const { rows, ...head } = await readImport(bytes, choices, shop)
  say({ head })
  parentPort?.on('message', () => say({ rows: rows.splice(0, ROWS_AT_ONCE) }))
} catch (error) {
  if (!(error instanceof FileFault)) throw error
  say({ fault: error.fault, values: error.values })
}

function say(answer: WorkerAnswer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(answer)
}
