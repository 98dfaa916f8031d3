// Answers questions and checkpoints beside the server: started by sqlite-thread.ts, which says what is asked.
import { parentPort, workerData } from 'node:worker_threads'

import { connect, keepPrepared, prepareBare, type BareRows } from './sqlite-connection.ts'

export type Question = { sql: string; parameters: readonly unknown[] }
export type Wanted = Question | 'checkpoint'
/** Rows without their names go from thread to thread in half the time. An error leaves its `details`, such as SQLite's code, behind. */
export type Answer = BareRows | { error: Error; details: object }

const connection = connect(workerData as string, 'full', true)
const prepare = keepPrepared((sql) => prepareBare(connection, sql))

parentPort?.on('message', (wanted: Wanted) => {
  if (wanted === 'checkpoint') return checkpoint()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(answer(wanted))
})

function answer({ sql, parameters }: Question): Answer {
  try {
    return prepare(sql).ask(parameters)
  } catch (error) {
    return { error: error as Error, details: { ...(error as Error) } }
  }
}

/** One that fails, on a full disk say, is made up for by the next, and by the writer's own. */
function checkpoint() {
  try {
    connection.exec('pragma wal_checkpoint(passive)')
  } catch {}
}
