import type { HandOut, MailItem, RecipientRow, Rental, Task } from '#server/database/rows.ts'
import { asMember } from '#server/shop/core/customers/applications.ts'
import { addDays, daysBetween, type Day } from '#shared/calendar.ts'
import { sample } from '#shared/content/en/sample-shop.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { needsIds } from '#shared/shop/applications/household.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'

import { SAMPLE_CLERK, type Draw } from './draw.ts'
import { moment } from './rent-history.ts'

const MAX_HOURS = 6
const BASKET = 3
const SHELVES = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2']
/** Mail of these last days may still wait. */
const WAITING_DAYS = 10
const SIGNATURE = JSON.stringify({
  width: 400,
  height: 150,
  strokes: [[40, 90, 80, 40, 110, 110, 150, 50, 190, 100, 230, 60, 280, 105, 340, 70]],
})

type Place = { rental: Pick<Rental, 'id' | 'box' | 'started_on' | 'closed_on'>; today: Day }

/** Parcels and letters of a rental from its first day; older ones were handed out against an ID and a signature. */
export function drawMail(
  draw: Draw,
  { rental, today }: Place,
  recipients: RecipientRow[],
  count: number,
  nextSlip: () => number,
  facts: RentalFacts,
) {
  const items: MailItem[] = []
  const handOuts: HandOut[] = []
  const collectors = recipients.map(asMember).filter(needsIds)
  const from = rental.started_on ?? today
  const days = daysBetween(from, rental.closed_on ?? addDays(today, -1))
  let basket: MailItem[] = []
  let hasLetters = false
  for (let index = 0; index < count; index++) {
    const day = addDays(from, Math.floor((days * index) / count))
    const isParcel = draw.between(1, 10) <= 4
    const recipient = draw.pick(collectors)
    const item = { ...(isParcel ? parcel(recipient) : letters), ...about(moment(draw, day, facts)) }
    items.push(item)
    const isOld = rental.closed_on !== null || daysBetween(day, today) > WAITING_DAYS
    if (!isOld && (isParcel || !hasLetters) && draw.isOneIn(2)) {
      hasLetters ||= !isParcel
      continue
    }
    if (isParcel) basket.push(item)
    else end(item, item.received_at + draw.between(1, MAX_HOURS) * HOUR_MS, null)
    if (basket.length === BASKET) handOut(recipient)
  }
  if (basket.length > 0) handOut(draw.pick(collectors))
  return { items, handOuts }

  function parcel({ id }: RecipientRow) {
    const slip = nextSlip()
    const label = { carrier: 'amazon', tracking: `TBA${String(slip).padStart(12, '0')}` }
    const place = { recipient_id: id, shelf: draw.pick(SHELVES), slip }
    return { kind: 'parcel' as const, ...label, ...place }
  }

  function about(received_at: number) {
    const { id: rental_id, box } = rental
    const label = { addressee: null, check_reason: null }
    const left = { ended_at: null, ended_by: null, hand_out_id: null }
    // Customers of a sample shop get no emails, however long an item waits.
    const state = { state: 'waiting' as const, notice: 'overdue' as const }
    const came = { received_at, received_by: SAMPLE_CLERK }
    return { ...label, ...left, ...state, ...came, id: draw.uuid(), rental_id, box }
  }

  function handOut({ id: recipient_id, name: taken_by, kind }: RecipientRow) {
    const id = draw.uuid()
    const complete_at = Math.max(...basket.map(({ received_at }) => received_at))
    const handed_out_at = complete_at + draw.between(1, MAX_HOURS) * HOUR_MS
    handOuts.push({
      id,
      rental_id: rental.id,
      recipient_id,
      taken_by,
      picked_up_as: kind === 'applicant' ? 'owner' : 'recipient',
      id_type: 'passport',
      signature: SIGNATURE,
      handed_out_by: SAMPLE_CLERK,
      handed_out_at,
      allowed_reason: null,
      allowed_without: null,
    })
    for (const item of basket) end(item, handed_out_at, id)
    basket = []
  }
}

const letters = {
  kind: 'letters' as const,
  carrier: null,
  tracking: null,
  recipient_id: null,
  shelf: null,
  slip: null,
}

function end(item: MailItem, ended_at: number, hand_out_id: string | null) {
  Object.assign(item, { state: 'handed-out', ended_at, hand_out_id })
}

/** A parcel for a name that is no recipient, with the task to return it tomorrow. */
export function drawStray(
  draw: Draw,
  rental: Pick<Rental, 'id' | 'box'>,
  day: Day,
  slip: number,
  facts: RentalFacts,
) {
  const received_at = moment(draw, day, facts)
  const item: MailItem = {
    ...letters,
    id: draw.uuid(),
    rental_id: rental.id,
    box: rental.box,
    addressee: sample.stranger,
    kind: 'parcel',
    carrier: 'usps',
    shelf: draw.pick(SHELVES),
    slip,
    check_reason: null,
    state: 'to-return',
    notice: 'none',
    received_at,
    received_by: SAMPLE_CLERK,
    ended_at: null,
    hand_out_id: null,
    ended_by: null,
  }
  const task: Task = {
    id: draw.uuid(),
    kind: 'return-to-sender',
    due_on: addDays(day, 2),
    box: rental.box,
    mail_item_id: item.id,
    created_at: received_at,
    done_at: null,
    done_by: null,
  }
  return { item, task }
}
