import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import type { ImportCounts } from '#shared/shop/imports/calls.ts'

import { checkRows, countRows, type CheckedRow } from './check-rows.ts'
import type { ReadHead } from './import-worker.ts'
import type { PreparedImport } from './prepare-import.ts'
import type { ReadRow } from './read-customers.ts'
import { writeImport } from './write-import.ts'

type PreparedFile = { head: ReadHead; rows: ReadRow[]; prepared: PreparedImport }
/** A null `id` when no customer was imported. */
export type ImportResult = { id: string | null; counts: ImportCounts; rows: CheckedRow[] }

/**
 * Imports valid, new customers of a spreadsheet in one transaction. @param accept throws when the result is not wanted
 * @throws CounterError when no customer can be imported
 */
export async function importFile(
  tx: Writer,
  { head, rows, prepared }: PreparedFile,
  by: Actor,
  services: Pick<Services, 'facts' | 'now'>,
  accept: (found: ImportResult) => void,
): Promise<ImportResult> {
  const checked: CheckedRow[] = []
  for await (const some of checkRows(tx, rows, today(services))) checked.push(...some)
  const counts = countRows(checked)
  const found = { id: null, counts, rows: checked }
  // The same file again: after a lost response, or to be sure.
  if (counts.customers === 0 && counts.here > 0) return found
  accept(found)
  if (counts.customers === 0) throw new CounterError('import_refused')
  await writeImport(tx, prepared, { digest: head.digest, rows: checked, counts }, by, services)
  return { ...found, id: prepared.id }
}
