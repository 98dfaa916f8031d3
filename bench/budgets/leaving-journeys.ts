import { randomUUID } from 'node:crypto'

import type { Clerk, Journey } from './counter-journeys.ts'

const MAX_LINES = 3

/** What the staff sell, remember, prove and send on. */
export const leavingJourneys: Journey[] = [sell, keepNotes, proveHandOut, sendOn, askToReverse]

async function sell(clerk: Clerk) {
  const { get, post, upTo } = clerk
  const { body } = await get('staff/money/prices')
  const items: { id: string; cents: number }[] = body.items.slice(0, 1 + upTo(MAX_LINES))
  const lines = items.map(({ id }) => ({ item: id, count: 1 }))
  const shownCents = items.reduce((sum, { cents }) => sum + cents, 0)
  await post('staff/money/sales', { id: randomUUID(), lines, shownCents, way: 'cash' })
  const rental = await findRental(clerk)
  if (!rental) return
  const sold = { id: randomUUID(), lines, shownCents, way: 'balance', isEmailed: false }
  await post('staff/money/sales/box', { ...sold, rentalId: rental.id })
}

async function keepNotes(clerk: Clerk) {
  const { get, post } = clerk
  const found = await findRental(clerk)
  if (!found) return
  const rental = { rental: found.id }
  await get('rentals/:rental/notes', '', rental)
  const note = { id: randomUUID(), kind: 'note', text: 'Call before a large package' }
  const { status } = await post('rentals/:rental/notes', note, rental)
  if (status < 300) await post('rentals/:rental/notes/:note/end', {}, { ...rental, note: note.id })
}

async function proveHandOut({ get, box }: Clerk) {
  const { body } = await get('mail/boxes/:box/hand-outs', '', { box: box() })
  const [handOut] = body.handOuts ?? []
  if (!handOut) return
  await get('mail/hand-outs/:id', '', { id: handOut.id })
  const [item] = handOut.items ?? []
  if (item) await get('mail/items/:id', '', { id: item.id })
}

/** Where they left, or asked for it: mail of a box is sent on, or goes back. */
async function sendOn(clerk: Clerk) {
  const { get, post } = clerk
  const number = clerk.box()
  const { body } = await get('mail/boxes/:box', '', { box: number })
  const waiting = body.items?.filter((item: { state: string }) => item.state === 'waiting') ?? []
  const [first, second] = waiting
  if (!first) return
  await post('mail/send-ons', { items: [first.id] })
  const { body: found } = await get('find', `?q=${number}`)
  const application = found.found?.[0]?.id
  if (!application || !second) return
  await post('customers/:application/remail-wish', { isDeclined: true }, { application })
  await post('mail/returns', { items: [second.id] })
  await post('customers/:application/remail-wish', { isDeclined: false }, { application })
}

async function askToReverse({ get, upTo }: Clerk) {
  const { body } = await get('staff/money/postings')
  const posting = body.postings?.[upTo(body.postings.length)]
  if (posting) await get('staff/money/reversals/:batchId', '', { batchId: posting.batchId })
}

async function findRental({ get, box }: Clerk) {
  const { body } = await get('staff/money/boxes/:box', '', { box: box() })
  return body.rentals?.find(({ isActive }: { isActive: boolean }) => isActive) as
    { id: string } | undefined
}
