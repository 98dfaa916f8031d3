import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Day } from '#shared/calendar.ts'
import { oldestQuarantined, planClosing } from '#shared/shop/boxes/closing.ts'

export function selectFormer(database: Reader, day: Day) {
  return database
    .selectFrom('formerNumbers')
    .innerJoin('rentals', 'rentals.id', 'formerNumbers.rentalId')
    .where('movedOn', '>=', oldestQuarantined(day))
}

export async function listFormer(database: Reader, boxes: number[], day: Day) {
  if (boxes.length === 0) return []
  const rows = await selectFormer(database, day)
    .select(['formerNumbers.box', 'rentalId', 'movedOn', 'rentals.box as movedTo'])
    .where(isOneOf(database, 'formerNumbers.box', boxes))
    .execute()
  return rows.map((row) => ({ ...row, until: planClosing(row.movedOn).remailUntil }))
}

export async function listFormerOf(database: Reader, rentalId: string) {
  const rows = await database
    .selectFrom('formerNumbers')
    .select(['box', 'movedOn'])
    .where('rentalId', '=', rentalId)
    .orderBy('movedOn', 'desc')
    .orderBy('box')
    .execute()
  return rows.map((row) => ({ ...row, until: planClosing(row.movedOn).remailUntil }))
}
