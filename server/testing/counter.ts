import type { Writer } from '#server/database/database.ts'
import { activate } from '#server/shop/activate.ts'
import {
  allocateBox,
  checkIds,
  type Clerk,
  enterInCrd,
  issueKeys,
  signForm,
  today,
} from '#server/shop/counter.ts'
import { beginTillDay } from '#server/shop/money/till.ts'

import { signsForm } from '#shared/rental/household.ts'

import { couple, type Customer } from './shop.ts'
import type { TestServer } from './start-server.ts'

export const clerk: Clerk = { id: 'clerk', role: 'mailbox_center' }
export const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2026-12-31' }
export const payment = { postingId: 'first', by: clerk, paidBy: 'cash' as const }

/** Opens the till of the day that the server's clock shows, unless it is. */
export async function openDrawer({ services, database }: TestServer) {
  const on = today(services)
  const till = await database.read
    .selectFrom('till_days')
    .select('day')
    .where('day', '=', on)
    .executeTakeFirst()
  if (till) return
  await database.write((tx) => beginTillDay(tx, { on, floatCents: 10_000 }, clerk, services))
}

/** Everything that the counter does until the mailbox is open. */
export async function openMailbox(
  server: TestServer,
  customer: Customer,
  box?: number,
  application: object = couple,
) {
  const { services, database } = server
  const write = <Result>(work: (tx: Writer) => Promise<Result>) => database.write(work)
  const { body } = await customer.post('application', application)
  const signers: { id: string }[] = body.recipients.filter(signsForm)
  const rental = await write((tx) => allocateBox(tx, body.id, box, clerk, services))
  for (const { id } of signers) {
    await write((tx) => checkIds(tx, id, ids, clerk, services))
    await write((tx) => signForm(tx, id, 'shop', clerk, services))
    await write((tx) => enterInCrd(tx, id, clerk, services))
  }
  await write((tx) => issueKeys(tx, rental.id, clerk, services))
  await openDrawer(server)
  const posting = { ...payment, postingId: rental.id }
  await write((tx) => activate(tx, rental.id, posting, services))
  return rental
}
