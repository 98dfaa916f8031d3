import type { Writer } from '#server/database/database.ts'
import type { Actor } from '#server/shop/core/audit.ts'
import { CounterError, today, type CounterServices } from '#server/shop/core/counter.ts'
import type { ImportCounts } from '#shared/shop/imports/calls.ts'

import { checkRows, countRows, type CheckedRow } from './check-rows.ts'
import type { ReadHead } from './import-worker.ts'
import type { ReadRow } from './read-customers.ts'
import { writeImport } from './write-import.ts'

/**
 * Takes the customers of a spreadsheet over, within one transaction: those that nothing is wrong with, and that are not here yet.
 *
 * @param accept throws where that is not what was shown
 * @returns the import, none where all are here already
 * @throws CounterError where nobody can be taken over
 */
export async function importFile(
  tx: Writer,
  { head, rows }: { head: ReadHead; rows: ReadRow[] },
  by: Actor,
  services: CounterServices,
  accept: (counts: ImportCounts) => void,
) {
  const checked: CheckedRow[] = []
  for await (const some of checkRows(tx, rows, today(services))) checked.push(...some)
  const counts = countRows(checked)
  // The same file again: an answer that was lost, or somebody who is not sure.
  if (counts.customers === 0 && counts.here > 0) return { id: null, counts }
  accept(counts)
  if (counts.customers === 0) throw new CounterError('import_refused')
  return {
    id: await writeImport(tx, { digest: head.digest, rows: checked, counts }, by, services),
    counts,
  }
}
