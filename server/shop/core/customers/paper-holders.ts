import type { Reader } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Household } from '#shared/shop/applications/household.ts'
import {
  papersLackingOfAll,
  type LackingPapers,
  type PaperHolder,
} from '#shared/shop/applications/lacking-papers.ts'

import { householdOf } from './applications.ts'
import { findChecked } from './track.ts'

export async function readPaperHolders(
  database: Reader,
  rental: Pick<Rental, 'applicationId'>,
): Promise<Household<PaperHolder>> {
  const { use, recipients } = await householdOf(database, rental)
  const checked = await findChecked(database, rental.applicationId ?? '')
  return {
    use,
    recipients: recipients.map((recipient) => ({
      ...recipient,
      idsChecked: checked.has(recipient.id),
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
