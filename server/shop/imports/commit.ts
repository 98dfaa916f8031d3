import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import type { CallContext, InputOf } from '#server/shop/core/serve-calls.ts'
import type { importCalls } from '#shared/shop/imports/calls.ts'

import { remember } from './import-memory.ts'
import { readPieces, removePieces } from './pieces.ts'
import { prepareImport } from './prepare-import.ts'
import { takeOver } from './take-over.ts'

export async function commit(
  input: InputOf<(typeof importCalls)['commit']>,
  { by }: CallContext,
  services: Services,
) {
  const { database, now } = services
  const earlier = await findImport(database.read, input.id)
  if (earlier) return earlier
  const staged = await readPieces(database.read, input.id)
  if (staged.pieces !== input.pieces) throw new CounterError('import_incomplete')
  const prepared = await prepareImport(staged.customers, { id: input.id, by }, services)
  const taken = await database.write(async (tx) => {
    const done = await findImport(tx, input.id)
    if (done) return done
    await remember(tx, input.remember, by, now())
    const result = await takeOver(tx, prepared, input, by, services)
    if (result.customers > 0 && result.customers !== input.customers)
      throw new CounterError('import_changed')
    await removePieces(tx, input.id)
    return result
  })
  const warn = (error: unknown) => services.log.warn({ error }, 'Could not update the statistics')
  await database.analyze().catch(warn)
  return taken
}

async function findImport(database: Reader, id: string) {
  const stored = await database
    .selectFrom('imports')
    .select(['boxes', 'people'])
    .where('id', '=', id)
    .executeTakeFirst()
  return stored && { customers: stored.boxes, people: stored.people }
}
