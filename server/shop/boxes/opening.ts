import { selectRentalOf } from '#server/shop/applications.ts'
import { activate } from '#server/shop/activate.ts'
import {
  allocateBox,
  checkIds,
  CounterError,
  enterInCrd,
  issueKeys,
  signForm,
} from '#server/shop/counter.ts'
import { endApplication } from '#server/shop/file-application.ts'
import { findRepeated } from '#server/shop/money/postings.ts'
import {
  activateBody,
  boxBody,
  crdBody,
  emptyBody,
  idsBody,
  keysBody,
  signBody,
} from '#shared/rental/counter-requests.ts'

import { counterStep, lockRecipientOf, lockRentalOf } from './counter-step.ts'

/** POST …/recipients/:recipient/ids: the two documents they showed; again, whenever they show newer ones. */
export const noteIds = counterStep(idsBody, async (step) => {
  const { id } = await lockRecipientOf(step)
  await checkIds(step.tx, id, step.body, step.by, step.services)
})

/** POST …/recipients/:recipient/sign */
export const noteSignature = counterStep(signBody, async (step) => {
  const { id } = await lockRecipientOf(step)
  const { witness, on } = step.body
  await signForm(step.tx, id, witness, step.by, step.services, on)
})

/** POST …/recipients/:recipient/crd */
export const noteCrd = counterStep(crdBody, async (step) => {
  const { id } = await lockRecipientOf(step)
  await enterInCrd(step.tx, id, step.by, step.services, step.body.on)
})

/** POST …/box: gives the application its number, or another one until the keys are issued. */
export const giveBox = counterStep(boxBody, async ({ tx, application, body, by, services }) => {
  await allocateBox(tx, application.id, body.box, by, services)
})

/** POST …/keys */
export const giveKeys = counterStep(keysBody, async (step) => {
  const { id } = await lockRentalOf(step)
  await issueKeys(step.tx, id, step.by, step.services, step.body.count)
})

/** POST …/activate: takes the first payment and opens the box; the same id again is the same payment. */
export const openBox = counterStep(activateBody, async (step) => {
  const { tx, by, services } = step
  const { id: postingId, paidBy } = step.body
  const { id } = await lockRentalOf(step)
  const repeated = await findRepeated(tx, postingId, { kind: 'payment', rental_id: id })
  if (!repeated) await activate(tx, id, { postingId, by, paidBy }, services)
})

/** POST …/withdraw: ends an application that no keys were issued for. */
export const withdraw = counterStep(emptyBody, async ({ tx, application, context, services }) => {
  if (application.state !== 'open') throw new CounterError('not_open')
  const rental = await selectRentalOf(tx, application.id).forUpdate().executeTakeFirst()
  if (rental?.keys_issued_on) throw new CounterError('keys_issued')
  await endApplication(tx, application, context, services)
})
