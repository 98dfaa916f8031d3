import type { Reader } from '#server/database/database.ts'
import { applicationThread } from '#server/shop/core/customers/applications.ts'
import { visitThread } from '#server/shop/core/customers/appointments.ts'

import { idOf, ofCustomers, ofRental, recipientsOf, show, type Owned } from './owned-rows.ts'
import { chunksOf, readPages, type Row } from './read-pages.ts'

const EMAIL_COLUMNS = ['id', 'kind', 'state', 'createdAt', 'sentAt'] as const

/**
 * Waiting emails to an address or its customers, and those of their threads: sent ones no longer have an address.
 * Unordered.
 */
export async function* listEmails(owned: Owned, email: string) {
  const { read, customers } = owned
  const listed = new Set<string>()
  const newOf = (rows: Row[]) => {
    const added = rows.filter((row) => !listed.has(idOf(row)))
    for (const row of added) listed.add(idOf(row))
    return added.map(show)
  }
  const emails = read.selectFrom('outbox').select(EMAIL_COLUMNS)
  // Farewells go to the address's previous owner. Emails to the shop have an empty address, as have callers without a
  // confirmed one.
  const waiting = emails
    .where('state', '=', 'waiting')
    .where('recipient', '=', email)
    .where('kind', 'not in', ['account-deleted', 'visit-cancelled'])
    // Excludes emails waiting for a customer who has changed their address.
    .where(({ eb, or }) => or([eb('customerId', 'is', null), eb('customerId', 'in', customers)]))
  if (email !== '') yield newOf(await waiting.execute())
  for (const id of customers) {
    const about = { table: 'outbox', owner: 'customerId', id, order: 'createdAt' }
    const pages = readPages(read, { ...about, columns: [...EMAIL_COLUMNS] })
    for await (const page of pages) yield newOf(page)
  }
  for await (const ids of idsOf(ofCustomers(owned, 'applications'))) {
    yield newOf(await emails.where('thread', 'in', ids.map(applicationThread)).execute())
  }
  for await (const ids of idsOf(ofCustomers(owned, 'appointments'))) {
    yield newOf(await emails.where('thread', 'in', ids.map(visitThread)).execute())
  }
}

export async function* listLog(owned: Owned, accountId: string) {
  const { read, customers } = owned
  yield* logOf(read, 'account', accountId)
  for (const id of customers) yield* logOf(read, 'customer', id)
  for await (const ids of idsOf(ofCustomers(owned, 'appointments'))) {
    for (const id of ids) yield* logOf(read, 'appointment', id)
  }
  for await (const ids of idsOf(ofCustomers(owned, 'applications'))) {
    for (const id of ids) {
      yield* logOf(read, 'application', id)
      for await (const recipients of idsOf(recipientsOf(read, id))) {
        yield await logOfAll(read, 'recipient', recipients)
      }
    }
  }
  for await (const ids of idsOf(ofCustomers(owned, 'rentals'))) {
    for (const id of ids) {
      yield* logOf(read, 'rental', id)
      for await (const items of idsOf(ofRental(read, id, 'mailItems'))) {
        yield await logOfAll(read, 'mail-item', items)
      }
    }
  }
}

const PAGE_ROWS = 200

async function* logOf(read: Reader, entity: string, id: string) {
  for (let after = 0; ;) {
    const rows = await selectLog(read, entity)
      .where('entityId', '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute()
    yield rows.map(show)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_ROWS) return
    after = last.id
  }
}

async function logOfAll(read: Reader, entity: string, ids: string[]) {
  const rows = await selectLog(read, entity).where('entityId', 'in', ids).orderBy('id').execute()
  return rows.map(show)
}

function selectLog(read: Reader, entity: string) {
  return read
    .selectFrom('audit')
    .select(['id', 'at as doneAt', 'role', 'action', 'entity', 'before', 'after', 'reason'])
    .where('entity', '=', entity)
}

async function* idsOf(pages: AsyncIterable<Row[]>) {
  for await (const page of pages) yield* chunksOf(page.map(idOf))
}
