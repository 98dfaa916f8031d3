import { createHash } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import type { AuditEntry } from '#server/database/shop-tables.ts'

/** The only fields whose values the log takes: nothing that a person typed, no name, no address. */
const LOGGED_FIELDS = [
  'box',
  'cents',
  'closes_on',
  'counted',
  'expected',
  'form_status',
  'form_reason',
  'from_on',
  'keys',
  'kind',
  'months',
  'paid_through',
  'plan',
  'receipt',
  'role',
  'slot_at',
  'state',
  'until_on',
  'way',
  'witness',
] as const

type Fields = Partial<Record<(typeof LOGGED_FIELDS)[number], unknown>>

export type AuditRecord = {
  /** The account that acted, or `operator` or `system`. */
  actor: string
  role: string
  action: string
  entity: string
  entityId: string
  before?: Fields
  after?: Fields
  reason?: string
  requestId?: string
}

/** Writes one row of the log in the change's own transaction, chained to the row before it. */
export async function recordAudit(tx: Writer, record: AuditRecord, now: number) {
  await tx
    .insertInto('audit_head')
    .values({ id: 1, entries: 0, hash: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const head = await tx.selectFrom('audit_head').selectAll().forUpdate().executeTakeFirstOrThrow()
  const row = chainAudit(head, record, now)
  await tx.insertInto('audit').values(row).execute()
  await tx.updateTable('audit_head').set({ entries: row.id, hash: row.hash }).execute()
}

/** The row of a record that follows the last one. */
export function chainAudit(
  head: { entries: number; hash: string },
  record: AuditRecord,
  now: number,
): AuditEntry {
  const { entityId, before, after, reason = null, requestId = null, ...rest } = record
  const row = {
    ...rest,
    id: head.entries + 1,
    at: now,
    entity_id: entityId,
    before: whitelisted(before),
    after: whitelisted(after),
    reason,
    request_id: requestId,
    previous_hash: head.hash,
  }
  return { ...row, hash: hashOf(row) }
}

/** The hash that a row must have, by what stands in it. */
export function hashOf(row: Omit<AuditEntry, 'hash'>) {
  const { id, at, actor, role, action, entity, entity_id, before, after, reason } = row
  const { request_id, previous_hash } = row
  const parts = [id, at, actor, role, action, entity, entity_id, before, after, reason]
  return createHash('sha256')
    .update(JSON.stringify([...parts, request_id, previous_hash]))
    .digest('hex')
}

function whitelisted(fields?: Fields) {
  if (!fields) return null
  const kept = LOGGED_FIELDS.filter((name) => fields[name] !== undefined)
  return JSON.stringify(Object.fromEntries(kept.map((name) => [name, fields[name]])))
}
