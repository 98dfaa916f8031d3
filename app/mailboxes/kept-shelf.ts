import * as v from 'valibot'

import { applyChange, refusalOf, splitChange, type Change } from './change.ts'
import { answerTo, inTransaction } from './database.ts'
import { bucketOf, groupByBucket, readBucket, writeBucket } from './bucket.ts'
import type { Mailbox } from './mailbox.ts'
import type { Notice } from './messages.ts'
import { makeSample } from './sample.ts'
import type { Outcome, Shelf, Stock } from './shelf.ts'

export const DATABASE = 'mailbox.records'
const BUCKETS = 'buckets'
const MARKS = 'marks'
const ASIDE = 'aside'
const STORES = [BUCKETS, MARKS, ASIDE] as const

/** How the records are written; a later one is not for us to touch. */
const FORMAT = 1
const HEAD = 'head'
const headSchema = v.object({ format: v.number(), revision: v.pipe(v.number(), v.safeInteger()) })

/**
 * The shelf of this browser: IndexedDB, the records in buckets of JSON text (docs/decisions/016).
 * What makes no sense there is set aside, never thrown away.
 */
export const keptShelf: Shelf = {
  load: () => inTransaction(DATABASE, STORES, 'readwrite', load),
  write: (change, shown) =>
    inTransaction(DATABASE, STORES, 'readwrite', (transaction) =>
      write(transaction, change, shown),
    ),
  readAside: () =>
    inTransaction(DATABASE, STORES, 'readonly', async (transaction) =>
      (await answerTo<unknown[]>(transaction.objectStore(ASIDE).getAll())).map(asText),
    ),
  emptyAside: () =>
    inTransaction(DATABASE, STORES, 'readwrite', async (transaction) => {
      await answerTo(transaction.objectStore(ASIDE).clear())
    }),
}

async function load(transaction: IDBTransaction): Promise<Stock> {
  const revision = await readRevision(transaction)
  const keys = await answerTo(transaction.objectStore(BUCKETS).getAllKeys())
  const texts = await answerTo<unknown[]>(transaction.objectStore(BUCKETS).getAll())
  if (revision === null && keys.length === 0) {
    const mailboxes = makeSample()
    return { mailboxes, revision: await replaceAll(transaction, mailboxes, 0) }
  }

  const read = texts.map((text, place) => readBucket(keys[place], text))
  const mailboxes = read.flatMap((bucket) => bucket.mailboxes)
  const poisoned = keys.filter((_, place) => read[place]?.poisoned)
  if (poisoned.length === 0 && revision !== null) {
    const lying = await answerTo(transaction.objectStore(ASIDE).count())
    return { mailboxes, revision, ...(lying > 0 && { notice: 'set-aside' }) }
  }

  await setAside(transaction, poisoned)
  const isLost = mailboxes.length === 0 && poisoned.length > 0
  const rest = isLost ? makeSample() : mailboxes
  const mended = await replaceAll(transaction, rest, revision ?? 0)
  const notice: Notice = isLost ? 'begun-anew' : 'set-aside'
  return { mailboxes: rest, revision: mended, ...(poisoned.length > 0 && { notice }) }
}

async function write(
  transaction: IDBTransaction,
  change: Change,
  shown: readonly Mailbox[],
): Promise<Outcome> {
  const revision = (await readRevision(transaction)) ?? (await putBack(transaction, shown))
  if (change.kind === 'replace') {
    return { refusal: null, revision: await replaceAll(transaction, change.mailboxes, revision) }
  }

  const groups: [number, Mailbox[]][] = []
  for (const [key, part] of splitChange(change, bucketOf)) {
    const { refusal, mailboxes } = await changeBucket(transaction, key, part)
    if (refusal) return { refusal }
    groups.push([key, mailboxes])
  }
  for (const [key, mailboxes] of groups) await keep(transaction, key, mailboxes)
  return { refusal: null, revision: await turn(transaction, revision) }
}

/** Bucket by bucket, so that the page stays alive while a hundred thousand are changed. */
async function changeBucket(transaction: IDBTransaction, key: number, change: Change) {
  const kept = await answerTo<unknown>(transaction.objectStore(BUCKETS).get(key))
  const { mailboxes, poisoned } = readBucket(key, kept)
  const taken = new Set(mailboxes.map(({ id }) => id))
  const refusal = refusalOf(change, (id) => taken.has(id))
  if (refusal) return { refusal, mailboxes }
  if (poisoned) await setAside(transaction, [key])
  return { refusal, mailboxes: applyChange(mailboxes, change) }
}

/** Somebody emptied the shelf while this page was open: what the page shows is kept again. */
async function putBack(transaction: IDBTransaction, shown: readonly Mailbox[]) {
  const isEmpty = (await answerTo(transaction.objectStore(BUCKETS).count())) === 0
  return isEmpty ? replaceAll(transaction, shown, 0) : 0
}

async function replaceAll(
  transaction: IDBTransaction,
  mailboxes: readonly Mailbox[],
  revision: number,
) {
  await answerTo(transaction.objectStore(BUCKETS).clear())
  for (const [key, group] of groupByBucket(mailboxes)) await keep(transaction, key, group)
  return turn(transaction, revision)
}

async function keep(transaction: IDBTransaction, key: number, mailboxes: readonly Mailbox[]) {
  const store = transaction.objectStore(BUCKETS)
  if (mailboxes.length === 0) await answerTo(store.delete(key))
  else await answerTo(store.put(writeBucket(mailboxes), key))
}

async function setAside(transaction: IDBTransaction, keys: IDBValidKey[]) {
  for (const key of keys) {
    const text = asText(await answerTo<unknown>(transaction.objectStore(BUCKETS).get(key)))
    await answerTo(transaction.objectStore(ASIDE).put(text, `${Date.now()} ${String(key)}`))
  }
}

/** Null where nothing was ever kept. A format of the future is left alone. */
async function readRevision(transaction: IDBTransaction) {
  const kept = await answerTo<unknown>(transaction.objectStore(MARKS).get(HEAD))
  const head = v.safeParse(headSchema, kept)
  if (!head.success) return null
  if (head.output.format !== FORMAT) throw new Error('The list was kept in a format of the future.')
  return head.output.revision
}

async function turn(transaction: IDBTransaction, revision: number) {
  const next = revision + 1
  await answerTo(transaction.objectStore(MARKS).put({ format: FORMAT, revision: next }, HEAD))
  return next
}

function asText(kept: unknown) {
  return typeof kept === 'string' ? kept : (JSON.stringify(kept) ?? String(kept))
}
