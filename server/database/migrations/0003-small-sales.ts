import { sql, type Kysely } from 'kysely'

import { columnTypes, oneOf } from './column-types.ts'
import { widenCheck } from './widen-check.ts'

const saleAccounts = ['sales', 'notary', 'postage']
const ledgerAccount = { table: 'ledger_entries', column: 'account' }

/** The owner's price list, what was sold of it, and the accounts that small sales are posted to. */
export async function up(database: Kysely<unknown>) {
  const types = columnTypes(database)
  const { number, strict } = types
  const statements = [
    ...(await widenCheck(database, ledgerAccount, [...saleAccounts, 'sales-tax'])),
    sql`create table price_items (
      id text primary key not null,
      name text not null,
      cents ${number},
      account text not null ${oneOf('account', saleAccounts)},
      tax_rate ${number} not null,
      position ${number} not null,
      created_at ${number} not null,
      removed_at ${number}
    ) ${strict}`,
    sql`create table sale_lines (
      id text primary key not null,
      posting_id text not null references postings (id),
      rental_id text references rentals (id),
      position ${number} not null,
      name text not null,
      account text not null ${oneOf('account', saleAccounts)},
      unit_cents ${number} not null,
      sold ${number} not null,
      cents ${number} not null,
      tax_rate ${number} not null,
      tax_cents ${number} not null,
      created_at ${number} not null
    ) ${strict}`,
    sql`create unique index sale_lines_by_posting on sale_lines (posting_id, position)`,
    sql`create index sale_lines_by_rental on sale_lines (rental_id, created_at, id)`,
    ...neverChanged(types.isSqlite),
  ]
  for (const statement of statements) await statement.execute(database)
}

const ABORT = "select raise(abort, 'rows of sale_lines are never changed')"
const SAME =
  'id = new.id or rowid = new.rowid or (posting_id = new.posting_id and position = new.position)'

/** As the ledger's own rows (0001, append-only.ts). */
function neverChanged(isSqlite: boolean) {
  const changes = ['update', 'delete']
  const statements = isSqlite
    ? [
        ...changes.map(
          (change) =>
            `create trigger sale_lines_no_${change} before ${change} on sale_lines begin ${ABORT}; end`,
        ),
        `create trigger sale_lines_no_replace before insert on sale_lines
          when exists (select 1 from sale_lines where ${SAME}) begin ${ABORT}; end`,
      ]
    : [
        ...changes.map(
          (change) => `create trigger sale_lines_no_${change} before ${change} on sale_lines
            for each row execute function refuse_change()`,
        ),
        `create trigger sale_lines_no_truncate before truncate on sale_lines
          for each statement execute function refuse_change()`,
      ]
  return statements.map((statement) => sql.raw(statement))
}
