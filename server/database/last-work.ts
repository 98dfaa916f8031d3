import type { Database, Writer } from './database.ts'

type LastWork = (tx: Writer) => Promise<unknown>

const lastWorks = new WeakMap<Writer, LastWork[]>()
const veryLastWorks = new WeakMap<Writer, LastWork[]>()

/** Leaves a write to rows that many transactions change for the end of one, so that they are locked only until the commit. */
export function doLast(tx: Writer, work: LastWork) {
  add(lastWorks, tx, work)
}

/** Runs after all work left by `doLast`: the one row that every change writes to is locked last. */
export function doVeryLast(tx: Writer, work: LastWork) {
  add(veryLastWorks, tx, work)
}

const afterCommits = new WeakMap<Writer, (() => void)[]>()

/** Leaves something to be done once a unit of work is committed; where it is undone, it never is. */
export function afterCommit(tx: Writer, act: () => void) {
  add(afterCommits, tx, act)
}

function add<Work>(lists: WeakMap<Writer, Work[]>, tx: Writer, work: Work) {
  const list = lists.get(tx)
  if (list) list.push(work)
  else lists.set(tx, [work])
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

/** A unit of work, then what it left for its end: always in this order, or two transactions could wait for each other. */
export function withLastWork<Result>(work: (tx: Writer) => Promise<Result>) {
  return async (tx: Writer) => {
    const result = await work(tx)
    for (const last of lastWorks.get(tx) ?? []) await last(tx)
    for (const last of veryLastWorks.get(tx) ?? []) await last(tx)
    return result
  }
}
