import { randomUUID } from 'node:crypto'

import { dueKinds } from '#shared/shop/today/calls.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- as the wire says it
type Answer = { status: number; text: string; body: any }

/** One of the staff at a counter; routes are those of `shopRoutes`, without `/shop/v1/`. */
export type Clerk = {
  isOwner: boolean
  /** A number below a limit. */
  upTo(limit: number): number
  /** The number of one of the shop's boxes. */
  box(): number
  /** One of the day's visits. */
  visit(): string
  get(route: string, query?: string, parameters?: Record<string, string | number>): Promise<Answer>
  post(route: string, body?: unknown, parameters?: Record<string, string | number>): Promise<Answer>
  /** A file, as far as its end. */
  download(method: 'GET' | 'POST', route: string, body?: unknown): Promise<void>
}

export type Journey = (clerk: Clerk) => Promise<unknown>

const NAMES = ['nguyen', 'garcia', 'ana', 'oss', 'taked', 'will', 'patel llc', 'sam kim']
const IDS = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2036-12-31' }
const STROKES = [[40, 90, 80, 40, 110, 110, 150, 50, 190, 100, 230, 60, 280, 105, 340, 70]]
const SIGNATURE = { width: 400, height: 150, strokes: STROKES }
const WALK = 20

/** What the staff do, each as often as the others; a step that was refused ends the journey. */
export const counterJourneys: Journey[] = [
  look,
  openBox,
  listDue,
  readTill,
  receiveMail,
  receiveMail,
  walkTheBoxes,
  handOver,
]
  .concat([search, search, openMailbox, changeBox, takeRent, takeRent, bookAndTakeBack])
  .concat([count, finishTask, noteVisit])

export async function look({ get }: Clerk) {
  await get('staff/today')
  await get('boxes')
  await get('mail/shelf')
  await get('mail/tasks')
}

/** A line of Today leads to the page of a box, whose history is read on. */
async function openBox({ get, box }: Clerk) {
  const named = { box: box() }
  await get('boxes/:box', '', named)
  await get('mail/boxes/:box', '', named)
  await get('mail/tasks', `?box=${named.box}`)
  await get('staff/money/boxes/:box', '', named)
  await get('staff/papers', `?all=1&box=${named.box}`)
  const { body: first } = await get('boxes/:box/history', '', named)
  if (first.next) await get('boxes/:box/history', `?before=${first.next}`, named)
}

/** A list of Today to its second page. */
async function listDue({ get, upTo }: Clerk) {
  const kind = dueKinds[upTo(dueKinds.length)] ?? dueKinds[0]
  const { body: first } = await get('staff/today/:kind', '', { kind })
  if (first.next) {
    await get('staff/today/:kind', `?after=${encodeURIComponent(first.next)}`, { kind })
  }
}

async function readTill({ get, upTo }: Clerk) {
  await get('staff/money/till')
  await get('staff/money/postings')
  await get('staff/money/receipts')
  await get('staff/money/receipts/:number', '', { number: 1 + upTo(50_000) })
}

async function receiveMail({ get, post, box, upTo }: Clerk) {
  const number = box()
  const { body: found } = await get('mail/boxes/:box', '', { box: number })
  const recipient = found.recipients?.[0]
  if (found.state !== 'rented' || !recipient) return
  const tracking = `TBA${String(upTo(1e12)).padStart(12, '0')}`
  const item = { box: number, kind: 'parcel', tracking, carrier: 'amazon', shelf: 'B2' }
  const body = { ...item, recipientId: recipient.id, key: randomUUID() }
  const { status, body: received } = await post('mail/items', body)
  if (status >= 300) return
  const { id } = received.item
  const chance = upTo(3)
  if (chance === 0) await post('mail/items/:id/undo', {}, { id })
  if (chance === 1) await post('mail/items/:id/move', { box: box() }, { id })
}

function walkTheBoxes({ post, box }: Clerk) {
  const boxes = Array.from({ length: WALK }, box)
  return post('mail/letters', { key: randomUUID(), boxes })
}

async function handOver({ get, post, box }: Clerk) {
  const number = box()
  await get('find', `?q=${number}`)
  const { body: found } = await get('mail/boxes/:box', '', { box: number })
  const items = found.items?.filter((item: { state: string }) => item.state === 'waiting') ?? []
  if (items.length === 0) return
  const [recipient] = found.recipients
  const person = { recipientId: recipient.id, idType: 'passport', signature: SIGNATURE }
  const ids = items.map(({ id }: { id: string }) => id)
  await post('mail/hand-outs', { key: randomUUID(), box: number, items: ids, ...person })
}

