import type { Database, Writer } from './database.ts'

type LastWork = (tx: Writer) => Promise<unknown>

const lastWork = new WeakMap<Writer, LastWork>()

/** Leaves something for the end of a unit of work, just before its commit: a row that all write to is locked so long only. */
export function doLast(tx: Writer, work: LastWork) {
  lastWork.set(tx, work)
}

const afterCommits = new WeakMap<Writer, (() => void)[]>()

/** Leaves something to be done once a unit of work is committed; where it is undone, it never is. */
export function afterCommit(tx: Writer, act: () => void) {
  const actions = afterCommits.get(tx)
  if (actions) actions.push(act)
  else afterCommits.set(tx, [act])
}

/** A database's `write`, which then does what the unit of work left for after its commit. */
export function withAfterCommit(write: Database['write']): Database['write'] {
  return async (work) => {
    let acts: (() => void)[] = []
    const result = await write(async (tx) => {
      const done = await work(tx)
      acts = afterCommits.get(tx) ?? []
      return done
    })
    for (const act of acts) act()
    return result
  }
}

/** A unit of work, then what it left for its end. */
export function withLastWork<Result>(work: (tx: Writer) => Promise<Result>) {
  return async (tx: Writer) => {
    const result = await work(tx)
    await lastWork.get(tx)?.(tx)
    return result
  }
}
