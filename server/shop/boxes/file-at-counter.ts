import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/core/access.ts'
import {
  findContact,
  tryLockCustomer,
  rememberCustomer,
  walkInId,
} from '#server/shop/core/customers.ts'
import { findWalkIns } from '#server/shop/core/ownership.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { addFiled } from '#server/shop/applications/file-application.ts'
import { readShopBody } from '#server/shop/core/read-shop-body.ts'
import type { Language } from '#shared/language.ts'
import { counterApplicationBody } from '#shared/shop/boxes/counter.ts'

import { describeCustomer } from './describe-customer.ts'

/** POST /shop/v1/customers: files an application for somebody at the counter, with an account or without one. */
export async function fileAtCounter(context: SignedInContext, services: Services) {
  const { database, rental } = services
  const body = await readShopBody(context, counterApplicationBody(rental))
  const { id } = await database.write(async (tx) => {
    const customerId = await findCustomer(tx, body, services)
    return addFiled(tx, { customerId, application: body.application }, context, services)
  })
  return Response.json(await describeCustomer(id, services), { status: 201 })
}

type Filed = {
  customerId?: string
  email?: string
  language?: Language
  application: { recipients: { kind: string; name: string }[] }
}

/**
 * Whose application it is: the account's that booked a visit, that of somebody without one who gave this address before, or somebody
 * new, who alone is told the language by the counter. An address that is typed here leads to no account: it proves nothing.
 */
async function findCustomer(tx: Writer, filed: Filed, services: Services) {
  const { customerId, email = '', language = 'en', application } = filed
  if (customerId) {
    if ((await tryLockCustomer(tx, customerId)) && (await findContact(tx, customerId)))
      return customerId
    throw new CounterError('not_found')
  }
  const [earlier] = await findWalkIns(tx, email)
  // Whose address it is may be taking them over, or deleting them, at this moment.
  if (earlier && (await tryLockCustomer(tx, earlier))) return earlier
  const name = application.recipients.find(({ kind }) => kind === 'applicant')?.name ?? ''
  const person = {
    id: walkInId(),
    email,
    firstName: name.split(' ')[0] ?? '',
    language,
  }
  await rememberCustomer(tx, person, services.now())
  return person.id
}
