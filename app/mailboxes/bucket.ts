import * as v from 'valibot'

import { mailboxSchema, numberOf, type Mailbox } from './mailbox.ts'

/** So many texts hold the whole list: of a hundred thousand records one edit writes 400 anew. */
const BUCKETS = 256

/** What one bucket holds; `poisoned` when something in it made no sense. */
export type Bucket = { mailboxes: Mailbox[]; poisoned: boolean }

/** The number of the bucket in which a mailbox belongs. */
export function bucketOf(id: string) {
  return numberOf(id) % BUCKETS
}

/** Mailboxes by the number of their bucket. */
export function groupByBucket(mailboxes: readonly Mailbox[]) {
  return Map.groupBy(mailboxes, ({ id }) => bucketOf(id))
}

export function writeBucket(mailboxes: readonly Mailbox[]) {
  return JSON.stringify(mailboxes)
}

/** Reads what stands under a bucket's key, whatever it is. An absent bucket is an empty one. */
export function readBucket(key: unknown, kept: unknown): Bucket {
  if (kept === undefined) return { mailboxes: [], poisoned: false }
  const rows = parse(kept)
  if (!Array.isArray(rows)) return { mailboxes: [], poisoned: true }

  const sound = rows.filter((row) => v.is(mailboxSchema, row) && bucketOf(row.id) === key)
  const mailboxes = [...new Map<string, Mailbox>(sound.map((row) => [row.id, row])).values()]
  return { mailboxes, poisoned: mailboxes.length < rows.length }
}

function parse(kept: unknown): unknown {
  try {
    return typeof kept === 'string' ? JSON.parse(kept) : undefined
  } catch {
    return undefined
  }
}
