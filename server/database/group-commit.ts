import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import { primaryCode, UnavailableError } from './unavailable.ts'

const SQLITE_BUSY = 5
const SQLITE_IOERR = 10
const MAX_GROUP = 64
const MAX_WAITING = 5_000
const GATHER_MS = 1
const BUSY_RETRY_MS = 20
const BUSY_TIMEOUT_MS = 3_000

type Unit = {
  isAlone: boolean
  /** @returns whether its work was done */
  run(): Promise<boolean>
  settle(): void
  refuse(error: unknown): void
}

type Run<Tx> = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>

/**
 * Gathers units of work into one transaction, so that many share one wait for the disk. A unit that fails is undone
 * alone; every promise settles only after the COMMIT is on the disk. A unit awaits nothing but the database. One that wants to be
 * alone has a transaction of its own: what undoes it is the rollback.
 *
 * @param runs one unit inside the open transaction: `inSavepoint` all or nothing, `alone` one that has it to itself
 * @param sync puts what was committed on the disk
 * @param onBrokenDisk is told of an input or output error at a commit: what is on the disk is then unknown
 */
export function createGroupCommit<Tx>(
  connection: DatabaseSync,
  { inSavepoint, alone }: { inSavepoint: Run<Tx>; alone: Run<Tx> },
  sync: () => Promise<void>,
  onBrokenDisk: (error: unknown) => void,
) {
  const waiting: Unit[] = []
  let running: Promise<void> | undefined
  let crowded = false
  let hasFailed = false
  let isFinished = false

  function write<Result>(work: (tx: Tx) => Promise<Result>, isAlone = false): Promise<Result> {
    if (isFinished) return Promise.reject(new UnavailableError('The database is closed'))
    if (waiting.length >= MAX_WAITING)
      return Promise.reject(new UnavailableError('Too many writes wait'))
    return new Promise<Result>((resolve, reject) => {
      let outcome: () => void
      const run = isAlone ? alone : inSavepoint
      waiting.push({
        isAlone,
        run: () =>
          run(work).then(
            (result) => {
              outcome = () => resolve(result)
              return true
            },
            (error: unknown) => {
              outcome = () => reject(error)
              return false
            },
          ),
        settle: () => outcome(),
        refuse: reject,
      })
      running ??= commitAll()
    })
  }

  async function commitAll() {
    while (waiting.length > 0) {
      // A lone writer pays no wait; under load a millisecond lets more units share the same commit.
      await (crowded ? pause(GATHER_MS) : new Promise(setImmediate))
      await commitGroup()
    }
    // In the same breath as the last look at the queue, so that no unit is put into it unseen.
    running = undefined
  }

  async function commitGroup() {
    if (!(await begin())) return
    const group = waiting.splice(0, countNext())
    crowded = group.length > 1
    try {
      for (const unit of group) {
        const isDone = await unit.run()
        if (!connection.isTransaction) throw new UnavailableError('The transaction was undone')
        if (isDone || !unit.isAlone) continue
        connection.exec('rollback')
        return unit.settle()
      }
      connection.exec('commit')
    } catch (error) {
      hasFailed = true
      for (const unit of group) unit.refuse(error)
      const isUndone = undo(connection)
      if (!isUndone || errorCode(error) === SQLITE_IOERR) onBrokenDisk(error)
      return
    }
    try {
      await sync()
      hasFailed = false
    } catch (error) {
      hasFailed = true
      for (const unit of group) unit.refuse(error)
      onBrokenDisk(error)
      return
    }
    for (const unit of group) unit.settle()
  }

  /** How many of those that wait go together: whoever is alone is no part of a group. */
  function countNext() {
    const next = waiting.findIndex(({ isAlone }) => isAlone)
    return next === -1 ? MAX_GROUP : Math.min(MAX_GROUP, Math.max(1, next))
  }

  async function begin() {
    const patience = performance.now() + BUSY_TIMEOUT_MS
    for (;;) {
      try {
        connection.exec('begin immediate')
        return true
      } catch (error) {
        if (errorCode(error) !== SQLITE_BUSY || performance.now() > patience) {
          hasFailed = true
          for (const unit of waiting.splice(0)) unit.refuse(error)
          return false
        }
        await pause(BUSY_RETRY_MS)
      }
    }
  }

  return {
    write,
    /** Whether the last commit did not come about, as on a full disk. */
    hasFailed: () => hasFailed,
    /** What waits is still committed; what comes later is refused. */
    async finish() {
      isFinished = true
      await running
    },
  }
}

/** @returns whether the connection is out of the transaction */
function undo(connection: DatabaseSync) {
  try {
    if (connection.isTransaction) connection.exec('rollback')
    return true
  } catch {
    return false
  }
}

function errorCode(error: unknown) {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined ? undefined : primaryCode(errcode)
}
