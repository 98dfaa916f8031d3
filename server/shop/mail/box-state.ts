import type { Reader } from '#server/database/database.ts'
import type { Rental } from '#server/database/shop-tables.ts'
import type { Day } from '#shared/calendar.ts'
import { isQuarantined, planClosing } from '#shared/rental/closing.ts'
import type { BoxState } from '#shared/rental/mail-answers.ts'

type BoxRental = Pick<Rental, 'id' | 'application_id' | 'customer_id' | 'started_on' | 'closed_on'>

/** What becomes of mail to a number today, and whose it is: the customer who rents it, or rented it until lately. */
export async function findBoxState(
  database: Reader,
  box: number,
  today: Day,
): Promise<{ state: BoxState; rental?: BoxRental; remailUntil: Day | null }> {
  const rentals = database
    .selectFrom('rentals')
    .select(['id', 'application_id', 'customer_id', 'started_on', 'closed_on'])
    .where('box', '=', box)
  const open = await rentals.where('closed_on', 'is', null).executeTakeFirst()
  if (open) {
    return { state: open.started_on ? 'rented' : 'reserved', rental: open, remailUntil: null }
  }
  const closed = await rentals
    .where('closed_on', 'is not', null)
    .orderBy('closed_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (closed?.closed_on && isQuarantined(closed.closed_on, today)) {
    const { remailUntil } = planClosing(closed.closed_on)
    return { state: 'remail', rental: closed, remailUntil }
  }
  return { state: 'return', remailUntil: null }
}

/** Until when the customer of a box wants no notices; null where they want them. */
export async function findHold(database: Reader, rentalId: string, today: Day) {
  const hold = await database
    .selectFrom('holds')
    .select('until_on')
    .where('rental_id', '=', rentalId)
    .where('ended_on', 'is', null)
    .where('from_on', '<=', today)
    .where('until_on', '>=', today)
    .executeTakeFirst()
  return hold?.until_on ?? null
}
