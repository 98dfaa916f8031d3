import type { Reader, Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import type { CallContext, InputOf } from '#server/shop/core/serve-calls.ts'
import type { importCalls } from '#shared/shop/imports/calls.ts'
import { isFitting, type ImportedCustomer } from '#shared/shop/imports/imported-customer.ts'

export async function stage(
  { id, piece, customers }: InputOf<(typeof importCalls)['stage']>,
  { by }: CallContext,
  services: Services,
) {
  const shop = { facts: services.facts, today: today(services) }
  const unfit = customers.find((customer) => !isFitting(customer, shop))
  if (unfit) throw new CounterError('import_unfit', { line: unfit.line })
  const row = { customers: JSON.stringify(customers), stagedAt: services.now(), stagedBy: by.id }
  await services.database.write((tx) =>
    tx
      .insertInto('importPieces')
      .values({ importId: id, piece: Number(piece), ...row })
      .onConflict((conflict) => conflict.columns(['importId', 'piece']).doUpdateSet(row))
      .execute(),
  )
  return {}
}

export async function readPieces(database: Reader, importId: string) {
  const pieces = await database
    .selectFrom('importPieces')
    .select('customers')
    .where('importId', '=', importId)
    .orderBy('piece')
    .execute()
  return {
    pieces: pieces.length,
    customers: pieces.flatMap(({ customers }) => JSON.parse(customers) as ImportedCustomer[]),
  }
}

export async function removePieces(tx: Writer, importId: string) {
  await tx.deleteFrom('importPieces').where('importId', '=', importId).execute()
}
