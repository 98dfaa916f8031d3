import type * as v from 'valibot'

import type { Writer } from '#server/database/database.ts'
import type { ApplicationRow, Rental } from '#server/database/shop-tables.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit.ts'
import type { WriteRoute, SignedInContext } from '#server/shop/core/access.ts'
import { CounterError, lockApplication, lockRecipient } from '#server/shop/core/counter.ts'
import { selectRentalOf } from '#server/shop/core/applications.ts'
import { readShopBody } from '#server/shop/core/read-shop-body.ts'

import { describeCustomer } from './describe-customer.ts'

const MAX_BODY_BYTES = 2_048

export type Step<Body> = {
  tx: Writer
  application: ApplicationRow
  body: Body
  by: Actor
  params: SignedInContext['params']
  context: SignedInContext
  services: Services
}

/**
 * A step of the counter on one customer's application or box: one transaction, and the answer is the customer as they stand
 * after it, so that a step sent twice is seen.
 */
export function counterStep<Schema extends v.GenericSchema>(
  schema: Schema,
  work: (step: Step<v.InferOutput<Schema>>) => Promise<unknown>,
): { POST: WriteRoute } {
  async function handler(context: SignedInContext, services: Services) {
    const { params } = context
    const body = await readShopBody(context, schema)
    const id = params.id ?? ''
    await services.database.write(async (tx) => {
      // Its customer, who may change it meanwhile, waits, or is waited for.
      const application = await lockApplication(tx, id)
      const by = context.by
      await work({ tx, application, body, by, params, context, services })
    })
    return Response.json(await describeCustomer(id, services))
  }
  return { POST: { access: 'clerk', maxBodyBytes: MAX_BODY_BYTES, handler } }
}

/** The recipient of the path. @throws CounterError when it is none of this application's */
export async function lockRecipientOf({ tx, application, params }: Step<unknown>) {
  const recipient = await lockRecipient(tx, params.recipient ?? '')
  if (recipient.application_id !== application.id) throw new CounterError('not_found')
  return recipient
}

/** The box of the application. @throws CounterError where it has none */
export async function lockRentalOf({ tx, application }: Step<unknown>): Promise<Rental> {
  const rental = await selectRentalOf(tx, application.id).forUpdate().executeTakeFirst()
  if (!rental) throw new CounterError('no_box')
  return rental
}

/** The box of the application, which is rented. @throws CounterError where it is not, or not any more */
export async function lockOpenRentalOf(step: Step<unknown>) {
  const rental = await lockRentalOf(step)
  if (!rental.started_on || rental.closed_on) throw new CounterError('box_not_open')
  return rental
}
