import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { isTaken } from '#server/shop/boxes.ts'
import { today } from '#server/shop/counter.ts'
import { planClosing } from '#shared/rental/closing.ts'
import type { BoxAnswer, BoxesAnswer } from '#shared/rental/counter-answers.ts'

/** A wall of boxes, as many as one look takes in. */
const MAX_BOXES = 400

/** GET /shop/v1/boxes?from=: which numbers are taken, from one on. */
export async function getBoxes({ query }: SignedInContext, services: Services) {
  const { first, last } = services.rental.boxNumbers
  const wanted = Number(query.get('from') ?? first)
  const from = Number.isInteger(wanted) ? Math.min(Math.max(wanted, first), last) : first
  const to = Math.min(from + MAX_BOXES - 1, last)
  const boxes = await listTaken(from, to, services)
  return Response.json({ first, last, from, to, boxes } satisfies BoxesAnswer)
}

async function listTaken(from: number, to: number, services: Services): Promise<BoxAnswer[]> {
  const day = today(services)
  const rows = await services.database.read
    .selectFrom('rentals')
    .leftJoin('closing_notices', 'closing_notices.rental_id', 'rentals.id')
    .leftJoin('recipients', (join) =>
      join
        .onRef('recipients.application_id', '=', 'rentals.application_id')
        .on('recipients.kind', '=', 'applicant')
        .on('recipients.removed_on', 'is', null),
    )
    .select(['box', 'rentals.application_id as id', 'name', 'closes_on', 'closed_on', 'started_on'])
    .where('box', '>=', from)
    .where('box', '<=', to)
    .where(isTaken(day))
    .orderBy('box')
    .orderBy('closed_on')
    .execute()
  const boxes = new Map<number, BoxAnswer>()
  for (const { box, id, name, closes_on, closed_on, started_on } of rows) {
    if (closed_on === null) {
      const open = started_on ? 'rented' : 'reserved'
      boxes.set(box, { box, id, name, state: closes_on ? 'closing' : open, until: closes_on })
    } else if (!isOpen(boxes.get(box))) {
      const until = planClosing(closed_on).remailUntil
      boxes.set(box, { box, id, name, state: 'blocked', until })
    }
  }
  return [...boxes.values()]
}

function isOpen(box: BoxAnswer | undefined) {
  return box !== undefined && box.state !== 'blocked'
}
