import type { Database, Writer } from './database.ts'

type CommitHook = (tx: Writer) => Promise<unknown>

const hooks = new WeakMap<Writer, CommitHook[]>()
const lastHooks = new WeakMap<Writer, CommitHook[]>()

/** Defers a write to rows that many transactions change: they stay locked only until the commit. */
export function beforeCommit(tx: Writer, work: CommitHook) {
  add(hooks, tx, work)
}

/** Runs after all work of `beforeCommit`: the row that every change writes to is locked last. */
export function lastBeforeCommit(tx: Writer, work: CommitHook) {
  add(lastHooks, tx, work)
}

const afterHooks = new WeakMap<Writer, (() => void)[]>()

/** Runs once the transaction is committed, never after a rollback. */
export function afterCommit(tx: Writer, hook: () => void) {
  add(afterHooks, tx, hook)
}

function add<Work>(lists: WeakMap<Writer, Work[]>, tx: Writer, work: Work) {
  const list = lists.get(tx)
  if (list) list.push(work)
  else lists.set(tx, [work])
}

export function withAfterCommit(write: Database['write']): Database['write'] {
  return async (work) => {
    let pending: (() => void)[] = []
    const result = await write(async (tx) => {
      const done = await work(tx)
      pending = afterHooks.get(tx) ?? []
      return done
    })
    for (const hook of pending) hook()
    return result
  }
}

/** Deferred work runs in a fixed order, against deadlocks. */
export function withCommitHooks<Result>(work: (tx: Writer) => Promise<Result>) {
  return async (tx: Writer) => {
    const result = await work(tx)
    for (const last of hooks.get(tx) ?? []) await last(tx)
    for (const last of lastHooks.get(tx) ?? []) await last(tx)
    return result
  }
}
