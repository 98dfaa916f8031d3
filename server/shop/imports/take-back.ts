import type { Reader, Writer } from '#server/database/database.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { WALK_IN } from '#server/shop/core/customers/customers.ts'
import { openDay } from '#server/shop/core/ledger/ledger.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { importCalls, ImportEntry } from '#shared/shop/imports/calls.ts'

import { removeRentals } from './remove-rentals.ts'

/**
 * Undoes an import: its customers are removed, and their opening balances reversed, since the ledger is append-only.
 * @throws CounterError once money, mail, legal papers or an account depend on it
 */
export const takeBack = inTransaction<(typeof importCalls)['takeBack']>(
  async (tx, { id }, by, services) => {
    const stored = await tx
      .selectFrom('imports')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!stored) throw new CounterError('not_found')
    if (stored.takenBackAt !== null) throw new CounterError('import_taken_back')
    const rentals = await lockImported(tx, id)
    const fixed = await findDependents(tx, id)
    if (fixed) throw new CounterError('import_fixed', { box: fixed.box })
    const now = services.now()
    const setting = { on: await openDay(tx, services), by: by.id, now, today: today(services) }
    await removeRentals(tx, rentals, setting)
    const change = { takenBackAt: now, takenBackBy: by.id }
    await tx.updateTable('imports').set(change).where('id', '=', id).execute()
    recordStep(tx, 'take-import-back', 'import', stored.digest, by, services)
  },
)

/** Lock order: customers, applications, rentals. */
async function lockImported(tx: Writer, importId: string) {
  const imported = tx
    .selectFrom('importedRentals')
    .innerJoin('rentals', 'rentals.id', 'importedRentals.rentalId')
    .where('importId', '=', importId)
  for (const [table, column] of [
    ['customers', 'rentals.customerId'],
    ['applications', 'rentals.applicationId'],
  ] as const) {
    await tx
      .selectFrom(table)
      .select('id')
      .where('id', 'in', imported.select(column))
      .orderBy('id')
      .forUpdate()
      .execute()
  }
  return imported
    .select(['rentals.id', 'box', 'applicationId', 'customerId'])
    .orderBy('rentals.id')
    .forUpdate()
    .execute()
}

export async function findDependents(
  database: Reader,
  importId: string,
): Promise<{ by: NonNullable<ImportEntry['fixedBy']>; box: number } | undefined> {
  const rentals = database
    .selectFrom('importedRentals')
    .innerJoin('rentals', 'rentals.id', 'importedRentals.rentalId')
    .where('importId', '=', importId)
    .select('rentals.box')
    .limit(1)
  const posting = await rentals
    .innerJoin('postings', 'postings.rentalId', 'rentals.id')
    .where('postings.id', 'not like', '% opening')
    .executeTakeFirst()
  if (posting) return { by: 'posting', box: posting.box }
  for (const [table, by] of [
    ['mailItems', 'parcel'],
    ['legalPapers', 'papers'],
  ] as const) {
    const dependent = await rentals
      .innerJoin(table, `${table}.rentalId`, 'rentals.id')
      .executeTakeFirst()
    if (dependent) return { by, box: dependent.box }
  }
  const account = await rentals
    .where(({ eb, or }) =>
      or([
        eb('rentals.customerId', 'is', null),
        eb('rentals.customerId', 'not like', `${WALK_IN}%`),
      ]),
    )
    .executeTakeFirst()
  return account && { by: 'account', box: account.box }
}
