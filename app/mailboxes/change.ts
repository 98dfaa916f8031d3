import type { Mailbox } from './mailbox.ts'

/** What can be done to the list. Each is done whole or not at all. */
export type Change =
  /** Adds mailboxes; none of their ids may be taken. */
  | { kind: 'create'; mailboxes: readonly Mailbox[] }
  /** Writes over mailboxes; all of them must be there. */
  | { kind: 'update'; mailboxes: readonly Mailbox[] }
  /** Takes mailboxes out; all of them must be there. */
  | { kind: 'delete'; ids: readonly string[] }
  /** Adds mailboxes or writes over them. */
  | { kind: 'put'; mailboxes: readonly Mailbox[] }
  /** Puts another list in the place of this one. */
  | { kind: 'replace'; mailboxes: readonly Mailbox[] }

export type Refusal = 'taken' | 'unknown'

/** Why a change can't be made to these mailboxes, or null. */
export function refusalOf(change: Change, has: (id: string) => boolean): Refusal | null {
  switch (change.kind) {
    case 'create':
      return change.mailboxes.some(({ id }) => has(id)) || hasTwins(change) ? 'taken' : null
    case 'update':
      return change.mailboxes.every(({ id }) => has(id)) ? null : 'unknown'
    case 'delete':
      return change.ids.every(has) ? null : 'unknown'
    default:
      return null
  }
}

/** Makes a change that nothing speaks against. The list it is given stays as it is. */
export function applyChange(mailboxes: readonly Mailbox[], change: Change): Mailbox[] {
  if (change.kind === 'replace') return [...byId(change.mailboxes).values()]
  const list = byId(mailboxes)
  if (change.kind === 'delete') for (const id of change.ids) list.delete(id)
  else for (const mailbox of change.mailboxes) list.set(mailbox.id, mailbox)
  return [...list.values()]
}

/** The same change in parts that touch one group each, by the key of the group. */
export function splitChange(change: Change, keyOf: (id: string) => number): Map<number, Change> {
  if (change.kind === 'delete') {
    const groups = Map.groupBy(change.ids, keyOf)
    return new Map([...groups].map(([key, ids]) => [key, { ...change, ids }]))
  }
  const groups = Map.groupBy(change.mailboxes, ({ id }) => keyOf(id))
  return new Map([...groups].map(([key, mailboxes]) => [key, { ...change, mailboxes }]))
}

function byId(mailboxes: readonly Mailbox[]) {
  return new Map(mailboxes.map((mailbox) => [mailbox.id, mailbox]))
}

function hasTwins({ mailboxes }: { mailboxes: readonly Mailbox[] }) {
  return byId(mailboxes).size < mailboxes.length
}
