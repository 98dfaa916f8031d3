import * as v from 'valibot'

import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import {
  findContact,
  rememberCustomer,
  tryLockCustomer,
  walkInId,
} from '#server/shop/core/customers/customers.ts'
import { endApplication } from '#server/shop/core/customers/end-application.ts'
import type { StepOf } from '#server/shop/core/idempotency/counter-step.ts'
import { lockRentalOfApplication } from '#server/shop/core/idempotency/locks.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { findWalkIns } from '#server/shop/core/permissions/ownership.ts'
import { checkInput, type InputOf } from '#server/shop/core/serve-calls.ts'
import { applicationBody } from '#shared/shop/applications/application.ts'
import type { householdCalls } from '#shared/shop/applications/counter-calls.ts'

import { addFiled } from './file-application.ts'

type Filed = InputOf<(typeof householdCalls)['fileAtCounter']>

export async function fileAtCounter(sent: Filed, context: SignedInContext, services: Services) {
  const offered = v.object({ application: applicationBody(services.facts) })
  const { application } = checkInput(offered, sent, context)
  const { id } = await services.database.write(async (tx) => {
    const customerId = await findCustomer(tx, sent, services)
    return addFiled(tx, { customerId, application }, context, services)
  })
  return id
}

export async function withdrawAtCounter(step: StepOf<(typeof householdCalls)['withdraw']>) {
  const { tx, application, services } = step
  if (application.state !== 'open') throw new CounterError('not_open')
  const rental = await lockRentalOfApplication(tx, application.id)
  if (rental?.keysIssuedOn) throw new CounterError('keys_issued')
  await endApplication(tx, application, step, services)
}

/**
 * The customer of the application: the account that booked a visit, an earlier customer without an account with this
 * address, or a new one, the only kind whose language the counter sets. An address typed here proves nothing and leads
 * to no account.
 */
async function findCustomer(tx: Writer, filed: Filed, services: Services) {
  const { customerId, email = '', language = 'en', application } = filed
  if (customerId) {
    if ((await tryLockCustomer(tx, customerId)) && (await findContact(tx, customerId)))
      return customerId
    throw new CounterError('not_found')
  }
  const [earlier] = await findWalkIns(tx, email)
  // An account may be accepting or deleting this customer at the same time.
  if (earlier && (await tryLockCustomer(tx, earlier))) return earlier
  const applicant = application.recipients.find(({ kind }) => kind === 'applicant')
  const person = {
    id: walkInId(),
    email,
    firstName: applicant?.givenName ?? applicant?.name?.split(' ')[0] ?? '',
    language,
  }
  await rememberCustomer(tx, person, services.now())
  return person.id
}
