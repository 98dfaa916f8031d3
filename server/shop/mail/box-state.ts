import type { Reader, Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Rental } from '#server/database/rows.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { listRecipients } from '#server/shop/core/customers/applications.ts'
import { findHold } from '#server/shop/core/customers/holds.ts'
import { readPaperHolders } from '#server/shop/core/customers/paper-holders.ts'
import { listOpenNotes } from '#server/shop/core/customers/rental-notes.ts'
import { versionOfBox } from '#server/shop/core/idempotency/version.ts'
import { listFormer, selectFormer } from '#server/shop/core/numbers/former-numbers.ts'
import { isTaken } from '#server/shop/core/numbers/free-numbers.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { Day } from '#shared/calendar.ts'
import { papersLacking } from '#shared/shop/applications/lacking-papers.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'
import { MAX_BOX, type MailRoute } from '#shared/shop/mail/items.ts'

import { asCounterItem, selectItems } from './mail-items.ts'
import { loadPlanUse } from './plan-limits.ts'

type Calls = typeof mailCalls

const MAX_ITEMS = 200

export const getBox: Handler<Calls['getBox']> = async ({ box: wanted }, _context, services) => {
  const box = readNumber(wanted)
  if (!box || box > MAX_BOX) throw new CounterError('not_found')
  const { read } = services.database
  const day = today(services)
  const { state, rental, remailUntil, movedTo = null } = await findBoxState(read, box, day)
  const items = await selectItems(read)
    .where('mailItems.box', '=', box)
    .where('mailItems.endedAt', 'is', null)
    .orderBy('receivedAt', 'desc')
    .limit(MAX_ITEMS)
    .execute()
  const version = await versionOfBox(read, box)
  const open = rental && !rental.closedOn ? rental : null
  const recipients = rental ? await listRecipients(read, rental.applicationId ?? '') : []
  const household = rental && (await readPaperHolders(read, rental))
  const heldUntil = rental ? await findHold(read, rental.id, day) : null
  const plan = open && (await loadPlanUse(read, open, services.now(), services))
  const notes = open ? await listOpenNotes(read, open.id) : []
  return {
    box,
    version,
    state,
    remailUntil,
    movedTo,
    heldUntil,
    plan,
    rentalId: open && open.id,
    notes,
    recipients: recipients.map((recipient) => ({
      ...recipient,
      lacking: household ? papersLacking(household, recipient.id) : [],
    })),
    items: items.map(asCounterItem),
  }
}

function selectRentals(database: Reader, boxes: number[], day: Day) {
  return database
    .selectFrom('rentals')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([isOneOf(database, 'box', boxes), isTaken(day)]),
        eb(
          'id',
          'in',
          selectFormer(database, day)
            .select('rentalId')
            .where(isOneOf(database, 'formerNumbers.box', boxes)),
        ),
      ]),
    )
}

/** `movedTo` is the number that the customer has now instead of the one asked for. */
type Found = {
  state: MailRoute
  rental?: Rental
  remailUntil: Day | null
  movedTo?: number
}

export async function findBoxState(database: Reader, box: number, day: Day) {
  const rentals = await selectRentals(database, [box], day).execute()
  return stateView(box, rentals, await listFormer(database, [box], day))
}

export async function lockBoxStates(tx: Writer, boxes: number[], day: Day) {
  if (boxes.length === 0) return (box: number) => stateView(box, [], [])
  const rentals = await selectRentals(tx, boxes, day).orderBy('id').forUpdate().execute()
  const former = await listFormer(tx, boxes, day)
  return (box: number) => stateView(box, rentals, former)
}

type Former = Awaited<ReturnType<typeof listFormer>>

function stateView(box: number, all: Rental[], former: Former): Found {
  const rentals = all.filter((rental) => rental.box === box)
  const open = rentals.find(({ closedOn }) => closedOn === null)
  if (open) {
    return { state: open.startedOn ? 'rented' : 'reserved', rental: open, remailUntil: null }
  }
  const left = former
    .filter((one) => one.box === box)
    .toSorted((one, other) => other.movedOn.localeCompare(one.movedOn))[0]
  const [closed] = rentals.toSorted((one, other) =>
    (other.closedOn ?? '').localeCompare(one.closedOn ?? ''),
  )
  const moved = left && all.find(({ id }) => id === left.rentalId)
  if (left && moved && left.movedOn > (closed?.closedOn ?? '')) {
    const { box: movedTo } = moved
    return { ...stateView(movedTo, [moved], []), remailUntil: left.until, movedTo }
  }
  if (!closed?.closedOn) return { state: 'return', remailUntil: null }
  // The customer asked in writing that nothing is sent on.
  if (closed.remailDeclinedOn) return { state: 'return', rental: closed, remailUntil: null }
  const { remailUntil } = planClosing(closed.closedOn)
  return { state: 'remail', rental: closed, remailUntil }
}
