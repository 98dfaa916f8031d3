import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { isTaken } from '#server/shop/core/numbers/free-numbers.ts'
import type { Day } from '#shared/calendar.ts'
import type { ShopComparison } from '#shared/shop/imports/calls.ts'

type Compared = { boxes: number[]; digests: string[] }

export async function compareWithShop(
  database: Reader,
  { boxes, digests }: Compared,
  today: Day,
): Promise<ShopComparison> {
  const taken = await database
    .selectFrom('rentals')
    .select(['box', 'closedOn'])
    .where(isOneOf(database, 'box', boxes))
    .where(isTaken(today))
    .execute()
  const imported = await database
    .selectFrom('importedRentals')
    .select('digest')
    .where(isOneOf(database, 'digest', digests))
    .execute()
  return { taken, here: imported.map(({ digest }) => digest) }
}
