import { Worker } from 'node:worker_threads'

import type { CompiledQuery, QueryResult } from 'kysely'

import { nameRows } from './sqlite-connection.ts'
import type { Answer, Question, Wanted } from './sqlite-worker.ts'

/** Does in a thread of its own what takes long, one after the other, and nobody else waits meanwhile. */
export type SqliteThread = {
  /** @throws what the server's own thread would; that the connection was terminated where the thread ended before it answered */
  ask(question: CompiledQuery): Promise<QueryResult<unknown>>
  /** Copies what was committed from the log into the database. */
  checkpoint(): void
  close(): Promise<void>
}

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: unknown) => void }
type Running = {
  worker: Worker
  ask(question: Question): Promise<unknown[]>
  send(wanted: Wanted): void
}

/**
 * The thread begins with the first of it, and anew with the next after it has ended.
 *
 * @param file of a SQLite database that is open already
 * @param pending commits that are not on the disk yet: nobody is told what they say before
 */
export function createSqliteThread(
  file: string,
  pending: () => Promise<unknown> | undefined,
): SqliteThread {
  let running: Running | undefined
  let isClosed = false

  function start(): Running {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: file,
      // Some of what a process can be started with, no thread can.
      execArgv: [],
    })
    const waiting: Waiting[] = []
    let fault: unknown

    // Nobody's process stays open for a thread that owes no answer.
    worker.unref()
    worker.on('message', (answer: Answer) => {
      const asked = waiting.shift()
      if (waiting.length === 0) worker.unref()
      if ('rows' in answer) asked?.resolve(nameRows(answer))
      else asked?.reject(Object.assign(answer.error, answer.details))
    })
    worker.on('error', (error) => (fault = error))
    worker.on('exit', () => {
      running = undefined
      for (const { reject } of waiting) reject(fault ?? terminated())
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    const send = (wanted: Wanted) => worker.postMessage(wanted)
    return {
      worker,
      send,
      ask(question) {
        worker.ref()
        return new Promise((resolve, reject) => {
          waiting.push({ resolve, reject })
          send(question)
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
    checkpoint() {
      if (isClosed) return
      running ??= start()
      running.send('checkpoint')
    },
    async close() {
      isClosed = true
      await running?.worker.terminate()
    },
  }
}

/** As a lost connection to PostgreSQL says it: see unavailable.ts. */
function terminated() {
  return new Error('Connection terminated: the thread that reads has ended')
}
