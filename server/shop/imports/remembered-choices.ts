import * as v from 'valibot'

import type { Reader, Writer } from '#server/database/database.ts'
import { importFields, type ImportColumn } from '#shared/shop/imports/calls.ts'

import { foldColumn } from './columns.ts'

/** Among what the owner sets. */
const NAME = 'import-choices'
const MAX_REMEMBERED = 500

const schema = v.object({
  /** What columns are, by their folded names; `-` where they are left out. */
  columns: v.record(v.string(), v.picklist([...importFields, '-'])),
  /** The ids of plans, by what a spreadsheet calls them, folded. */
  plans: v.record(v.string(), v.string()),
})
/** What was chosen by hand for spreadsheets before. */
export type RememberedChoices = v.InferOutput<typeof schema>

export async function readRemembered(database: Reader): Promise<RememberedChoices> {
  const row = await database
    .selectFrom('shop_settings')
    .selectAll()
    .where('name', '=', NAME)
    .executeTakeFirst()
  const { success, output } = v.safeParse(schema, row && JSON.parse(row.value))
  return success ? output : { columns: {}, plans: {} }
}

/** Remembers what the columns, and the plans, of a spreadsheet were taken for. */
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
  const row = { value: JSON.stringify(all), changed_at: now, changed_by: by.id }
  await tx
    .insertInto('shop_settings')
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** Plans by what a spreadsheet calls them, capitals and signs aside. */
export function foldPlans(plans: Record<string, string>) {
  return Object.fromEntries(Object.entries(plans).map(([text, id]) => [foldColumn(text), id]))
}

function newest<Value>(all: Record<string, Value>) {
  return Object.fromEntries(Object.entries(all).slice(-MAX_REMEMBERED))
}
