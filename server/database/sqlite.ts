import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import { Kysely, sql } from 'kysely'
import type { Logger } from 'pino'

import { askingDialect } from './asking-dialect.ts'
import { lockDirectory, makePrivateDirectory } from './data-directory.ts'
import type { Database, Writer } from './database.ts'
import { createGroupCommit } from './group-commit.ts'
import { withAfterCommit, withLastWork } from './last-work.ts'
import { createLogSync } from './log-sync.ts'
import { countNothing, createLimitTables, migrate } from './migrate.ts'
import { connect } from './sqlite-connection.ts'
import { createFramedKysely, createSqliteKysely, createSqliteReader } from './sqlite-dialect.ts'
import { createSqliteThread } from './sqlite-thread.ts'
import type { LimitTables, Tables } from './tables.ts'

/** The name of the database in the data directory. */
export const DATABASE_FILE = 'mailbox.sqlite'
const LIMITS_FILE = 'limits.sqlite'
const ROOM_BYTES = 1_048_576
/** Of 4 kB: so long a log is copied by the writer itself, while everybody waits. */
const LOG_PAGES = 8_000

/** Opens the database of a data directory, which it locks against every other server. */
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
  const connection = connect(join(dataDir, DATABASE_FILE), 'full')
  const writer = createSqliteKysely<Tables>(connection)
  await migrate(writer, 'sqlite')
  // From here on the disk is waited for beside the event loop, before anybody hears or sees anything of a commit.
  connection.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${LOG_PAGES}`)
  const wal = createLogSync(join(dataDir, `${DATABASE_FILE}-wal`), () => thread.checkpoint())
  const reading = connect(join(dataDir, DATABASE_FILE), 'full', true)
  const read = createSqliteReader<Tables>(connection, reading, wal.pending)
  const thread = createSqliteThread(join(dataDir, DATABASE_FILE), wal.pending)
  const readMuch = new Kysely<Tables>({ dialect: askingDialect(read, thread.ask) })
  const limits = await openLimits(join(dataDir, LIMITS_FILE), log)

  const whole = createFramedKysely<Tables>(connection)
  const group = createGroupCommit<Writer>(
    connection,
    {
      inSavepoint: (work) => writer.transaction().execute(withLastWork(work)),
      alone: (work) => whole.transaction().execute(withLastWork(work)),
    },
    wal.sync,
    (error) => stopOnBrokenDisk(error, log),
  )
  const write = withAfterCommit((work) => group.write(work))

  return {
    kind: 'sqlite',
    read,
    readMuch,
    write,
    writeOne: write,
    writeMany: withAfterCommit((work) => group.write(work, true)),
    limits,
    async isReady() {
      try {
        await sql`select 1 from users limit 1`.execute(read)
        // Counters of limits fail on a full disk too, and with them every sign-in.
        if (!(await hasRoom(dataDir))) return false
        await countNothing(limits)
        if (!group.hasFailed()) return true
        // After a failed commit: does the smallest commit come about again?
        await write((tx) => sql`pragma user_version = 1`.execute(tx))
        return true
      } catch {
        return false
      }
    },
    async close() {
      await group.finish()
      await thread.close()
      await wal.close()
      await Promise.all([read.destroy(), limits.destroy(), writer.destroy()])
      lock.release()
    },
  } satisfies Database
}

/**
 * Opens what limits have counted. It is never synced, so a power cut may leave anything in it: then it begins anew,
 * since a forgiven try is less harm than a shop that does not open.
 */
async function openLimits(file: string, log: Logger) {
  try {
    return await openSoundLimits(file)
  } catch (error) {
    log.warn({ error }, 'The counters of limits were unreadable and begin anew')
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

/** After a failed fsync nobody knows what is on the disk; only opening the file afresh tells. */
function stopOnBrokenDisk(error: unknown, log: Logger) {
  log.fatal(
    { error },
    'The disk failed while committing: stopping, so that a new start reads it afresh',
  )
  process.exit(1)
}
