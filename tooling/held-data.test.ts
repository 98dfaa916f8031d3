import { DatabaseSync } from 'node:sqlite'

import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { createLimitTables, migrate } from '#server/database/migrate.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { heldData } from '#shared-content/held-data.ts'

/** The database tables of each row of /privacy; none for email programs, files and paper. */
const tablesOf: Record<keyof typeof heldData, string[]> = {
  account: ['users', 'pending_accounts'],
  factors: ['factors', 'recovery_codes', 'passkeys', 'challenges', 'reauthentications'],
  sessions: ['sessions', 'session_proofs', 'sign_in_devices', 'sign_in_networks'],
  emails: ['outbox', 'links', 'link_requests', 'walk_in_invitations'].concat([
    'account_invitations',
    'announcements',
    'announcement_recipients',
  ]),
  messages: [],
  limits: ['limits', 'lockouts'],
  application: [
    'customers',
    'applications',
    'recipients',
    'acknowledgments',
    'acknowledgment_texts',
    'search_terms',
  ],
  ids: ['document_checks'],
  visits: ['appointments'],
  notes: ['rental_notes'],
  mailbox: [
    'rentals',
    'holds',
    'closing_notices',
    'former_numbers',
    'reminders',
    'imported_rentals',
    'import_pieces',
  ],
  mail: ['mail_items', 'tasks', 'shelf_counts'],
  pickUps: ['hand_outs'],
  payments: [
    'postings',
    'ledger_entries',
    'rental_balances',
    'sale_lines',
    'till_days',
    'till_reopenings',
    'checkouts',
    'card_payments',
    'card_refunds',
    'card_disputes',
    'card_tasks',
    'automatic_renewals',
  ],
  courtPapers: ['legal_papers', 'legal_paper_steps'],
  log: ['audit', 'audit_head'],
  staff: ['staff', 'staff_invitations', 'certifications'],
  serverLog: [],
  paper: [],
}
const aboutNobody = ['anon_test', 'attempts', 'countries', 'counters', 'public_locations'].concat([
  'imports',
  'price_items',
  'ledger_days',
  'package_hours',
  'shop_settings',
  'stripe_events',
  'stripe_payouts',
  'stripe_transactions',
  'migrations',
  'migrations_lock',
])

it('/privacy lists exactly the tables with personal data', async () => {
  const database = createSqliteKysely(new DatabaseSync(':memory:'))
  await migrate(database, 'sqlite')
  await createLimitTables(database as never, 'sqlite')
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
  `.execute(database)
  await database.destroy()

  const explained = [...Object.values(tablesOf).flat(), ...aboutNobody]
  expect(explained.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
