import type { Reader } from '#server/database/database.ts'
import type { Rental } from '#server/database/shop-tables.ts'
import {
  papersLackingOfAll,
  type LackingPapers,
  type PaperHolder,
} from '#shared/shop/applications/lacking-papers.ts'

import { householdOf } from './applications.ts'
import { findChecked } from './track.ts'

/** Who receives mail in a box, or fetches it, and whose IDs and forms are here. */
export async function readPaperHolders(
  database: Reader,
  rental: Pick<Rental, 'application_id'>,
): Promise<{ use: 'personal' | 'business'; recipients: PaperHolder[] }> {
  const { use, recipients } = await householdOf(database, rental)
  const checked = await findChecked(database, rental.application_id ?? '')
  return {
    use,
    recipients: recipients.map(({ id, kind, name, hasPersonalMail, form_status }) => ({
      id,
      kind,
      name,
      hasPersonalMail,
      formStatus: form_status,
      idsChecked: checked.has(id),
    })),
  }
}

/** Whose papers keep these people of a box from getting mail, or anybody who receives mail in it where none are named. */
export async function findLackingPapers(
  database: Reader,
  rental: Pick<Rental, 'application_id'>,
  recipientIds?: string[],
): Promise<LackingPapers[]> {
  const household = await readPaperHolders(database, rental)
  const receiving = household.recipients.filter(({ kind }) => kind !== 'collector')
  return papersLackingOfAll(household, recipientIds ?? receiving.map(({ id }) => id))
}
