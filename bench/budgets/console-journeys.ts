import { randomUUID } from 'node:crypto'

import { business } from '#app/content/business.ts'
import { wallClock } from '#shared/calendar.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'

import type { Clerk, Journey } from './counter-journeys.ts'

/** What the staff do with papers, lists and open boxes. */
export const consoleJourneys: Journey[] = [
  takePapers,
  readLists,
  holdMail,
  planClosing,
  closeMailbox,
  returnCheck,
  fileAndWithdraw,
]

/** Service of process, as far as the letter in the mail. */
async function takePapers({ get, post, box }: Clerk) {
  await get('staff/papers')
  await get('staff/papers', '?all=1')
  const { body } = await get('staff/papers/boxes/:box', '', { box: box() })
  const rentalId = body.rentals?.[0]?.rentalId
  if (!rentalId) return
  const id = randomUUID()
  const names = { forName: 'Sam Kim', servedBy: 'Bo Server' }
  await post('staff/papers', { id, rentalId, ...names, receivedAt: Date.now() - HOUR_MS })
  await post('staff/papers/:id/notice', {}, { id })
  await post('staff/papers/:id/mailing', { on: toDay(Date.now()) }, { id })
}

async function readLists({ get, box }: Clerk) {
  await get('staff/roster')
  await get('staff/roster', `?after=${box()}+0`)
  await get('staff/quarter')
  await get('staff/expiring-ids')
}

async function holdMail(clerk: Clerk) {
  const { post } = clerk
  const id = await findOpenMailbox(clerk)
  if (!id) return
  const [from, until] = [toDay(Date.now() + DAY_MS), toDay(Date.now() + 8 * DAY_MS)]
  const { body } = await post('customers/:application/holds', { from, until }, { application: id })
  const hold = body.rental?.holds?.find((one: { endedOn: unknown }) => one.endedOn === null)
  if (hold)
    await post('customers/:application/holds/:hold/end', {}, { application: id, hold: hold.id })
}

async function planClosing(clerk: Clerk) {
  const { post } = clerk
  const id = await findOpenMailbox(clerk)
  if (!id) return
  const closesOn = toDay(Date.now() + 20 * DAY_MS)
  const { status } = await post('customers/:application/notice', { closesOn }, { application: id })
  if (status < 300) await post('customers/:application/notice/withdraw', {}, { application: id })
}

/** From the closing to the sheet with its dates. */
async function closeMailbox(clerk: Clerk) {
  const { get, post } = clerk
  const number = clerk.box()
  const id = await findOpenMailbox(clerk, number)
  if (!id) return
  const { status } = await post('customers/:application/close', {}, { application: id })
  if (status >= 300) return
  await post('customers/:application/close/crd', {}, { application: id })
  await post('customers/:application/keys/return', { count: 1 }, { application: id })
  const { body } = await get('staff/money/boxes/:box', '', { box: number })
  const rentalId = body.rentals?.[0]?.id
  if (!rentalId) return
  await post('staff/money/settlements', { id: randomUUID(), rentalId, way: 'cash' })
  await post('customers/:application/close/dates', {}, { application: id })
}

async function returnCheck({ get, post, box }: Clerk) {
  const { body } = await get('staff/money/receipts', `?box=${box()}`)
  const check = body.receipts?.find(
    (one: { way: string; isVoid: boolean }) => one.way === 'check' && !one.isVoid,
  )
  if (check) {
    await post('staff/money/returned-checks', { id: randomUUID(), receipt: check.number })
  }
}

async function fileAndWithdraw({ get, post }: Clerk) {
  const application = {
    plan: 'small',
    months: 3,
    payment: 'ahead',
    use: 'personal',
    signing: 'counter',
    phone: '',
    recipients: [{ kind: 'applicant', name: 'Ana Kim', photoId: 'passport', addressId: 'lease' }],
  }
  const email = `walk-in-${randomUUID()}@example.com`
  const { status, body } = await post('customers', { email, application })
  if (status >= 300) return
  await get('customers/:application', '', { application: body.id })
  await post('customers/:application/withdraw', {}, { application: body.id })
}

async function findOpenMailbox({ get, box }: Clerk, number = box()) {
  const { body } = await get('find', `?q=${number}`)
  return body.found?.[0]?.id as string | undefined
}

/** A day as the shop has it: in the evening there, that of Greenwich is one that calls refuse. */
export function toDay(at: number) {
  return wallClock(at, business.timeZone).date
}
