import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import type { Services } from '#server/services.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'

import type { ReadHead, WorkerAnswer, WorkerOrder } from './import-worker.ts'
import type { ReadRow } from './read-customers.ts'
import type { ImportChoices } from './read-import.ts'

/** 5,000 customers take two seconds. */
const MAX_READ_MS = 30_000
const MAX_HEAP_MB = 384
/** The young generation: with more it uses more and is not faster. */
const MAX_YOUNG_MB = 8

let before: Promise<unknown> = Promise.resolve()

/**
 * Parses a spreadsheet in a worker thread with bounded memory, one file at a time, so that other requests go on.
 * @throws CounterError with the fault of the file
 */
export async function parseInWorker(
  bytes: Uint8Array,
  choices: ImportChoices,
  services: Pick<Services, 'facts' | 'now'>,
) {
  const turn = before.then(() => readAll(bytes, choices, services))
  before = turn.catch(() => undefined)
  return turn
}

async function readAll(
  bytes: Uint8Array,
  choices: ImportChoices,
  { facts, now }: Pick<Services, 'facts' | 'now'>,
): Promise<{ head: ReadHead; rows: ReadRow[] }> {
  const workerData: WorkerOrder = {
    bytes,
    choices,
    shop: { facts, today: today({ facts, now }) },
  }
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: {
      maxOldGenerationSizeMb: MAX_HEAP_MB,
      maxYoungGenerationSizeMb: MAX_YOUNG_MB,
    },
    stderr: true,
  })
  // `nextOf` reports errors; one between two of its calls must not end the server.
  worker.on('error', () => undefined)
  const late = new AbortController()
  const timeUp = pause(MAX_READ_MS, undefined, { signal: late.signal }).then(() => {
    throw new CounterError('file_slow')
  })
  try {
    return await Promise.race([readParts(worker), timeUp])
  } finally {
    late.abort()
    timeUp.catch(() => undefined)
    await worker.terminate()
  }
}

async function readParts(worker: Worker) {
  const answer = await nextOf(worker)
  if ('fault' in answer) throw new CounterError(answer.fault, answer.values)
  if (!('head' in answer)) throw new Error('The head of a spreadsheet comes first')
  const rows: ReadRow[] = []
  for (;;) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage('next')
    const part = await nextOf(worker)
    if (!('rows' in part) || part.rows.length === 0) return { head: answer.head, rows }
    rows.push(...part.rows)
  }
}

/** @throws CounterError when the thread ran out of memory */
async function nextOf(worker: Worker): Promise<WorkerAnswer> {
  try {
    const [answer] = (await once(worker, 'message')) as [WorkerAnswer]
    return answer
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new CounterError('file_swells')
    throw error
  }
}
