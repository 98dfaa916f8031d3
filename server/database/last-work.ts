import type { Database, Writer } from './database.ts'

type LastWork = (tx: Writer) => Promise<unknown>

const lastWorks = new WeakMap<Writer, LastWork[]>()
const veryLastWorks = new WeakMap<Writer, LastWork[]>()

/** Defers a write to rows that many transactions change: they stay locked only until the commit. */
export function doLast(tx: Writer, work: LastWork) {
  add(lastWorks, tx, work)
}

/** Runs after all work of `doLast`: the row that every change writes to is locked last. */
export function doVeryLast(tx: Writer, work: LastWork) {
  add(veryLastWorks, tx, work)
}

const afterCommits = new WeakMap<Writer, (() => void)[]>()

/** Runs once the transaction is committed, never after a rollback. */
export function afterCommit(tx: Writer, act: () => void) {
  add(afterCommits, tx, act)
}

function add<Work>(lists: WeakMap<Writer, Work[]>, tx: Writer, work: Work) {
  const list = lists.get(tx)
  if (list) list.push(work)
  else lists.set(tx, [work])
}

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

/** Deferred work runs in a fixed order, against deadlocks. */
export function withLastWork<Result>(work: (tx: Writer) => Promise<Result>) {
  return async (tx: Writer) => {
    const result = await work(tx)
    for (const last of lastWorks.get(tx) ?? []) await last(tx)
    for (const last of veryLastWorks.get(tx) ?? []) await last(tx)
    return result
  }
}
