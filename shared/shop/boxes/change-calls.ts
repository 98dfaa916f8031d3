import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { counter } from '#shared/content/counter.ts'
import { clerkCall, refusing } from '#shared/shop/core/contract.ts'
import {
  idempotencyKey,
  MAX_CENTS,
  MAX_KEYS,
  shownVersion,
  wholeNumber,
} from '#shared/shop/core/fields.ts'

import { stepCall } from './customer.ts'

const { fields } = words

const application = v.string()
const cents = v.number()

export const changeCalls = {
  /** `nowCents` is charged, or credited if negative; null if that change is not possible now. */
  getPlans: clerkCall
    .route({ method: 'GET', path: '/customers/{application}/plans' })
    .input(v.object({ application }))
    .output(
      v.object({
        version: v.string(),
        plan: v.string(),
        months: v.number(),
        nextOn: v.string(),
        plans: v.array(
          v.object({
            plan: v.string(),
            monthlyCents: cents,
            rentCents: cents,
            nowCents: v.nullable(cents),
            isNextPossible: v.boolean(),
          }),
        ),
      }),
    )
    .errors(refusing(counter, 'not_found', 'no_box', 'box_not_open')),

  /** Changes the plan, at once or from the next period. `shownCents` is the sum on the screen: `nowCents`, or `rentCents` for the next period. */
  changePlan: stepCall('terms', 'box', 'money')
    .route({ method: 'POST', path: '/customers/{application}/plan' })
    .input(
      v.strictObject({
        application,
        seen: shownVersion,
        id: idempotencyKey(fields.key),
        plan: v.string(fields.plan),
        from: v.picklist(['now', 'next'], fields.day),
        shownCents: wholeNumber(fields.shownCents, -MAX_CENTS, MAX_CENTS),
      }),
    )
    .errors(
      refusing(
        counter,
        'no_box',
        'box_not_open',
        'same_plan',
        'plan_unknown',
        'plan_without_business',
        'rent_due_first',
        'box_closes_first',
        'next_plan_paid',
        'price_changed',
        'id_reused',
      ),
    ),

  keepPlan: stepCall('terms', 'box')
    .route({ method: 'POST', path: '/customers/{application}/plan/keep' })
    .input(v.strictObject({ application, seen: shownVersion }))
    .errors(refusing(counter, 'no_box', 'box_not_open', 'no_plan_change', 'next_plan_paid')),

  /** Moves the customer with waiting mail to another number, against all keys of the old one. */
  changeNumber: stepCall('people', 'box')
    .route({ method: 'POST', path: '/customers/{application}/number' })
    .input(
      v.strictObject({
        application,
        seen: shownVersion,
        id: idempotencyKey(fields.key),
        box: wholeNumber(fields.box, 1, Number.MAX_SAFE_INTEGER),
        keysBack: wholeNumber(fields.keys, 0, MAX_KEYS),
        keys: wholeNumber(fields.keys, 1, MAX_KEYS),
      }),
    )
    .errors(
      refusing(
        counter,
        'no_box',
        'box_not_open',
        'same_number',
        'box_unknown',
        'box_rented',
        'box_quarantined',
        'keys_still_out',
        'too_many_keys',
        'id_reused',
      ),
    ),
}
