import type { Writer } from './database.ts'

type LastWork = (tx: Writer) => Promise<unknown>

const lastWork = new WeakMap<Writer, LastWork>()

/** Leaves something for the end of a unit of work, just before its commit: a row that all write to is locked so long only. */
export function doLast(tx: Writer, work: LastWork) {
  lastWork.set(tx, work)
}

/** A unit of work, then what it left for its end. */
export function withLastWork<Result>(work: (tx: Writer) => Promise<Result>) {
  return async (tx: Writer) => {
    const result = await work(tx)
    await lastWork.get(tx)?.(tx)
    return result
  }
}
