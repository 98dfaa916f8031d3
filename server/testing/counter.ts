import {
  noteAcknowledgment,
  noteCrd,
  noteIds,
  noteSignature,
} from '#server/shop/applications/forms.ts'
import { activate, giveBox, issueKeys } from '#server/shop/boxes/opening.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { today } from '#server/shop/core/counter.ts'
import { takeStep, type Step } from '#server/shop/core/idempotency/counter-step.ts'
import { loadCustomer } from '#server/shop/load-customer.ts'
import { beginTillDay } from '#server/shop/money/till.ts'
import type { ApplicationInput } from '#shared/shop/applications/application.ts'
import type { FiledApplication } from '#shared/shop/applications/calls.ts'

import { couple, type Customer } from './shop.ts'
import type { TestServer } from './start-server.ts'

export const clerk: Actor = { id: 'clerk', role: 'mailbox_center' }
const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2026-12-31' }

export async function openDrawer({ services, database }: TestServer) {
  const on = today(services)
  const till = await database.read
    .selectFrom('tillDays')
    .select('day')
    .where('day', '=', on)
    .executeTakeFirst()
  if (till) return
  await database.write((tx) => beginTillDay(tx, { on, floatCents: 10_000 }, clerk, services))
}

export async function openMailbox(
  server: TestServer,
  customer: Customer,
  box?: number,
  filed: ApplicationInput = couple,
) {
  const { body } = await customer.post('application', filed)
  return finishAtCounter(server, body, box)
}

export async function finishAtCounter(server: TestServer, filed: FiledApplication, box?: number) {
  const { id: application } = filed
  const { services } = server
  const rental = await finishUntilKeys(server, filed, box)
  await openDrawer(server)
  const { first } = await loadCustomer(application, services)
  const amount = { shownCents: first.dueToday, isEmailed: false }
  const payment = { id: rental.id, way: 'cash' as const, ...amount }
  await takeStep(activate, { application, ...payment }, clerk, services)
  return rental
}

export async function finishUntilKeys(
  { services }: TestServer,
  { id: application, signing, recipients }: FiledApplication,
  box?: number,
) {
  const take = <Input extends { application: string }, Result>(
    work: (step: Step<Input>) => Promise<Result>,
    input: NoInfer<Input>,
  ) => takeStep(work, input, clerk, services)
  const rental = await take(giveBox, { application, box })
  for (const { id: recipient, photoId, addressId, formStatus } of recipients) {
    if (!photoId || !addressId) continue
    await take(noteIds, { application, recipient, ...ids, photoId, addressId })
    if (formStatus === 'not-needed') continue
    const witness = signing === 'notary' ? 'notary' : 'shop'
    await take(noteSignature, { application, recipient, witness })
    await take(noteAcknowledgment, { application, recipient, language: 'en' })
    await take(noteCrd, { application, recipient })
  }
  await take(issueKeys, { application, count: 1 })
  return rental
}
