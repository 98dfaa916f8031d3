import { createHash } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import { doVeryLast } from '#server/database/last-work.ts'
import { insertMany } from '#server/database/many-rows.ts'
import type { AuditEntry } from '#server/database/shop-tables.ts'
import type { AuditAction, AuditEntity } from '#shared/content/audit.ts'

/** The only fields whose values the log takes: nothing that a person typed, no name, no address of a customer. */
const LOGGED_FIELDS = [
  'account',
  'box',
  'cents',
  'closes',
  'closes_on',
  'counted',
  'expected',
  'form_status',
  'form_reason',
  'from_on',
  'item',
  'keys',
  'kind',
  'language',
  'months',
  'opens',
  'paid_through',
  'plan',
  'position',
  'receipt',
  'role',
  'slip',
  'slot_at',
  'state',
  'tax_rate',
  'text',
  'until_on',
  'value',
  'way',
  'witness',
] as const

type Fields = Partial<Record<(typeof LOGGED_FIELDS)[number], unknown>>

/** Who of the staff acts, so that it is known when their account is gone. */
export type Signature = { name: string; email: string }

export type AuditRecord = {
  /** The account that acted, or `operator` or `system`. */
  actor: string
  signature?: Signature
  role: string
  action: AuditAction
  entity: AuditEntity
  entityId: string
  before?: Fields
  after?: Fields
  reason?: string
  requestId?: string
}

/** Who did it: whoever is signed in. Customers sign nothing: the log keeps no name of theirs. */
export type Actor = { id: string; role: string; requestId?: string; signature?: Signature }
export type AuditedAction = Omit<AuditRecord, 'actor' | 'role' | 'requestId' | 'signature'>

type Waiting = { record: AuditRecord; now: number }
const waiting = new WeakMap<Writer, Waiting[]>()

/**
 * Has a row written to the log at the end of the change's own transaction: every change waits for the head of the chain, which
 * is locked only from there to the commit.
 */
export function recordAudit(tx: Writer, record: AuditRecord, now: number) {
  const records = waiting.get(tx)
  if (records) return void records.push({ record, now })
  waiting.set(tx, [{ record, now }])
  doVeryLast(tx, writeAudit)
}

export function recordAction(
  tx: Writer,
  { id: actor, ...by }: Actor,
  action: AuditedAction,
  now: number,
) {
  recordAudit(tx, { ...action, ...by, actor }, now)
}

/** Writes the rows that wait, each chained to the one before it. @returns the head of the chain then */
export async function writeAudit(tx: Writer): Promise<Head> {
  let head = await lockHead(tx)
  const records = (waiting.get(tx) ?? []).splice(0)
  if (records.length === 0) return head
  const rows = records.map(({ record, now }) => {
    const row = chainAudit(head, record, now)
    head = { entries: row.id, hash: row.hash }
    return row
  })
  await insertMany(tx, 'audit', rows)
  await tx.updateTable('audit_head').set(head).execute()
  return head
}

type Head = { entries: number; hash: string }

async function lockHead(tx: Writer): Promise<Head> {
  const head = await tx.selectFrom('audit_head').selectAll().forUpdate().executeTakeFirst()
  if (head) return head
  await tx
    .insertInto('audit_head')
    .values({ id: 1, entries: 0, hash: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return lockHead(tx)
}

/** The row of a record that follows the last one. */
export function chainAudit(
  head: { entries: number; hash: string },
  record: AuditRecord,
  now: number,
): AuditEntry {
  const row = { ...toRow(record, now), id: head.entries + 1, previous_hash: head.hash }
  return { ...row, hash: hashOf(row) }
}

function toRow(record: AuditRecord, now: number) {
  const { entityId, signature, before, after, reason = null, requestId = null, ...rest } = record
  return {
    ...rest,
    at: now,
    actor_name: signature?.name ?? null,
    actor_email: signature?.email ?? null,
    entity_id: entityId,
    before: whitelisted(before),
    after: whitelisted(after),
    reason,
    request_id: requestId,
  }
}

/** The hash that a row must have, by what stands in it; a row without a signature hashes as all did before there was any. */
export function hashOf(row: Omit<AuditEntry, 'hash'>) {
  const { id, at, actor, role, action, entity, entity_id, before, after, reason } = row
  const { request_id, actor_name, actor_email, previous_hash } = row
  const isSigned = actor_name !== null || actor_email !== null
  const parts = [id, at, actor, role, action, entity, entity_id, before, after, reason, request_id]
  const signed = isSigned ? [actor_name, actor_email] : []
  return createHash('sha256')
    .update(JSON.stringify([...parts, previous_hash, ...signed]))
    .digest('hex')
}

function whitelisted(fields?: Fields) {
  if (!fields) return null
  const logged = LOGGED_FIELDS.filter((name) => fields[name] !== undefined)
  return JSON.stringify(Object.fromEntries(logged.map((name) => [name, fields[name]])))
}

/** How long the log is, as it says itself, and the hash of its last row. */
export async function readLogHead(database: Reader) {
  const head = await database.selectFrom('audit_head').selectAll().executeTakeFirst()
  return head ?? { entries: 0, hash: '' }
}