async function search({ get, post, upTo }: Clerk) {
  const { body } = await get('find', `?q=${NAMES[upTo(NAMES.length)]}`)
  const found = body.found?.[upTo(body.found.length)]
  if (found) {
    const { body: customer } = await get('customers/:application', '', { application: found.id })
    const { language } = customer
    if (language)
      await post('customers/:application/language', { language }, { application: found.id })
  }
  await get('find', `?q=sample${upTo(20_000)}@`)
}

/** From an application that was filed to an open mailbox. */
async function openMailbox({ get, post, upTo }: Clerk) {
  const { body } = await get('find')
  const found = body.found?.[upTo(body.found.length)]
  if (!found) return
  const { id } = found
  const customer = await get('customers/:application', '', { application: id })
  for (const { id: recipient, formStatus } of customer.body.recipients) {
    if (formStatus === 'not-needed') continue
    const one = { application: id, recipient }
    await post('customers/:application/recipients/:recipient/ids', IDS, one)
    await post('customers/:application/recipients/:recipient/sign', { witness: 'shop' }, one)
    await post('customers/:application/recipients/:recipient/acknowledge', { language: 'en' }, one)
    await post('customers/:application/recipients/:recipient/crd', {}, one)
  }
  await post('customers/:application/box', {}, { application: id })
  await post('customers/:application/keys', { count: 1 }, { application: id })
  const shownCents = customer.body.first.dueToday
  await post(
    'customers/:application/activate',
    { id: randomUUID(), way: 'cash', shownCents },
    { application: id },
  )
}

async function changeBox({ get, post, box, upTo }: Clerk) {
  const { body } = await get('find', `?q=${box()}`)
  const id = body.found?.[0]?.id
  if (!id) return
  const { body: customer } = await get('customers/:application', '', { application: id })
  if (customer.state !== 'active') return
  if (upTo(2) === 0) {
    const one = { application: id, recipient: customer.recipients[0].id }
    await post('customers/:application/recipients/:recipient/form', { reason: 'forwarding' }, one)
    return
  }
  const adult = { kind: 'adult', name: 'Kit Doe', shownCents: customer.addedCents.adult }
  const added = await post('customers/:application/recipients', adult, { application: id })
  const recipient = added.body.recipients?.at(-1)?.id
  if (!recipient) return
  const one = { application: id, recipient }
  await post('customers/:application/recipients/:recipient/rename', { name: 'Kit Roe' }, one)
  await post('customers/:application/recipients/:recipient/remove', {}, one)
}

async function takeRent({ get, post, box }: Clerk) {
  const { body } = await get('staff/money/boxes/:box', '', { box: box() })
  const rental = body.rentals?.find(({ isActive }: { isActive: boolean }) => isActive)
  const [renewal] = rental?.renewals ?? []
  if (!renewal) return
  const cents = rental.balance + renewal.cents + rental.lateFees.length * rental.lateFeeCents
  const payment = { id: randomUUID(), rentalId: rental.id, months: renewal.months, cents }
  const { body: paid } = await post('staff/money/payments', {
    ...payment,
    way: 'check',
    isEmailed: false,
  })
  if (!paid.receipt) return
  await get('staff/money/receipts/:number', '', { number: paid.receipt })
  await post('staff/money/receipts/:number/email', {}, { number: paid.receipt })
}

/** A key that was lost, and was found again. */
async function bookAndTakeBack({ get, post, box }: Clerk) {
  const { body } = await get('staff/money/boxes/:box', '', { box: box() })
  const rental = body.rentals?.find(({ isActive }: { isActive: boolean }) => isActive)
  if (!rental) return
  const batchId = randomUUID()
  const { status } = await post('staff/money/lost-keys', { id: batchId, rentalId: rental.id })
  if (status >= 300) return
  const reversal = { id: randomUUID(), batchId, isWhole: true, reason: 'The key was found' }
  await post('staff/money/reversals', reversal)
}

function count({ post, upTo }: Clerk) {
  return post('staff/money/till/movements', {
    id: randomUUID(),
    direction: 'paid-in',
    cents: 100 + upTo(500),
    reason: 'Change from the bank',
  })
}

async function finishTask({ get, post, upTo }: Clerk) {
  const { body } = await get('mail/tasks')
  const task = body.tasks?.[upTo(body.tasks.length)]
  if (task) await post('mail/tasks/:id/done', {}, { id: task.id })
}

/** Whoever was noted as missing comes late. */
async function noteVisit({ post, visit, upTo }: Clerk) {
  const state = upTo(2) === 0 ? 'came' : 'missed'
  await post('visits/:id/outcome', { state }, { id: visit() })
}
