import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { sql } from 'kysely'
import type { Logger } from 'pino'

import { withAfterCommit, withCommitHooks } from './commit-hooks.ts'
import { lockDirectory, makePrivateDirectory, openPrivately } from './data-directory.ts'
import type { Database, Writer } from './database.ts'
import { countNothing, createLimitTables, migrate } from './migrate.ts'
import { createSqliteKysely } from './sqlite-dialect.ts'
import type { LimitTables, Tables } from './tables.ts'
import { primaryCode, UnavailableError } from './unavailable.ts'

export const DATABASE_FILE = 'mailbox.sqlite'
const LIMITS_FILE = 'limits.sqlite'
const ROOM_BYTES = 1_048_576
const CACHE_KIB = 65_536
const MAX_LOG_BYTES = 67_108_864
const MAX_WAITING = 5_000
const IO_ERROR = 10
const ANALYZED_ROWS = 400
/** `pragma optimize` for a connection that has run no query yet. */
const ALL_TABLES = 0x10002

export async function openSqlite(dataDir: string, log: Logger): Promise<Database> {
  makePrivateDirectory(dataDir)
  const lock = lockDirectory(dataDir)
  try {
    return await openFiles(dataDir, log, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openFiles(dataDir: string, log: Logger, lock: { release(): void }) {
  const file = join(dataDir, DATABASE_FILE)
  const connection = connect(file, 'full')
  const writer = createSqliteKysely<Tables>(connection)
  await migrate(writer, 'sqlite')
  connection.exec(`pragma analysis_limit = ${ANALYZED_ROWS}; pragma optimize = ${ALL_TABLES}`)
  const reading = connect(file, 'full')
  reading.exec('pragma query_only = on')
  const read = createSqliteKysely<Tables>(reading)
  const limits = await openLimits(join(dataDir, LIMITS_FILE), log)
  const waiting = new Set<Promise<unknown>>()
  let hasFailed = false
  let isClosed = false

  async function run<Result>(work: (tx: Writer) => Promise<Result>) {
    // Queued writes yield to the event loop in between.
    await nextTurn()
    try {
      const result = await writer.transaction().execute(withCommitHooks(work))
      hasFailed = false
      return result
    } catch (error) {
      const { errcode } = error as { errcode?: number }
      if (errcode !== undefined) hasFailed = true
      if (errcode !== undefined && primaryCode(errcode) === IO_ERROR) stopOnBrokenDisk(error, log)
      throw error
    }
  }

  async function writeInTurn<Result>(work: (tx: Writer) => Promise<Result>) {
    if (isClosed) throw new UnavailableError('The database is closed')
    if (waiting.size >= MAX_WAITING) throw new UnavailableError('Too many writes wait')
    const written = run(work)
    waiting.add(written)
    return written.finally(() => waiting.delete(written))
  }

  const write = withAfterCommit(writeInTurn)
  return {
    kind: 'sqlite',
    read,
    write,
    limits,
    analyze: () => write(async (tx) => void (await sql`pragma optimize`.execute(tx))),
    async isReady() {
      try {
        await sql`select 1 from users limit 1`.execute(read)
        // On a full disk the counters fail, and with them every sign-in.
        if (!(await hasRoom(dataDir))) return false
        await countNothing(limits)
        if (!hasFailed) return true
        // After a failed commit, tries the smallest one.
        await write((tx) => sql`pragma user_version = 1`.execute(tx))
        return true
      } catch {
        return false
      }
    },
    async close() {
      isClosed = true
      await Promise.allSettled(waiting)
      await Promise.all([read.destroy(), limits.destroy(), writer.destroy()])
      lock.release()
    },
  } satisfies Database
}

/** @param synchronous `full` waits for the disk at each commit, `off` never does */
function connect(file: string, synchronous: 'full' | 'off') {
  openPrivately(file)
  // A busy database is retried without blocking the event loop (sqlite-dialect.ts).
  const connection = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true })
  connection.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}`)
  connection.exec(`pragma journal_size_limit = ${MAX_LOG_BYTES}; pragma cache_size = ${-CACHE_KIB}`)
  // Rows kept for undo and sorting stay out of the folder of temporary files.
  connection.exec('pragma temp_store = memory')
  return connection
}

/**
 * Opens the counts of limits. They are never synced: after a power cut the file may be unreadable,
 * and is made anew.
 */
async function openLimits(file: string, log: Logger) {
  try {
    return await openSoundLimits(file)
  } catch (error) {
    log.warn({ error }, 'The limit counters were unreadable and were reset')
    for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true })
    return openSoundLimits(file)
  }
}

async function openSoundLimits(file: string) {
  const connection = connect(file, 'off')
  const limits = createSqliteKysely<LimitTables>(connection)
  try {
    const { quick_check: verdict } = connection.prepare('pragma quick_check(1)').get() ?? {}
    if (verdict !== 'ok') throw new Error('The file is damaged')
    await createLimitTables(limits, 'sqlite')
    return limits
  } catch (error) {
    await limits.destroy()
    throw error
  }
}

async function hasRoom(directory: string) {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize >= ROOM_BYTES
}

/** After a failed fsync the disk's state is unknown until the file is opened again. */
function stopOnBrokenDisk(error: unknown, log: Logger) {
  log.fatal(
    { error },
    'The disk failed while committing: stopping, so that a new start reads it afresh',
  )
  process.exit(1)
}
