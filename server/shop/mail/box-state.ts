import type { Reader } from '#server/database/database.ts'
import type { Rental } from '#server/database/shop-tables.ts'
import { isTaken } from '#server/shop/boxes.ts'
import type { Day } from '#shared/calendar.ts'
import { planClosing } from '#shared/rental/closing.ts'
import type { BoxState } from '#shared/rental/mail-answers.ts'

type BoxRental = Pick<Rental, 'id' | 'application_id' | 'customer_id' | 'started_on' | 'closed_on'>
type Found = { state: BoxState; rental?: BoxRental; remailUntil: Day | null }

/** What becomes of mail to a number today, and whose it is: the customer who rents it, or rented it until lately. */
export async function findBoxState(database: Reader, box: number, today: Day) {
  const states = await findBoxStates(database, [box], today)
  return states(box)
}

/** As `findBoxState`, of many numbers at once. */
export async function findBoxStates(database: Reader, boxes: number[], today: Day) {
  const rentals = await database
    .selectFrom('rentals')
    .select(['box', 'id', 'application_id', 'customer_id', 'started_on', 'closed_on'])
    .where('box', 'in', boxes)
    .where(isTaken(today))
    .execute()
  const byBox = Map.groupBy(rentals, ({ box }) => box)
  return (box: number) => describeState(byBox.get(box) ?? [])
}

function describeState(rentals: BoxRental[]): Found {
  const open = rentals.find(({ closed_on }) => closed_on === null)
  if (open) {
    return { state: open.started_on ? 'rented' : 'reserved', rental: open, remailUntil: null }
  }
  const [closed] = rentals.toSorted((one, other) =>
    (other.closed_on ?? '').localeCompare(one.closed_on ?? ''),
  )
  if (!closed?.closed_on) return { state: 'return', remailUntil: null }
  const { remailUntil } = planClosing(closed.closed_on)
  return { state: 'remail', rental: closed, remailUntil }
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
