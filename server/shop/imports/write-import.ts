import { setImmediate } from 'node:timers/promises'

import type { Insertable } from 'kysely'

import type { Writer } from '#server/database/database.ts'
import { insertMany } from '#server/database/many-rows.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'
import { recordAction, type Actor } from '#server/shop/core/audit/audit.ts'
import { openDay } from '#server/shop/core/ledger/ledger.ts'
import type { ImportCounts } from '#shared/shop/imports/calls.ts'

import { preparedTables } from './build-rows.ts'
import type { CheckedRow } from './check-rows.ts'
import { importBatchSize } from './import-batch-size.ts'
import { postOpenings } from './opening-balance.ts'
import type { PreparedImport } from './prepare-import.ts'

export async function writeImport(
  tx: Writer,
  prepared: PreparedImport,
  { digest, rows, counts }: { digest: string; rows: CheckedRow[]; counts: ImportCounts },
  by: Actor,
  services: Pick<Services, 'facts' | 'now'>,
) {
  const now = services.now()
  await tx
    .insertInto('imports')
    .values({
      id: prepared.id,
      digest,
      boxes: counts.customers,
      people: counts.people,
      owedCents: counts.owedCents,
      depositCents: counts.depositCents,
      importedAt: now,
      importedBy: by.id,
      takenBackAt: null,
      takenBackBy: null,
    })
    .execute()
  const setting = { by, now, postedOn: await openDay(tx, services) }
  const taken = rows.flatMap(({ becomes, lines, customer }) => {
    const made = prepared.customers.get(lines[0] ?? 0)
    return becomes === 'customer' && customer && made ? [{ ...made, customer }] : []
  })
  const batch = importBatchSize(tx)
  for (let at = 0; at < taken.length; at += batch) {
    const some = taken.slice(at, at + batch)
    for (const table of preparedTables) {
      const made = some.flatMap((one): Insertable<Tables[typeof table]>[] => one.rows[table])
      await insertMany(tx, table, made)
    }
    await postOpenings(tx, some, setting)
    await setImmediate()
  }
  const action = { action: 'import', entity: 'import', entityId: digest } as const
  recordAction(tx, by, action, now)
}
