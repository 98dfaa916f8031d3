import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import type { ShopTables } from '#server/database/shop-tables.ts'
import type { Services } from '#server/services.ts'
import { applicationThread } from '#server/shop/applications.ts'
import { visitThread } from '#server/shop/appointments.ts'
import type { Caller } from '#server/shop/identify.ts'
import type { DataResponse, DataRow } from '#shared/rental/responses.ts'

import { findOwnCustomers } from '#server/shop/ownership.ts'

import { readRow } from './read-row.ts'

type Row = Record<string, string | number | null>
type Records = Pick<DataResponse, 'applications' | 'visits' | 'mailboxes' | 'emails' | 'log'>

/** Tables of the shop whose rows belong to a rental: what each is called in the answer, and the column of its order. */
export const rentalTables = {
  closing_notices: { name: 'notice', order: 'given_on' },
  hand_outs: { name: 'handOuts', order: 'handed_out_at' },
  holds: { name: 'holds', order: 'from_on' },
  ledger_entries: { name: 'ledger', order: 'created_at' },
  legal_papers: { name: 'legalPapers', order: 'received_at' },
  mail_items: { name: 'mail', order: 'received_at' },
  postings: { name: 'payments', order: 'created_at' },
} as const satisfies Partial<Record<keyof ShopTables, { name: string; order: string }>>

/** What only ties rows together (but types of documents), who of the staff wrote one, what tells attempts apart, and hashes of networks. */
const OMITTED =
  /^(id|(?!photo_|address_).*_id|(?!served_).*_by|reverses|idempotency_key|(wider_)?network|seat|sequence|position)$/
/** More than anybody has; where it is reached, the oldest are left out. */
const MAX_ROWS = 10_000
const MAX_IDS = 500

/** What the shop holds about a customer, every column of it but those that mean nothing outside the database. */
export async function describeBusiness(
  caller: Caller,
  { database: { read } }: Services,
): Promise<Records> {
  const customers = await findOwnCustomers(caller, read)
  const ofCustomer = { customer_id: customers }
  const applications = await select(read, 'applications', 'filed_at', ofCustomer)
  const visits = await select(read, 'appointments', 'slot_at', ofCustomer)
  const rentals = await select(read, 'rentals', 'allocated_on', ofCustomer)
  const ofApplications = { application_id: idsOf(applications) }
  const recipients = await select(read, 'recipients', 'position', ofApplications)
  const ofRecipients = { recipient_id: idsOf(recipients) }
  const checks = await select(read, 'document_checks', 'checked_at', ofRecipients)
  const acknowledgments = await selectAcknowledgments(read, ofRecipients)
  const ofRentals = { rental_id: idsOf(rentals) }
  const parts: Record<string, Row[]> = {}
  for (const [table, { name, order }] of Object.entries(rentalTables)) {
    parts[name] = await select(read, table, order, ofRentals)
  }

  const names = new Map(recipients.map((each) => [each.id, each.name]))
  const threads = [...idsOf(applications).map(applicationThread), ...idsOf(visits).map(visitThread)]
  return {
    applications: applications.map((application) => ({
      ...show(application),
      recipients: rowsOf(recipients, 'application_id', application).map((recipient) => ({
        ...show(recipient),
        checks: rowsOf(checks, 'recipient_id', recipient).map(show),
        acknowledgments: rowsOf(acknowledgments, 'recipient_id', recipient).map(show),
      })),
    })),
    visits: visits.map(show),
    mailboxes: rentals.map((rental) => ({
      ...show(rental),
      ...Object.fromEntries(
        Object.entries(parts).map(([name, rows]) => [
          name,
          rowsOf(rows, 'rental_id', rental).map((row) => ({
            ...show(row),
            ...(row.recipient_id && { recipient: names.get(row.recipient_id) ?? null }),
          })),
        ]),
      ),
    })),
    emails: await listEmails(read, await caller.confirmedEmail(), threads),
    log: await listLog(read, {
      account: [caller.id],
      application: idsOf(applications),
      appointment: idsOf(visits),
      customer: customers,
      'mail-item': idsOf(parts[rentalTables.mail_items.name] ?? []),
      recipient: idsOf(recipients),
      rental: idsOf(rentals),
    }),
  }
}

/** The rows of a table with one of some values in a column, the oldest first. */
async function select(
  read: Reader,
  table: string,
  order: string,
  wanted: Record<string, string[]>,
) {
  const [[column = '', values] = ['', []]] = Object.entries(wanted)
  const found: Row[] = []
  for (const some of inTurns(values)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(some)})
      order by ${sql.ref(order)} desc limit ${MAX_ROWS}`.execute(read)
    found.push(...rows.toReversed())
  }
  return found
}

/** Each with the words that were agreed to or signed. */
async function selectAcknowledgments(read: Reader, wanted: Record<string, string[]>) {
  const rows = await select(read, 'acknowledgments', 'noted_at', wanted)
  const id = [...new Set(rows.map(({ text_id }) => String(text_id)))]
  const texts = await select(read, 'acknowledgment_texts', 'id', { id })
  return rows.map((row) => ({ ...texts.find((text) => text.id === row.text_id), ...row }))
}

/** Those that wait for an address, and those of its threads: what is sent no longer says to whom. */
async function listEmails(read: Reader, email: string, threads: string[]) {
  const letters = read
    .selectFrom('letters')
    .select(['id', 'kind', 'state', 'created_at', 'sent_at'])
    .limit(MAX_ROWS)
  // A farewell is for whoever had the address before.
  const waiting = letters
    .where('state', '=', 'waiting')
    .where('recipient', '=', email)
    .where('kind', '<>', 'account-deleted')
  const found = new Map((await waiting.execute()).map((row) => [row.id, row]))
  for (const some of inTurns(threads)) {
    for (const row of await letters.where('thread', 'in', some).execute()) found.set(row.id, row)
  }
  return [...found.values()].toSorted((a, b) => a.created_at - b.created_at).map(show)
}

async function listLog(read: Reader, entities: Record<string, string[]>) {
  const found: (Row & { id: number })[] = []
  for (const [entity, ids] of Object.entries(entities)) {
    for (const some of inTurns(ids)) {
      const rows = await read
        .selectFrom('audit')
        .select(['id', 'at as done_at', 'role', 'action', 'entity', 'before', 'after', 'reason'])
        .where('entity', '=', entity)
        .where('entity_id', 'in', some)
        .limit(MAX_ROWS)
        .execute()
      found.push(...rows)
    }
  }
  return found.toSorted((a, b) => a.id - b.id).map(show)
}

function idsOf(rows: Row[]) {
  return rows.map(({ id }) => String(id))
}

function rowsOf(rows: Row[], column: string, { id }: Row) {
  return rows.filter((row) => row[column] === id)
}

function show(row: Row): DataRow {
  return readRow(Object.fromEntries(Object.entries(row).filter(([name]) => !OMITTED.test(name))))
}

/** So many ids at a time as a statement takes. */
function* inTurns(ids: string[]) {
  for (let at = 0; at < ids.length; at += MAX_IDS) yield ids.slice(at, at + MAX_IDS)
}
