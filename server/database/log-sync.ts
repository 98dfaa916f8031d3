import { open, type FileHandle } from 'node:fs/promises'

const COMMITS_OF_A_CHECKPOINT = 32

/** Puts what was committed to a log on the disk without holding up the event loop, and tells of what is not there yet. */
export type LogSync = {
  /** @throws where the disk failed: then nobody knows what is on it */
  sync(): Promise<void>
  /** While a commit is on its way to the disk: nobody is to see it before. */
  pending(): Promise<unknown> | undefined
  close(): Promise<void>
}

/**
 * Syncs the log of a SQLite database (WAL), which stays one file as long as the database is open. A commit with
 * `synchronous = normal` writes to it and waits for no disk; the checkpoints wait by themselves, as they do with `full`.
 *
 * @param checkpoint copies the log into the database: called now and then, after a commit
 * @see https://www.sqlite.org/wal.html
 */
export function createLogSync(file: string, checkpoint = () => {}): LogSync {
  let log: FileHandle | undefined
  let running: Promise<unknown> | undefined
  let commits = 0

  async function syncLog() {
    log ??= await open(file, 'r')
    await log.datasync()
  }

  return {
    async sync() {
      const synced = syncLog()
      running = synced.catch(() => undefined)
      await synced.finally(() => (running = undefined))
      commits += 1
      if (commits % COMMITS_OF_A_CHECKPOINT === 0) checkpoint()
    },
    pending: () => running,
    close: async () => log?.close(),
  }
}
