import * as v from 'valibot'

import { rental } from '#sentences/rental.ts'
import { counter } from '#shared/content/counter.ts'
import { ownerCall, refusing } from '#shared/shop/core/contract.ts'
import { instant } from '#shared/shop/core/fields.ts'
import { changeCall, ownersChangeCall } from '#shared/shop/core/preconditions.ts'

import { visit } from './calls.ts'

const conflicts = v.object({
  visits: v.array(
    v.object({
      id: v.string(),
      slot: instant,
      name: v.string(),
      applicationId: v.nullable(v.string()),
      box: v.nullable(v.number()),
      email: v.nullable(v.string()),
      toldAt: v.nullable(instant),
    }),
  ),
})
export type VisitConflicts = v.InferOutput<typeof conflicts>

export const visitCounterCalls = {
  noteOutcome: changeCall()
    .route({ method: 'POST', path: '/visits/{id}/outcome' })
    .input(
      v.strictObject({
        id: v.string(),
        state: v.picklist(['came', 'missed'], rental.fields.visitState),
      }),
    )
    .output(visit)
    .errors(refusing(counter, 'not_found', 'visit_cancelled', 'visit_ahead')),

  listConflicts: ownerCall
    .route({ method: 'GET', path: '/staff/visits/conflicts' })
    .input(v.object({}))
    .output(conflicts),

  tellOfConflicts: ownersChangeCall
    .route({ method: 'POST', path: '/staff/visits/conflicts' })
    .input(v.strictObject({}))
    .output(conflicts),
}
