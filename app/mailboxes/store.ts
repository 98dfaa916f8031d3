import { applyChange, type Change, type Refusal } from './change.ts'
import { isMailboxId, type Mailbox } from './mailbox.ts'
import { explainRefusal, said, type Notice } from './messages.ts'
import { createMemoryShelf, type Shelf } from './shelf.ts'

/** The list as the pages see it: the same object until something changes. */
export type MailboxList = {
  isLoading: boolean
  mailboxes: readonly Mailbox[]
  notice: Notice | null
}

/** Nothing is known yet: what the finished HTML shows. */
export const unknownList: MailboxList = { isLoading: true, mailboxes: [], notice: null }

/** Tells other tabs, and hears from them, that the list has changed. */
export type Messenger = { tell(): void; listen(hear: () => void): () => void }

type Surroundings = { shelf: Shelf; messenger: Messenger }

const refusals: Record<Refusal, string> = { taken: said.taken, unknown: said.unknown }

/**
 * The mailboxes of this browser. Each change is made on the shelf first, whole or not at all, then
 * shown here and in the other tabs; it answers with what went wrong in the visitor's words, or null.
 */
export function createMailboxStore({ shelf, messenger }: Surroundings) {
  const listeners = new Set<() => void>()
  let place = shelf
  let list = unknownList
  let revision = 0
  let stop = () => {}
  /** One thing after the other: what is shown follows what is kept. */
  let queue: Promise<unknown> = Promise.resolve()
  let lookAhead = false

  function show(next: Partial<MailboxList>) {
    list = { ...list, isLoading: false, ...next }
    for (const listener of listeners) listener()
  }

  async function load() {
    const stock = await place.load().catch(beginInMemory)
    if (!stock || (!list.isLoading && stock.revision === revision)) return
    revision = stock.revision
    show({ mailboxes: stock.mailboxes, notice: stock.notice ?? list.notice })
  }

  /** A list that was read once stays as it is shown; the next change tries the shelf again. */
  function beginInMemory() {
    if (!list.isLoading) return null
    place = createMemoryShelf()
    return place.load()
  }

  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = queue.then(act)
    queue = result.catch(() => {})
    return result
  }

  /** Several tellings while one look waits need one look. */
  function look() {
    if (lookAhead) return
    lookAhead = true
    void inTurn(() => {
      lookAhead = false
      return load()
    })
  }

  async function make(change: Change, sentence: string): Promise<string | null> {
    if (list.isLoading) await load()
    const outcome = await place.write(change, list.mailboxes).catch((error: unknown) => ({ error }))
    if ('error' in outcome) return explainRefusal(sentence, outcome.error)
    if (outcome.refusal) {
      await load()
      return refusals[outcome.refusal]
    }
    messenger.tell()
    if (outcome.revision !== revision + 1) await load()
    else {
      revision = outcome.revision
      show({ mailboxes: applyChange(list.mailboxes, change) })
    }
    return null
  }

  return {
    read: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) {
        stop = messenger.listen(look)
        look()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    /** Waits until the list is known. */
    ready: () => inTurn(() => (list.isLoading ? load() : Promise.resolve())),
    create: async (mailbox: Mailbox) =>
      mailbox.id === '' || mailbox.location === ''
        ? said.incomplete
        : inTurn(() => make({ kind: 'create', mailboxes: [mailbox] }, said.notCreated)),
    update: (mailbox: Mailbox) =>
      inTurn(() => make({ kind: 'update', mailboxes: [mailbox] }, said.notUpdated)),
    remove: async (ids: readonly string[]) =>
      ids.every(isMailboxId)
        ? inTurn(() => make({ kind: 'delete', ids }, said.notDeleted))
        : said.unknown,
    /** Puts deleted mailboxes back as they were. */
    restore: (mailboxes: readonly Mailbox[]) =>
      inTurn(() => make({ kind: 'create', mailboxes }, said.notCreated)),
    /** Takes many at once: beside those there are, over them, or in their place. */
    take: (kind: 'create' | 'put' | 'replace', mailboxes: readonly Mailbox[]) =>
      inTurn(() => make({ kind, mailboxes }, said.notImported)),
    readAside: () => place.readAside(),
    async emptyAside() {
      await inTurn(() => place.emptyAside()).catch(() => {})
      show({ notice: null })
    },
    dismissNotice: () => show({ notice: null }),
  }
}

export type MailboxStore = ReturnType<typeof createMailboxStore>
