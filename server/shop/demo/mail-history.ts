import type { HandOut, MailItem, RecipientRow, Rental, Task } from '#server/database/rows.ts'
import { asMember, type Member } from '#server/shop/core/customers/applications.ts'
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
const WAITING_DAYS = 10
const SIGNATURE = JSON.stringify({
  width: 400,
  height: 150,
  strokes: [[40, 90, 80, 40, 110, 110, 150, 50, 190, 100, 230, 60, 280, 105, 340, 70]],
})

type Place = { rental: Pick<Rental, 'id' | 'box' | 'startedOn' | 'closedOn'>; today: Day }

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
  const from = rental.startedOn ?? today
  const days = daysBetween(from, rental.closedOn ?? addDays(today, -1))
  let basket: MailItem[] = []
  let hasLetters = false
  for (let index = 0; index < count; index++) {
    const day = addDays(from, Math.floor((days * index) / count))
    const isParcel = draw.between(1, 10) <= 4
    const recipient = draw.pick(collectors)
    const item = { ...(isParcel ? parcel(recipient) : letters), ...about(moment(draw, day, facts)) }
    items.push(item)
    const isOld = rental.closedOn !== null || daysBetween(day, today) > WAITING_DAYS
    if (!isOld && (isParcel || !hasLetters) && draw.isOneIn(2)) {
      hasLetters ||= !isParcel
      continue
    }
    if (isParcel) basket.push(item)
    else end(item, item.receivedAt + draw.between(1, MAX_HOURS) * HOUR_MS, null)
    if (basket.length === BASKET) handOut(recipient)
  }
  if (basket.length > 0) handOut(draw.pick(collectors))
  return { items, handOuts }

  function parcel({ id }: Member) {
    const slip = nextSlip()
    const label = { carrier: 'amazon', tracking: `TBA${String(slip).padStart(12, '0')}` }
    const place = { recipientId: id, shelf: draw.pick(SHELVES), slip }
    return { kind: 'parcel' as const, ...label, ...place }
  }

  function about(receivedAt: number) {
    const { id: rentalId, box } = rental
    const label = { addressee: null, checkReason: null }
    const left = { endedAt: null, endedBy: null, handOutId: null }
    // Customers of a sample shop get no emails, however long an item waits.
    const state = { state: 'waiting' as const, notice: 'overdue' as const }
    const came = { receivedAt, receivedBy: SAMPLE_CLERK }
    return { ...label, ...left, ...state, ...came, id: draw.uuid(), rentalId, box }
  }

  function handOut({ id: recipientId, name: takenBy, kind }: Member) {
    const id = draw.uuid()
    const completeAt = Math.max(...basket.map(({ receivedAt }) => receivedAt))
    const handedOutAt = completeAt + draw.between(1, MAX_HOURS) * HOUR_MS
    handOuts.push({
      id,
      rentalId: rental.id,
      recipientId,
      takenBy,
      pickedUpAs: kind === 'applicant' ? 'owner' : 'recipient',
      idType: 'passport',
      signature: SIGNATURE,
      handedOutBy: SAMPLE_CLERK,
      handedOutAt,
      allowedReason: null,
      allowedWithout: null,
    })
    for (const item of basket) end(item, handedOutAt, id)
    basket = []
  }
}

const letters = {
  kind: 'letters' as const,
  carrier: null,
  tracking: null,
  recipientId: null,
  shelf: null,
  slip: null,
}

function end(item: MailItem, endedAt: number, handOutId: string | null) {
  Object.assign(item, { state: 'handed-out', endedAt, handOutId })
}

export function drawStray(
  draw: Draw,
  rental: Pick<Rental, 'id' | 'box'>,
  day: Day,
  slip: number,
  facts: RentalFacts,
) {
  const receivedAt = moment(draw, day, facts)
  const item: MailItem = {
    ...letters,
    id: draw.uuid(),
    rentalId: rental.id,
    box: rental.box,
    addressee: sample.stranger,
    kind: 'parcel',
    carrier: 'usps',
    shelf: draw.pick(SHELVES),
    slip,
    checkReason: null,
    state: 'to-return',
    notice: 'none',
    receivedAt,
    receivedBy: SAMPLE_CLERK,
    endedAt: null,
    handOutId: null,
    endedBy: null,
  }
  const task: Task = {
    id: draw.uuid(),
    kind: 'return-to-sender',
    dueOn: addDays(day, 2),
    box: rental.box,
    mailItemId: item.id,
    createdAt: receivedAt,
    doneAt: null,
    doneBy: null,
  }
  return { item, task }
}
