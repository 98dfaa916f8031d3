import type { Database } from '#server/database/database.ts'
import type { OutboxItem } from '#server/database/rows.ts'
import { HOUR_MS } from '#shared/durations.ts'

const KEEP_SENT_MS = 7 * 24 * HOUR_MS
const KEEP_DEAD_MS = 30 * 24 * HOUR_MS
/** The personal data erased once an email is sent or dead. */
const ERASED = { recipient: null, fields: '{}', encrypted_token: null }

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
    .where('due_at', '<=', now)
    .limit(1)
  if (!(await oneDue.executeTakeFirst())) return []

  return database.write(async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox as earlier')
              .select('earlier.id')
              .whereRef('earlier.thread', '=', 'outbox.thread')
              .whereRef('earlier.thread_order', '<', 'outbox.thread_order')
              .where('earlier.state', '=', 'waiting'),
          ),
        ),
      )
      .orderBy('due_at')
      .limit(limit)
      .$if(database.kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    if (due.length === 0) return []

    const ids = due.map((row) => row.id)
    await tx
      .updateTable('outbox')
      .set((item) => ({
        due_at: now + leaseMs,
        attempts: item('attempts', '+', 1),
        last_error: null,
      }))
      .where('id', 'in', ids)
      .execute()
    return due.map((row) => ({
      ...row,
      due_at: now + leaseMs,
      attempts: row.attempts + 1,
      last_error: null,
    }))
  })
}

/** Ends a claimed email. Does nothing when the lease expired and another worker has claimed it. */
export async function finishItem(
  database: Database,
  item: OutboxItem,
  end: { state: 'sent'; sent_at: number } | { state: 'dead'; last_error: string },
) {
  await changeClaimed(database, item, { ...end, ...ERASED })
}

/** Releases a claimed email, to be retried at `due_at`. */
export async function reschedule(
  database: Database,
  item: OutboxItem,
  change: Pick<OutboxItem, 'due_at' | 'attempts' | 'last_error'>,
) {
  await changeClaimed(database, item, change)
}

/** Makes emails due at once that were claimed when the process died. Only on SQLite, where no other process can have claimed them. */
export async function releaseOrphans({ write }: Database, now: number) {
  await write((tx) =>
    tx
      .updateTable('outbox')
      .set({ due_at: now })
      .where('state', '=', 'waiting')
      .where('attempts', '>', 0)
      .where('last_error', 'is', null)
      .execute(),
  )
}

/** Removes the remains of emails sent a week, or dead a month ago. */
export async function purgeOutbox({ write }: Database, now: number) {
  await write(async (tx) => {
    const old = tx.deleteFrom('outbox')
    await old
      .where('state', '=', 'sent')
      .where('sent_at', '<', now - KEEP_SENT_MS)
      .execute()
    await old
      .where('state', '=', 'dead')
      .where('created_at', '<', now - KEEP_DEAD_MS)
      .execute()
  })
}

/** `due_at` identifies the claim: each claim changes it. */
async function changeClaimed({ write }: Database, item: OutboxItem, change: Partial<OutboxItem>) {
  await write((tx) =>
    tx
      .updateTable('outbox')
      .set(change)
      .where('id', '=', item.id)
      .where('state', '=', 'waiting')
      .where('due_at', '=', item.due_at)
      .execute(),
  )
}
