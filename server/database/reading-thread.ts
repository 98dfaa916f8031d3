import { Worker } from 'node:worker_threads'

import type { CompiledQuery, QueryResult } from 'kysely'

import type { Answer, Question } from './read-worker.ts'

/** Looks up what is asked in a thread of its own, one question after the other, and nobody else waits meanwhile. */
export type ReadingThread = {
  /** @throws what the server's own thread would; that the connection was terminated where the thread ended before it answered */
  ask(question: CompiledQuery): Promise<QueryResult<unknown>>
  close(): Promise<void>
}

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: unknown) => void }
type Running = { worker: Worker; ask(question: Question): Promise<unknown[]> }

/**
 * The thread begins with the first question, and anew with the next one after it has ended.
 *
 * @param file of a SQLite database that is open already
 * @param pending commits that are not on the disk yet: nobody is told what they say before
 */
export function createReadingThread(
  file: string,
  pending: () => Promise<unknown> | undefined,
): ReadingThread {
  let running: Running | undefined
  let isClosed = false

  function start(): Running {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: file,
      // Some of what a process can be started with, no thread can.
      execArgv: [],
    })
    const waiting: Waiting[] = []
    let fault: unknown

    worker.on('message', (answer: Answer) => {
      const asked = waiting.shift()
      // Nobody's process stays open for a thread that has nothing to do.
      if (waiting.length === 0) worker.unref()
      if ('rows' in answer) asked?.resolve(withNames(answer))
      else asked?.reject(Object.assign(answer.error, answer.details))
    })
    worker.on('error', (error) => (fault = error))
    worker.on('exit', () => {
      running = undefined
      for (const { reject } of waiting) reject(fault ?? terminated())
    })
    return {
      worker,
      ask(question) {
        worker.ref()
        return new Promise((resolve, reject) => {
          waiting.push({ resolve, reject })
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
          worker.postMessage(question)
        })
      },
    }
  }

  return {
    async ask({ sql, parameters }) {
      if (isClosed) throw terminated()
      running ??= start()
      const rows = await running.ask({ sql, parameters })
      // What was committed meanwhile may have been seen.
      await pending()
      return { rows }
    },
    async close() {
      isClosed = true
      await running?.worker.terminate()
    },
  }
}

function withNames({ columns, rows }: Extract<Answer, { rows: unknown }>) {
  return rows.map((values) => {
    const row: Record<string, unknown> = {}
    columns.forEach((name, at) => (row[name] = values[at]))
    return row
  })
}

/** As a lost connection to PostgreSQL says it: see unavailable.ts. */
function terminated() {
  return new Error('Connection terminated: the thread that reads has ended')
}
