import * as v from 'valibot'

import type { Reader, Writer } from '#server/database/database.ts'
import { importFields, type ImportColumn } from '#shared/shop/imports/calls.ts'

import { foldColumn } from './columns.ts'

/** Stored among the owner's settings. */
const NAME = 'import-choices'
const MAX_REMEMBERED = 500

const schema = v.object({
  /** Fields by folded column name; `-` for columns left out. */
  columns: v.record(v.string(), v.picklist([...importFields, '-'])),
  /** Plan ids by the spreadsheet's folded names. */
  plans: v.record(v.string(), v.string()),
})
export type RememberedChoices = v.InferOutput<typeof schema>

export async function readRemembered(database: Reader): Promise<RememberedChoices> {
  const row = await database
    .selectFrom('shopSettings')
    .selectAll()
    .where('name', '=', NAME)
    .executeTakeFirst()
  const { success, output } = v.safeParse(schema, row && JSON.parse(row.value))
  return success ? output : { columns: {}, plans: {} }
}

export async function rememberChoices(
  tx: Writer,
  { columns, plans }: { columns: ImportColumn[]; plans: Record<string, string> },
  by: { id: string },
  now: number,
) {
  if (columns.length === 0 && Object.keys(plans).length === 0) return
  const before = await readRemembered(tx)
  const chosen = columns.flatMap(({ name, field }) => {
    const folded = foldColumn(name)
    return folded ? [[folded, field ?? '-'] as const] : []
  })
  const all = {
    columns: newest({ ...before.columns, ...Object.fromEntries(chosen) }),
    plans: newest({ ...before.plans, ...foldPlans(plans) }),
  }
  const row = { value: JSON.stringify(all), changedAt: now, changedBy: by.id }
  await tx
    .insertInto('shopSettings')
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** Ignores capitals and punctuation. */
export function foldPlans(plans: Record<string, string>) {
  return Object.fromEntries(Object.entries(plans).map(([text, id]) => [foldColumn(text), id]))
}

function newest<Value>(all: Record<string, Value>) {
  return Object.fromEntries(Object.entries(all).slice(-MAX_REMEMBERED))
}
