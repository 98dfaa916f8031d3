import { applyChange, refusalOf, type Change, type Refusal } from './change.ts'
import type { Mailbox } from './mailbox.ts'
import type { Notice } from './messages.ts'
import { makeSample } from './sample.ts'

/** The list as it stands on a shelf; `revision` grows by one with every change. */
export type Stock = { mailboxes: readonly Mailbox[]; revision: number; notice?: Notice }

export type Outcome = { refusal: Refusal } | { refusal: null; revision: number }

/** A place where the list is kept. Its calls reject when the place itself fails. */
export type Shelf = {
  load(): Promise<Stock>
  /**
   * Makes a change, whole or not at all.
   *
   * @param shown the list as this page has it, put back if the shelf was emptied by somebody else
   */
  write(change: Change, shown: readonly Mailbox[]): Promise<Outcome>
  /** The texts that made no sense and were set aside. */
  readAside(): Promise<string[]>
  emptyAside(): Promise<void>
}

/** A shelf for a browser that keeps nothing: it lasts until the site is left. */
export function createMemoryShelf(mailboxes: readonly Mailbox[] = makeSample()): Shelf {
  let stock = { mailboxes, revision: 0 }

  return {
    load: async () => ({ ...stock, notice: 'not-kept' }),
    async write(change) {
      const taken = new Set(stock.mailboxes.map(({ id }) => id))
      const refusal = refusalOf(change, (id) => taken.has(id))
      if (refusal) return { refusal }
      const revision = stock.revision + 1
      stock = { mailboxes: applyChange(stock.mailboxes, change), revision }
      return { refusal, revision }
    },
    readAside: async () => [],
    emptyAside: async () => {},
  }
}
