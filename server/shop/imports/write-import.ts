import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { Insertable } from 'kysely'

import type { Writer } from '#server/database/database.ts'
import { insertRow } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'
import { recordAction, type Actor } from '#server/shop/core/audit.ts'
import { today } from '#server/shop/core/counter.ts'
import { addToSums } from '#server/shop/core/ledger-sums.ts'
import { openDay } from '#server/shop/core/ledger.ts'
import type { ImportCounts } from '#shared/shop/imports/calls.ts'

import { buildRows, writtenTables, type NewRows } from './build-rows.ts'
import type { CheckedRow } from './check-rows.ts'

/** Customers whose rows are made and written before others have their turn. */
const CUSTOMERS_AT_ONCE = 25

/** Writes the customers of a spreadsheet, within the caller's transaction. @returns the id of the import */
export async function writeImport(
  tx: Writer,
  { digest, rows, counts }: { digest: string; rows: CheckedRow[]; counts: ImportCounts },
  by: Actor,
  services: Pick<Services, 'facts' | 'now'>,
) {
  const { id: importId } = await insertRow(tx, 'imports', {
    id: randomUUID(),
    digest,
    boxes: counts.customers,
    people: counts.people,
    owed_cents: counts.owedCents,
    deposit_cents: counts.depositCents,
    imported_at: services.now(),
    imported_by: by.id,
    taken_back_at: null,
    taken_back_by: null,
  })
  const postedOn = await openDay(tx, services)
  const { timeZone } = services.facts
  const setting = { importId, by, now: services.now(), today: today(services), postedOn, timeZone }
  const taken = rows.flatMap((row) => (row.becomes === 'customer' && row.customer ? [row] : []))
  for (let at = 0; at < taken.length; at += CUSTOMERS_AT_ONCE) {
    const built = taken
      .slice(at, at + CUSTOMERS_AT_ONCE)
      .flatMap(({ lines, customer }) =>
        customer ? buildRows(lines[0] ?? 0, customer, setting) : [],
      )
    addToSums(
      tx,
      built.flatMap((one) => one.ledger_entries),
    )
    for (const table of writtenTables) {
      await insertAll(tx, table, built)
      // SQLite writes within one turn of the event loop: between two parts everybody else has theirs.
      await setImmediate()
    }
  }
  const action = { action: 'import', entity: 'import', entityId: digest } as const
  recordAction(tx, by, action, services.now())
  return importId
}

async function insertAll<Name extends keyof NewRows>(tx: Writer, table: Name, built: NewRows[]) {
  const rows = built.flatMap((one) => one[table] as Insertable<Tables[Name]>[])
  if (rows.length === 0) return
  await tx.insertInto(table).values(rows).execute()
}
