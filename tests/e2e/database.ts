import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { plans } from '#app/content/plans.ts'

import type { RunningSite } from './site.ts'

const PRICES = { monthlyCents: 999, includedRecipients: 2 }

type Rented = {
  box: number
  names: { name: string; kind: string }[]
  startedOn?: string
  paidThrough?: string
  prices?: object
}

/** Lets every session, and what it has shown, grow older, as eleven minutes of waiting would. */
export function ageSessions(site: RunningSite) {
  const aged = {
    sessions: ['created_at', 'factor_verified_at'],
    session_proofs: ['proved_at'],
  }
  for (const [table, columns] of Object.entries(aged)) {
    const older = columns.map((at) => `${at} = ${at} - 660000`).join()
    withDatabase(site, (database) => database.exec(`update ${table} set ${older}`))
  }
}

/** Forgets what the limits have counted, as waiting for an hour would. */
export function forgetLimits(site: RunningSite) {
  withDatabase(site, (database) => database.exec('delete from limits'), 'limits.sqlite')
}

/** Gives an account a role at the counter, as the operator's command does. */
export function insertStaff(site: RunningSite, staff: { id: string; email: string; role: string }) {
  withDatabase(site, (database) => insert(database, 'staff', { ...staff, granted_at: 1 }))
}

/** Puts a rented box into the database, as the counter does in many steps. */
export function insertRental(
  site: RunningSite,
  { box, names, startedOn = '2026-01-02', paidThrough, prices = PRICES }: Rented,
) {
  const application_id = randomUUID()
  const agreed = { plan: plans[0]?.id ?? '', months: 3, payment: 'ahead' }
  const shared = { ...agreed, prices: JSON.stringify(prices) }
  withDatabase(site, (database) => {
    insert(database, 'applications', {
      ...shared,
      id: application_id,
      customer_id: '',
      state: 'active',
      use: 'personal',
      signing: 'counter',
      phone: '',
      filed_at: 1,
      updated_at: 1,
    })
    for (const [position, { name, kind }] of names.entries()) {
      const signed = { signed_on: startedOn, witness: 'shop', crd_on: startedOn }
      const form = { has_personal_mail: 0, form_status: 'in-crd', ...signed }
      const who = { id: randomUUID(), application_id, position, kind, name }
      insert(database, 'recipients', { ...who, ...form })
      insert(database, 'acknowledgment_texts', { id: '1', language: 'en', text: 'Of a test' })
      const noted = { way: 'signed', signed_on: startedOn, noted_by: '1', noted_at: 1 }
      insert(database, 'acknowledgments', {
        id: who.id,
        recipient_id: who.id,
        text_id: '1',
        ...noted,
      })
      const term = name.toLowerCase().split(' ').at(-1) ?? ''
      insert(database, 'search_terms', { application_id, term, kind: 'start' })
    }
    insert(database, 'rentals', {
      ...shared,
      id: randomUUID(),
      application_id,
      box,
      allocated_on: startedOn,
      keys_issued_on: startedOn,
      started_on: startedOn,
      anchor_day: Number(startedOn.slice(-2)),
      paid_through: paidThrough ?? null,
    })
  })
}

/** What lies in the shop, and what has left it, of some boxes. */
export function readMailItems(site: RunningSite, boxes: number[]) {
  const columns = 'box, tracking, state, shelf'
  const sql = `select ${columns} from mail_items where box in (${boxes.join()}) order by slip`
  return withDatabase(site, (database) => database.prepare(sql).all())
}

function insert(
  database: DatabaseSync,
  table: string,
  row: Record<string, string | number | null>,
) {
  const columns = Object.keys(row).map((name) => `"${name}"`)
  const places = columns.map(() => '?').join()
  const sql = `insert or ignore into ${table} (${columns.join()}) values (${places})`
  database.prepare(sql).run(...Object.values(row))
}

function withDatabase<Result>(
  { dataDir }: RunningSite,
  work: (database: DatabaseSync) => Result,
  file = 'mailbox.sqlite',
) {
  const database = new DatabaseSync(join(dataDir, file), { timeout: 5_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}
