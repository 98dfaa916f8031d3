import * as v from 'valibot'

import { rental } from '#sentences/rental.ts'
import { counter } from '#shared/content/counter.ts'
import { actingCall } from '#shared/shop/core/acting.ts'
import { refusing } from '#shared/shop/core/contract.ts'

import { visit } from './calls.ts'

/** What the counter does about visits. */
export const visitCounterCalls = {
  /** Whether they came. */
  noteOutcome: actingCall()
    .route({ method: 'POST', path: '/visits/{id}/outcome' })
    .input(
      v.strictObject({
        id: v.string(),
        state: v.picklist(['came', 'missed'], rental.fields.visitState),
      }),
    )
    .output(visit)
    .errors(refusing(counter, 'not_found', 'visit_cancelled', 'visit_ahead')),
}
