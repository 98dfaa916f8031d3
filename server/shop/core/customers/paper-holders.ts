import type { Reader } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import {
  papersLackingOfAll,
  type LackingPapers,
  type PaperHolder,
} from '#shared/shop/applications/lacking-papers.ts'

import { householdOf } from './applications.ts'
import { findChecked } from './track.ts'

/** Recipients and collectors of a box, with their checked IDs and forms. */
export async function readPaperHolders(
  database: Reader,
  rental: Pick<Rental, 'applicationId'>,
): Promise<{ use: 'personal' | 'business'; recipients: PaperHolder[] }> {
  const { use, recipients } = await householdOf(database, rental)
  const checked = await findChecked(database, rental.applicationId ?? '')
  return {
    use,
    recipients: recipients.map(({ id, kind, name, hasPersonalMail, formStatus }) => ({
      id,
      kind,
      name,
      hasPersonalMail,
      formStatus: formStatus,
      idsChecked: checked.has(id),
    })),
  }
}

/** Missing papers that keep these people from getting mail; of all recipients of the box when none are named. */
export async function findLackingPapers(
  database: Reader,
  rental: Pick<Rental, 'applicationId'>,
  recipientIds?: string[],
): Promise<LackingPapers[]> {
  const household = await readPaperHolders(database, rental)
  const receiving = household.recipients.filter(({ kind }) => kind !== 'collector')
  return papersLackingOfAll(household, recipientIds ?? receiving.map(({ id }) => id))
}
