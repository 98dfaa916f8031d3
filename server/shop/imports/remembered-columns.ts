import * as v from 'valibot'

import type { Reader, Writer } from '#server/database/database.ts'
import { findRow } from '#server/database/rows.ts'
import { importFields, type ImportColumn, type ImportField } from '#shared/shop/imports/calls.ts'

import { foldColumn } from './columns.ts'

/** Among what the owner sets. */
const NAME = 'import-columns'
const MAX_REMEMBERED = 500

const remembered = v.record(v.string(), v.picklist([...importFields, '-']))

/** What columns were taken for by hand, by their folded names; `-` where they were left out. */
export type RememberedColumns = Record<string, ImportField | '-'>

export async function readRemembered(database: Reader): Promise<RememberedColumns> {
  const row = await findRow(database, 'shop_settings', { name: NAME })
  const { success, output } = v.safeParse(remembered, row ? JSON.parse(row.value) : {})
  return success ? output : {}
}

/** Remembers what the columns of a spreadsheet were taken for. */
export async function rememberColumns(
  tx: Writer,
  columns: ImportColumn[],
  by: { id: string },
  now: number,
) {
  const chosen = columns.flatMap(({ name, field }) => {
    const folded = foldColumn(name)
    return folded ? [[folded, field ?? '-'] as const] : []
  })
  const all = { ...(await readRemembered(tx)), ...Object.fromEntries(chosen) }
  const value = JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MAX_REMEMBERED)))
  const row = { value, changed_at: now, changed_by: by.id }
  await tx
    .insertInto('shop_settings')
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}
