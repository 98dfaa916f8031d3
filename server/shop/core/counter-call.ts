import type * as v from 'valibot'

import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'

import type { Actor } from './audit.ts'
import type { SignedInContext } from './access.ts'
import { readShopBody } from './read-shop-body.ts'

/** Answers a call with what one action of the staff, in one transaction, comes to. `params` is what its path names. */
export function counterCall<Schema extends v.GenericSchema>(
  schema: Schema,
  deed: (
    tx: Writer,
    body: v.InferOutput<Schema>,
    by: Actor,
    services: Services,
    params: SignedInContext['params'],
  ) => Promise<object | void>,
  status = 200,
) {
  return async (context: SignedInContext, services: Services) => {
    const body = await readShopBody(context, schema)
    const answer = await services.database.write((tx) =>
      deed(tx, body, context.by, services, context.params),
    )
    return Response.json(answer ?? {}, { status })
  }
}
