import { setImmediate } from 'node:timers/promises'

import type { Insertable } from 'kysely'

import type { Writer } from '#server/database/database.ts'
import { insertMany } from '#server/database/many-rows.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'
import { recordAction, type Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { openDay } from '#server/shop/core/ledger/ledger.ts'
import { classifyRows } from '#shared/shop/imports/classify-rows.ts'

import { preparedTables } from './build-rows.ts'
import { compareWithShop } from './compare.ts'
import { importBatchSize } from './import-batch-size.ts'
import { postOpenings } from './opening-balance.ts'
import type { PreparedCustomer, PreparedImport } from './prepare-import.ts'

type Report = {
  digest: string
  leftOut: number
  remarks: Partial<Record<string, number>>
}

/**
 * Writes the customers of an import that are not here yet. @returns how many customers, and people, are new
 * @throws CounterError when a box is not free any more
 */
export async function takeOver(
  tx: Writer,
  { id, customers }: PreparedImport,
  { digest, leftOut, remarks }: Report,
  by: Actor,
  services: Pick<Services, 'facts' | 'now'>,
) {
  const day = today(services)
  const boxes = customers.map(({ customer }) => customer.box)
  const digests = customers.map((one) => one.digest)
  const states = classifyRows(
    customers.map((one) => ({ ...one, remarks: [], problems: [] })),
    await compareWithShop(tx, { boxes, digests }, day),
    day,
  )
  const fresh = states.filter(({ state }) => state === 'ready')
  if (states.some(({ state }) => state === 'refused')) throw new CounterError('import_changed')
  if (fresh.length === 0) return { customers: 0, people: 0 }
  const people = sum(fresh, ({ customer }) => customer.people.length)
  const now = services.now()
  await tx
    .insertInto('imports')
    .values({
      id,
      digest,
      boxes: fresh.length,
      people,
      owedCents: sum(fresh, ({ customer }) => customer.balanceCents),
      depositCents: sum(fresh, ({ customer }) => customer.depositCents),
      importedAt: now,
      importedBy: by.id,
      takenBackAt: null,
      takenBackBy: null,
    })
    .execute()
  const setting = { by, now, postedOn: await openDay(tx, services) }
  const batch = importBatchSize(tx)
  for (let at = 0; at < fresh.length; at += batch) {
    const some = fresh.slice(at, at + batch)
    for (const table of preparedTables) {
      const rows = some.flatMap((one): Insertable<Tables[typeof table]>[] => one.rows[table])
      await insertMany(tx, table, rows)
    }
    await postOpenings(tx, some, setting)
    await setImmediate()
  }
  const accepted = Object.entries(remarks).map(([code, count]) => `${code} ${count}`)
  const after = { customers: fresh.length, leftOut, remarks: accepted.join(', ') }
  recordAction(tx, by, { action: 'import', entity: 'import', entityId: digest, after }, now)
  return { customers: fresh.length, people }
}

function sum(customers: PreparedCustomer[], of: (one: PreparedCustomer) => number) {
  return customers.reduce((total, one) => total + of(one), 0)
}
