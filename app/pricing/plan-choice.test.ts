import { describe, expect, it } from 'vitest'

import { termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/pricing/plans.ts'

import {
  readPlanChoice,
  restorePlanChoice,
  storePlanChoice,
  withPlanChoice,
} from './plan-choice.ts'

describe('a plan chosen before the sign-up', () => {
  it('is read as written, with and without a term', () => {
    for (const plan of plans) {
      for (const months of [...termsInMonths, undefined]) {
        const choice = { plan, ...(months && { months }) }
        const { search } = new URL(withPlanChoice('/register', choice), 'http://site.test')
        expect(readPlanChoice(search)).toEqual(choice)
        expect(restorePlanChoice(storePlanChoice(choice))).toEqual(choice)
      }
    }
    expect(withPlanChoice('/register', null)).toBe('/register')
  })

  it.each(['', '?term=6', '?plan=castle&term=6', '?plan=__proto__', '?plan='])(
    'is missing in %j',
    (search) => expect(readPlanChoice(search)).toBeNull(),
  )

  it('is dropped if the account’s plan no longer exists', () => {
    expect(restorePlanChoice({ plan: 'castle', months: 6 })).toBeNull()
  })

  it('keeps the plan of an invalid term', () => {
    const [plan] = plans
    expect(readPlanChoice(`?plan=${plan?.id}&term=7`)).toEqual({ plan })
  })
})
