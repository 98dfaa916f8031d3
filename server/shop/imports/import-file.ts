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

/** A spreadsheet with the rows that were made of it. */
type PreparedFile = { head: ReadHead; rows: ReadRow[]; prepared: PreparedImport }
/** What was taken over, and the rows as they were found; no id where nobody was. */
export type TakenOver = { id: string | null; counts: ImportCounts; rows: CheckedRow[] }

/**
 * Takes the customers of a spreadsheet over, within one transaction: those that nothing is wrong with, and that are not here yet.
 *
 * @param accept throws where that is not what is wanted
 * @throws CounterError where nobody can be taken over
 */
export async function importFile(
  tx: Writer,
  { head, rows, prepared }: PreparedFile,
  by: Actor,
  services: Pick<Services, 'facts' | 'now'>,
  accept: (found: TakenOver) => void,
): Promise<TakenOver> {
  const checked: CheckedRow[] = []
  for await (const some of checkRows(tx, rows, today(services))) checked.push(...some)
  const counts = countRows(checked)
  const found = { id: null, counts, rows: checked }
  // The same file again: an answer that was lost, or somebody who is not sure.
  if (counts.customers === 0 && counts.here > 0) return found
  accept(found)
  if (counts.customers === 0) throw new CounterError('import_refused')
  await writeImport(tx, prepared, { digest: head.digest, rows: checked, counts }, by, services)
  return { ...found, id: prepared.id }
}
