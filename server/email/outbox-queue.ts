import type { Database } from '#server/database/database.ts'
import type { OutboxItem } from '#server/database/rows.ts'
import { HOUR_MS } from '#shared/durations.ts'

const KEEP_SENT_MS = 7 * 24 * HOUR_MS
const KEEP_DEAD_MS = 30 * 24 * HOUR_MS
/** The personal data erased once an email is sent or dead. */
const ERASED = { recipient: null, fields: '{}', encryptedToken: null }

/**
 * Claims at most `limit` due emails, none before an earlier one of its thread, and postpones them by `leaseMs`: no other outbox worker
 * takes them meanwhile, and if this one dies they become due again by themselves.
 */
export async function claimDue(
  database: Database,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<OutboxItem[]> {
  const oneDue = database.read
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .limit(1)
  if (!(await oneDue.executeTakeFirst())) return []

  return database.write(async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('dueAt', '<=', now)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox as earlier')
              .select('earlier.id')
              .whereRef('earlier.thread', '=', 'outbox.thread')
              .whereRef('earlier.threadOrder', '<', 'outbox.threadOrder')
              .where('earlier.state', '=', 'waiting'),
          ),
        ),
      )
      .orderBy('dueAt')
      .limit(limit)
      .$if(database.kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    if (due.length === 0) return []

    const ids = due.map((row) => row.id)
    const lease = { dueAt: now + leaseMs, lastError: null }
    await tx
      .updateTable('outbox')
      .set((item) => ({ ...lease, attempts: item('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .execute()
    return due.map((row) => ({ ...row, ...lease, attempts: row.attempts + 1 }))
  })
}

/** Ends a claimed email. Does nothing when the lease expired and another worker has claimed it. */
export async function finishItem(
  database: Database,
  item: OutboxItem,
  end: { state: 'sent'; sentAt: number } | { state: 'dead'; lastError: string },
) {
  await changeClaimed(database, item, { ...end, ...ERASED })
}

/** Makes emails due at once that were claimed when the process died. Only on SQLite, where no other process can have claimed them. */
export async function releaseOrphans({ write }: Database, now: number) {
  await write((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: now })
      .where('state', '=', 'waiting')
      .where('attempts', '>', 0)
      .where('lastError', 'is', null)
      .execute(),
  )
}

export async function purgeOutbox({ write }: Database, now: number) {
  await write(async (tx) => {
    const old = tx.deleteFrom('outbox')
    await old
      .where('state', '=', 'sent')
      .where('sentAt', '<', now - KEEP_SENT_MS)
      .execute()
    await old
      .where('state', '=', 'dead')
      .where('createdAt', '<', now - KEEP_DEAD_MS)
      .execute()
  })
}

/** `dueAt` identifies the claim: each claim changes it. */
export async function changeClaimed(
  { write }: Database,
  item: OutboxItem,
  change: Partial<OutboxItem>,
) {
  await write((tx) =>
    tx
      .updateTable('outbox')
      .set(change)
      .where('id', '=', item.id)
      .where('state', '=', 'waiting')
      .where('dueAt', '=', item.dueAt)
      .execute(),
  )
}
