import type { Actor } from '#server/shop/core/audit.ts'
import { activate } from '#server/shop/boxes/activate.ts'
import { describeCustomer } from '#server/shop/boxes/describe-customer.ts'
import {
  allocateBox,
  checkIds,
  enterInCrd,
  issueKeys,
  signAcknowledgment,
  signForm,
} from '#server/shop/boxes/opening.ts'
import { type CounterDeed, today } from '#server/shop/core/counter.ts'
import { beginTillDay } from '#server/shop/money/till.ts'
import type { FiledApplication } from '#shared/shop/applications/calls.ts'
import type { ApplicationInput } from '#shared/shop/applications/application.ts'

import { couple, type Customer } from './shop.ts'
import type { TestServer } from './start-server.ts'

export const clerk: Actor = { id: 'clerk', role: 'mailbox_center' }
const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2026-12-31' }

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

/** Everything that the counter does until the mailbox of what was filed is open: everybody shows the IDs they named. */
export async function openMailbox(
  server: TestServer,
  customer: Customer,
  box?: number,
  filed: ApplicationInput = couple,
) {
  const { body } = await customer.post('application', filed)
  return finishAtCounter(server, body, box)
}

/** As `openMailbox`, for an application that is filed. */
export async function finishAtCounter(
  server: TestServer,
  { id: applicationId, signing, recipients }: FiledApplication,
  box?: number,
) {
  const { services, database } = server
  const write = <Result>(work: (deed: CounterDeed) => Promise<Result>) =>
    database.write((tx) => work({ tx, by: clerk, services }))
  const rental = await write((deed) => allocateBox(deed, applicationId, box))
  for (const { id, photoId, addressId, formStatus } of recipients) {
    if (!photoId || !addressId) continue
    const shown = { ...ids, photoId, addressId }
    await write((deed) => checkIds(deed, id, shown))
    if (formStatus === 'not-needed') continue
    const witness = signing === 'notary' ? 'notary' : 'shop'
    await write((deed) => signForm(deed, id, witness))
    await write((deed) => signAcknowledgment(deed, id, { language: 'en' }))
    await write((deed) => enterInCrd(deed, id))
  }
  await write((deed) => issueKeys(deed, rental.id))
  await openDrawer(server)
  const { first } = await describeCustomer(applicationId, services)
  const payment = { postingId: rental.id, paidBy: 'cash' as const, shownCents: first.dueToday }
  await write((deed) => activate(deed, rental.id, payment))
  return rental
}
