import { hash } from 'node:crypto'

import { lastBeforeCommit } from '#server/database/commit-hooks.ts'
import type { Reader, Writer } from '#server/database/database.ts'
import { insertMany } from '#server/database/many-rows.ts'
import type { AuditEntry } from '#server/database/rows.ts'
import type { AuditAction, AuditEntity } from '#shared/content/audit.ts'

/** The only fields whose values are logged: no free text, no names or addresses of customers. */
const LOGGED_FIELDS = [
  'account',
  'active',
  'box',
  'boxes',
  'cents',
  'closed',
  'closes',
  'closesOn',
  'counted',
  'customers',
  'expected',
  'formStatus',
  'formReason',
  'fromOn',
  'item',
  'keys',
  'kind',
  'language',
  'leftOut',
  'missing',
  'months',
  'opens',
  'paidThrough',
  'plan',
  'position',
  'receipt',
  'remarks',
  'role',
  'slip',
  'slotAt',
  'state',
  'taxRate',
  'text',
  'untilOn',
  'value',
  'way',
  'witness',
] as const

type Fields = Partial<Record<(typeof LOGGED_FIELDS)[number], unknown>>

/** The staff member's name and address at the time: still known after their account is deleted. */
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

/** The signed-in account. Customers have no signature: the log keeps no names of theirs. */
export type Actor = { id: string; role: string; requestId?: string; signature?: Signature }
export type AuditedAction = Omit<AuditRecord, 'actor' | 'role' | 'requestId' | 'signature'>

type Waiting = { record: AuditRecord; now: number }
const waiting = new WeakMap<Writer, Waiting[]>()

/**
 * Queues an audit row, written just before the transaction commits: it locks the head of the chain, for which all other
 * changes wait.
 */
export function recordAudit(tx: Writer, record: AuditRecord, now: number) {
  const records = waiting.get(tx)
  if (records) return void records.push({ record, now })
  waiting.set(tx, [{ record, now }])
  lastBeforeCommit(tx, writeAudit)
}

export function recordAction(
  tx: Writer,
  { id: actor, ...by }: Actor,
  action: AuditedAction,
  now: number,
) {
  recordAudit(tx, { ...action, ...by, actor }, now)
}

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
  await tx.updateTable('auditHead').set(head).execute()
  return head
}

type Head = { entries: number; hash: string }

async function lockHead(tx: Writer): Promise<Head> {
  const head = await tx.selectFrom('auditHead').selectAll().forUpdate().executeTakeFirst()
  if (head) return head
  await tx
    .insertInto('auditHead')
    .values({ id: 1, entries: 0, hash: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return lockHead(tx)
}

export function chainAudit(
  head: { entries: number; hash: string },
  record: AuditRecord,
  now: number,
): AuditEntry {
  const row = { ...toRow(record, now), id: head.entries + 1, previousHash: head.hash }
  return { ...row, hash: hashOf(row) }
}

function toRow(record: AuditRecord, now: number) {
  const { entityId, signature, before, after, reason = null, requestId = null, ...rest } = record
  return {
    ...rest,
    at: now,
    actorName: signature?.name ?? null,
    actorEmail: signature?.email ?? null,
    entityId,
    before: whitelisted(before),
    after: whitelisted(after),
    reason,
    requestId,
  }
}

/** Hash of a row's content; a row without a signature hashes as rows did before signatures existed. */
export function hashOf(row: Omit<AuditEntry, 'hash'>) {
  const { id, at, actor, role, action, entity, entityId, before, after, reason } = row
  const { requestId, actorName, actorEmail, previousHash } = row
  const isSigned = actorName !== null || actorEmail !== null
  const parts = [id, at, actor, role, action, entity, entityId, before, after, reason, requestId]
  const signed = isSigned ? [actorName, actorEmail] : []
  return hash('sha256', JSON.stringify([...parts, previousHash, ...signed]))
}

function whitelisted(fields?: Fields) {
  if (!fields) return null
  const logged = LOGGED_FIELDS.filter((name) => fields[name] !== undefined)
  return JSON.stringify(Object.fromEntries(logged.map((name) => [storedName(name), fields[name]])))
}

function storedName(name: string) {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export async function readLogHead(database: Reader) {
  const head = await database.selectFrom('auditHead').selectAll().executeTakeFirst()
  return head ?? { entries: 0, hash: '' }
}
