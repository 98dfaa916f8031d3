// Answers questions beside the server: started by reading-thread.ts, which says what is asked.
import { parentPort, workerData } from 'node:worker_threads'

import { adapt, connect } from './sqlite-connection.ts'

export type Question = { sql: string; parameters: readonly unknown[] }
/** An error that goes from thread to thread leaves behind what tells SQLite's from others: `details` are that. */
export type Answer = { rows: unknown[] } | { error: Error; details: object }

const database = adapt(connect(workerData as string, 'full', true))

parentPort?.on('message', (question: Question) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(answer(question))
})

function answer({ sql, parameters }: Question): Answer {
  try {
    return { rows: database.prepare(sql).all(parameters) }
  } catch (error) {
    return { error: error as Error, details: { ...(error as Error) } }
  }
}
