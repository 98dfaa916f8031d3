import type { Database, Reader, Writer } from './database.ts'
import { settleAll } from './together.ts'

type LastWork = (tx: Writer) => Promise<unknown>
/** What it asks, it asks of the database that it is given, all in the same breath. */
type VeryLastWork = (one: Reader) => Promise<unknown>

const lastWorks = new WeakMap<Writer, LastWork[]>()
const veryLastWorks = new WeakMap<Writer, VeryLastWork[]>()

/** Leaves something for the end of a unit of work, just before its commit: a row that many write to is locked so long only. */
export function doLast(tx: Writer, work: LastWork) {
  add(lastWorks, tx, work)
}

/** As `doLast`, after all of that: for the one row that whoever changes anything writes to. Its commit may go with it. */
export function doVeryLast(tx: Writer, work: VeryLastWork) {
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

type End = (tx: Writer, work: VeryLastWork) => Promise<unknown>

/**
 * A unit of work, then what it left for its end, in the order in which it was left. Where one that all write to came before
 * another, two could wait for each other.
 */
export function withLastWork<Result>(
  work: (tx: Writer) => Promise<Result>,
  end: End = (tx, last) => last(tx),
) {
  return async (tx: Writer) => {
    const result = await work(tx)
    for (const last of lastWorks.get(tx) ?? []) await last(tx)
    const veryLast = veryLastWorks.get(tx) ?? []
    if (veryLast.length > 0) await end(tx, (one) => settleAll(veryLast.map((last) => last(one))))
    return result
  }
}
