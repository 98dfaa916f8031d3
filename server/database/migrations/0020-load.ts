import { type Kysely, sql } from 'kysely'

/** What one customer, and one network, may take of what everybody shares. */
export async function up(database: Kysely<unknown>) {
  const statements = [
    sql`alter table appointments add column network text`,
    sql`alter table appointments add column wider_network text`,
    // Whom an email of the shop is for, so that those to one customer can be counted; not in the words that are erased once it is sent.
    sql`alter table letters add column customer_id text`,
    sql`create index letters_by_customer on letters (customer_id, created_at, id) where customer_id is not null`,
    // The counter looks for nobody who has withdrawn.
    sql`delete from search_terms where application_id in (select id from applications where state = 'withdrawn')`,
    // A person's data is read page by page, in its order, without reading anything twice.
    ...byOwner('sessions', 'sessions_by_user', 'user_id', 'created_at'),
    ...byOwner('applications', 'applications_by_customer', 'customer_id', 'filed_at'),
    ...byOwner('hand_outs', 'hand_outs_by_rental', 'rental_id', 'handed_out_at'),
    ...byOwner('ledger_entries', 'ledger_entries_by_rental', 'rental_id', 'created_at'),
    ...byOwner('postings', 'postings_by_rental', 'rental_id', 'created_at'),
    sql`drop index audit_by_entity`,
    sql`create index audit_by_entity on audit (entity, entity_id, id)`,
    sql`create index appointments_by_customer on appointments (customer_id, slot_at, id)`,
    sql`create index mail_items_history on mail_items (rental_id, received_at, id)`,
  ]
  for (const statement of statements) await statement.execute(database)
}

/** An index in the place of one of the same name, which had fewer columns. */
function byOwner(table: string, name: string, owner: string, order: string) {
  return [
    sql`drop index ${sql.ref(name)}`,
    sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(order)}, id)`,
  ]
}
