import type { Writer } from '#server/database/database.ts'
import { activate } from '#server/shop/activate.ts'
import {
  allocateBox,
  checkIds,
  type Clerk,
  enterInCrd,
  issueKeys,
  signForm,
} from '#server/shop/counter.ts'

import type { ApplicationAnswer } from '#shared/rental/answers.ts'
import type { ApplicationInput } from '#shared/rental/application.ts'

import { couple, type Customer } from './shop.ts'
import type { TestServer } from './start-server.ts'

export const clerk: Clerk = { id: 'clerk', role: 'mailbox_center' }
export const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2026-12-31' }
export const payment = { postingId: 'first', by: clerk, paidBy: 'cash' as const }

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
  { services, database }: TestServer,
  { id: applicationId, signing, recipients }: ApplicationAnswer,
  box?: number,
) {
  const write = <Result>(work: (tx: Writer) => Promise<Result>) => database.write(work)
  const rental = await write((tx) => allocateBox(tx, applicationId, box, clerk, services))
  for (const { id, photoId, addressId, formStatus } of recipients) {
    if (!photoId || !addressId) continue
    const shown = { ...ids, photoId, addressId }
    await write((tx) => checkIds(tx, id, shown, clerk, services))
    if (formStatus === 'not-needed') continue
    const witness = signing === 'notary' ? 'notary' : 'shop'
    await write((tx) => signForm(tx, id, witness, clerk, services))
    await write((tx) => enterInCrd(tx, id, clerk, services))
  }
  await write((tx) => issueKeys(tx, rental.id, clerk, services))
  const posting = { ...payment, postingId: rental.id }
  await write((tx) => activate(tx, rental.id, posting, services))
  return rental
}
