import { describe, expect, it } from 'vitest'

import { termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/pricing/plans.ts'

import {
  readPlanChoice,
  restorePlanChoice,
  storePlanChoice,
  withPlanChoice,
} from './plan-choice.ts'

describe('a chosen plan on its way to the sign-up', () => {
  it('is read as it is written, with a term or without', () => {
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
    'is none in %j',
    (search) => expect(readPlanChoice(search)).toBeNull(),
  )

  it('is none where the account brings a plan that is no longer there', () => {
    expect(restorePlanChoice({ plan: 'castle', months: 6 })).toBeNull()
  })

  it('keeps the plan where the term makes no sense', () => {
    const [plan] = plans
    expect(readPlanChoice(`?plan=${plan?.id}&term=7`)).toEqual({ plan })
  })
})
