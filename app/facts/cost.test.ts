import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/content/plans.ts'

import { costOf, shopPrices, type Prices } from './cost.ts'

const LOWEST = 999

describe('what a rental costs', () => {
  it.each([
    // months, recipients, total, per month, due on the first day
    [3, 0, 4497, 1499, 5497],
    [6, 0, 5994, 999, 6994],
    [12, 0, 11_988, 999, 12_988],
    [3, 1, 4497 + 3000, 2499, 8497],
    [6, 1, 5994 + 6000, 1999, 12_994],
    [12, 1, 11_988 + 12_000, 1999, 24_988],
    [12, 3, 11_988 + 36_000, 3999, 48_988],
  ])('%i months, %i further recipients', (months, recipients, total, monthly, dueToday) => {
    const cost = costOf({ monthlyCents: LOWEST, months, recipients })
    expect(cost).toMatchObject({ total, effectiveMonthly: monthly, dueToday, refundable: 1000 })
  })

  it('asks for setup below six months only', () => {
    const setups = termsInMonths.map((months) => costOf(rental({ months })).setup)
    expect(setups).toEqual([1500, 0, 0])
  })

  it('asks on the first day for one month where the term is not paid ahead', () => {
    const { firstDayByTheMonth } = costOf(rental({ months: 3, recipients: 2 }))
    expect(firstDayByTheMonth).toBe(LOWEST + 2000 + 1500 + 1000)
  })
})

describe('a discount for paying ahead', () => {
  it('is none below the terms that earn it, and unknown until the owner sets it', () => {
    expect(termsInMonths.map((months) => costOf(rental({ months })).discount)).toEqual([
      0,
      shopPrices.prepaymentDiscount[6] === null ? null : expect.any(Number),
      shopPrices.prepaymentDiscount[12] === null ? null : expect.any(Number),
    ])
  })

  it.each([
    // percent, months, recipients, discount, total, per month
    [5, 6, 0, 300, 5694, 949],
    [10, 12, 0, 1199, 10_789, 900],
    [10, 12, 1, 1199, 22_789, 1900],
    [0, 12, 0, 0, 11_988, 999],
    [12.5, 12, 0, 1499, 10_489, 875],
    [1.25, 6, 0, 75, 5919, 987],
    [100, 6, 0, 5994, 0, 0],
  ])(
    'of %d percent for %i months, %i recipients',
    (percent, months, recipients, discount, total, monthly) => {
      const cost = costOf(rental({ months, recipients }), withDiscount(percent))
      expect(cost).toMatchObject({ discount, total, effectiveMonthly: monthly })
    },
  )
})

describe('whatever is asked', () => {
  const rentals = fc.record({
    monthlyCents: fc.constantFrom(...plans.map(({ monthlyCents }) => monthlyCents)),
    months: fc.constantFrom(...termsInMonths),
    recipients: fc.integer({ min: 0, max: 20 }),
  })
  const percents = fc.option(fc.integer({ min: 0, max: 100 }))

  it('the parts add up, in whole cents', () => {
    fc.assert(
      fc.property(rentals, percents, (asked, percent) => {
        const cost = costOf(asked, withDiscount(percent))
        const { rent, recipients, discount, setup, total, refundable, dueToday } = cost
        for (const cents of [total, dueToday, cost.effectiveMonthly, cost.firstDayByTheMonth]) {
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
        }
        expect(total).toBe(rent + recipients - (discount ?? 0) + setup)
        expect(dueToday).toBe(total + refundable)
        const rounding = cost.effectiveMonthly * asked.months - total
        expect(rounding >= 0 && rounding < asked.months).toBe(true)
      }),
    )
  })

  it('more recipients cost more, a longer term more in all and never more per month', () => {
    fc.assert(
      fc.property(rentals, percents, (asked, percent) => {
        const prices = { ...withDiscount(percent), prepaymentDiscount: { 6: percent, 12: percent } }
        const cost = costOf(asked, prices)
        const oneMore = costOf({ ...asked, recipients: asked.recipients + 1 }, prices)
        expect(oneMore.total - cost.total).toBe(shopPrices.additionalRecipient * asked.months)
        for (const months of termsInMonths.filter((longer) => longer > asked.months)) {
          const longer = costOf({ ...asked, months }, prices)
          const rounding = percent ? 1 : 0
          expect(longer.effectiveMonthly).toBeLessThanOrEqual(cost.effectiveMonthly + rounding)
          if (!percent) expect(longer.total).toBeGreaterThan(cost.total)
        }
      }),
    )
  })
})

function rental({ months = 3, recipients = 0 }) {
  return { monthlyCents: LOWEST, months, recipients }
}

function withDiscount(percent: number | null): Prices {
  return { ...shopPrices, prepaymentDiscount: { 6: percent, 12: percent } }
}
