import { crc32 } from 'node:zlib'

import type { Kysely } from 'kysely'
import * as v from 'valibot'

import type { Tables } from '#server/database/tables.ts'

/** The header's names are shown to the operator: a forged file must not write escape sequences to their terminal. */
const migrationName = v.pipe(v.string(), v.regex(/^\d{4}-[a-z\d-]{1,60}$/))
const MAX_MIGRATIONS = 999

/**
 * A backup is gzipped JSON lines, the same for both databases: a header, then `[table, row]` for each row, then the number of rows; and as
 * a second, uncompressed member of the gzip file one line with the SHA-256 of every byte before it. `zcat` shows it all.
 */
export const header = v.object({
  format: v.literal('private-mailbox-backup'),
  version: v.literal(1),
  schema: v.pipe(v.array(migrationName), v.maxLength(MAX_MIGRATIONS)),
  database: v.picklist(['sqlite', 'postgres']),
  time: v.pipe(v.string(), v.isoTimestamp()),
})
export type Header = v.InferOutput<typeof header>

export const rowCounts = v.object({ rows: v.record(v.string(), v.number()) })

/** Backups use the database's own names, in snake case. */
type SnakeCase<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : ''
export type Stored<Known> = { [Name in keyof Known as SnakeCase<Name>]: Known[Name] }
export type TableName = SnakeCase<keyof Tables>
export type Row = Record<string, string | number | null>

export function byStoredNames(database: Kysely<Tables>) {
  return database.withoutPlugins() as unknown as Kysely<Record<TableName, Row>>
}

/** In the order in which foreign keys allow loading. */
export const backedUpTables = [
  'users',
  'factors',
  'recovery_codes',
  'passkeys',
  'pending_accounts',
  'outbox',
  'customers',
  'account_invitations',
  'announcements',
  'announcement_recipients',
  'applications',
  'recipients',
  'search_terms',
  'document_checks',
  'acknowledgment_texts',
  'acknowledgments',
  'appointments',
  'rentals',
  'former_numbers',
  'holds',
  'closing_notices',
  'rental_notes',
  'imports',
  'imported_rentals',
  'reminders',
  'hand_outs',
  'mail_items',
  'package_hours',
  'tasks',
  'shelf_counts',
  'postings',
  'ledger_entries',
  'ledger_days',
  'rental_balances',
  'checkouts',
  'card_payments',
  'card_refunds',
  'card_disputes',
  'card_tasks',
  'stripe_events',
  'stripe_transactions',
  'stripe_payouts',
  'automatic_renewals',
  'price_items',
  'sale_lines',
  'till_days',
  'till_reopenings',
  'legal_papers',
  'legal_paper_steps',
  'certifications',
  'counters',
  'shop_settings',
  'attempts',
  'staff',
  'audit',
  'audit_head',
] as const satisfies TableName[]
export type BackedUpTable = (typeof backedUpTables)[number]

export const row = v.tuple([
  v.picklist(backedUpTables),
  v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
])

/**
 * Short-lived secrets and sessions are never backed up: a restore must not revive a session or link that has ended since. Every user
 * signs in again.
 */
export const omittedTables = [
  'sessions',
  'session_proofs',
  'links',
  'link_requests',
  'sign_in_networks',
  'sign_in_devices',
  'challenges',
  'reauthentications',
  'staff_invitations',
  'walk_in_invitations',
  'import_pieces',
] as const satisfies TableName[]

/** Far above any row of this site; a file with longer lines is a forgery. */
export const MAX_LINE_LENGTH = 1_000_000

const GZIP_HEADER = Buffer.from('1f8b08000000000000ff', 'hex')
const LAST_STORED_BLOCK = 1

/**
 * The last part of the file. It is compared byte by byte, so it must be reproducible: its gzip is written here, as one stored block (RFC
 * 1951 3.2.4, RFC 1952).
 */
export function checksumTrailer(sha256: string) {
  const text = Buffer.from(`${JSON.stringify({ sha256 })}\n`)
  const block = Buffer.alloc(5)
  block.writeUInt8(LAST_STORED_BLOCK, 0)
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(~text.length & 0xffff, 3)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(text), 0)
  trailer.writeUInt32LE(text.length, 4)
  return Buffer.concat([GZIP_HEADER, block, text, trailer])
}

export const TRAILER_BYTES = checksumTrailer('0'.repeat(64)).length
