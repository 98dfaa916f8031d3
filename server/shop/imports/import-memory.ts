import * as v from 'valibot'

import type { Reader, Writer } from '#server/database/database.ts'
import { importMemory, type ImportMemory } from '#shared/shop/imports/calls.ts'

const NAME = 'import-choices'
const MAX_REMEMBERED = 500

export async function readMemory(database: Reader): Promise<ImportMemory> {
  const row = await database
    .selectFrom('shopSettings')
    .selectAll()
    .where('name', '=', NAME)
    .executeTakeFirst()
  const { success, output } = v.safeParse(importMemory, row && JSON.parse(row.value))
  return success ? output : { columns: {}, plans: {} }
}

export async function remember(
  tx: Writer,
  { columns, plans }: ImportMemory,
  by: { id: string },
  now: number,
) {
  if (Object.keys({ ...columns, ...plans }).length === 0) return
  const before = await readMemory(tx)
  const all = {
    columns: newest({ ...before.columns, ...columns }),
    plans: newest({ ...before.plans, ...plans }),
  }
  const row = { value: JSON.stringify(all), changedAt: now, changedBy: by.id }
  await tx
    .insertInto('shopSettings')
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

function newest<Value>(all: Record<string, Value>) {
  return Object.fromEntries(Object.entries(all).slice(-MAX_REMEMBERED))
}
