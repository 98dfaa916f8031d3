import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fees, includedRecipients, payments, termsInMonths } from '#app/content/fees.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { plans } from '#app/pricing/plans.ts'
import { priceRental, pricesOf } from '#shared/shop/money/price.ts'
import { householdsToFive } from '#shared/testing/households.ts'
import { facts } from '#shared/testing/rental-facts.ts'

import {
  monthlyPrices,
  peopleWith,
  priceOf,
  shopPrices,
  type Prices,
  type Rental,
} from './price.ts'

const PRICE = 999
/** Prices of their own, so that the owner can change the shop's. */
const prices: Prices = { ...facts.prices, includedRecipients, minorsPay: false }

describe('the price of a rental paid ahead', () => {
  it.each([
    // months, recipients, total, per month, due on the first day
    [3, 0, 4497, 1499, 5497],
    [6, 0, 5994, 999, 6994],
    [12, 0, 11_988, 999, 12_988],
    [3, 1, 4497 + 3000, 2499, 8497],
    [6, 1, 5994 + 6000, 1999, 12_994],
    [12, 1, 11_988 + 12_000, 1999, 24_988],
    [12, 3, 11_988 + 36_000, 3999, 48_988],
  ])('%i months, %i additional recipients', (months, recipients, total, monthlyAllIn, dueToday) => {
    const quoted = priceOf(rental({ months, recipients }), prices)
    expect(quoted).toMatchObject({ total, monthlyAllIn, dueToday, eachLaterMonth: 0 })
  })
})

describe('the price of a rental paid by the month', () => {
  it.each([
    // price, months, recipients, due on the first day, each later month, total
    [1999, 3, 0, 4499, 1999, 7497],
    [1999, 6, 0, 2999, 1999, 11_994],
    [999, 3, 2, 999 + 2000 + 1500 + 1000, 2999, 3 * 2999 + 1500],
  ])(
    'at %i cents, %i months, %i additional recipients',
    (monthlyCents, months, recipients, dueToday, eachLaterMonth, total) => {
      const terms: Rental = { ...rental({ months, recipients }), monthlyCents, payment: 'monthly' }
      expect(priceOf(terms, prices)).toMatchObject({ dueToday, eachLaterMonth, total })
    },
  )
})

it('counts setup into the headline of the terms that pay it', () => {
  expect(monthlyPrices(PRICE, prices, [3, 6, 12])).toEqual([
    { cents: 999, months: [6, 12] },
    { cents: 1499, months: [3] },
  ])
  expect(monthlyPrices(PRICE, { ...prices, setup: 0 }, [3, 6, 12])).toEqual([
    { cents: 999, months: [3, 6, 12] },
  ])
})

describe('a discount for paying ahead', () => {
  it('has no row until the owner sets one', () => {
    for (const payment of payments) {
      const ids = priceOf({ ...rental({ months: 12 }), payment }, prices).rows.map(({ id }) => id)
      expect(ids).toEqual(['rent', 'recipients', 'setup', 'deposit'])
    }
  })

  it('is not given for monthly payment', () => {
    const terms: Rental = { ...rental({ months: 12 }), payment: 'monthly' }
    expect(priceOf(terms, withDiscount(10)).total).toBe(priceOf(terms, prices).total)
  })

  it.each([
    // percent, months, recipients, discount, total, per month
    [5, 6, 0, 300, 5694, 949],
    [10, 12, 0, 1199, 10_789, 900],
    [10, 12, 1, 1199, 22_789, 1900],
    [12.5, 12, 0, 1499, 10_489, 875],
    [1.25, 6, 0, 75, 5919, 987],
    [100, 6, 0, 5994, 0, 0],
  ])(
    'of %d percent for %i months, %i recipients',
    (percent, months, recipients, discount, total, monthlyAllIn) => {
      const quoted = priceOf(rental({ months, recipients }), withDiscount(percent))
      expect(quoted).toMatchObject({ total, monthlyAllIn })
      expect(quoted.rows).toContainEqual({ id: 'discount', cents: -discount })
    },
  )
})

describe('any combination at the shop’s own prices', () => {
  const rentals = fc.record({
    monthlyCents: fc.constantFrom(...plans.map(({ monthlyCents }) => monthlyCents)),
    months: fc.constantFrom(...termsInMonths),
    recipients: fc
      .integer({ min: 0, max: 20 })
      .map((additional) => peopleWith(additional).recipients),
    payment: fc.constantFrom(...payments),
    use: fc.constant('personal' as const),
  })
  const percents = fc.option(fc.integer({ min: 0, max: 100 }))

  it('the rows add up, in whole cents, and both ways to pay come to the same but for a discount', () => {
    fc.assert(
      fc.property(rentals, percents, (terms, percent) => {
        const quoted = priceOf(terms, withDiscount(percent, shopPrices))
        const { rows, dueToday, total, monthlyAllIn, monthsPaid, eachLaterMonth } = quoted
        for (const cents of [total, dueToday, monthlyAllIn]) {
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
        }
        expect(dueToday).toBe(rows.reduce((sum, { cents }) => sum + cents, 0))
        const later = (terms.months - monthsPaid) * eachLaterMonth
        expect(dueToday + later - fees.keyDeposit).toBe(total)
        const rounding = monthlyAllIn * terms.months - total
        expect(rounding >= 0 && rounding < terms.months).toBe(true)
      }),
    )
  })

  it('another recipient costs the fee for each month, no more', () => {
    fc.assert(
      fc.property(rentals, (terms) => {
        const quoted = priceOf(terms)
        const [, adult] = peopleWith(1).recipients
        const oneMore = priceOf({ ...terms, recipients: [...terms.recipients, adult!] })
        expect(oneMore.total - quoted.total).toBe(fees.additionalRecipient * terms.months)
      }),
    )
  })
})

describe('the price of a household', () => {
  it('equals the calculator’s for every plan, term and way to pay', () => {
    for (const minorsPay of [false, true]) {
      for (const { household, grown, children } of householdsToFive) {
        const people = grown + (minorsPay ? children : 0)
        const calculated = peopleWith(Math.max(0, people - shopRental.includedRecipients))
        for (const { id, monthlyCents } of plans) {
          const agreed = pricesOf(id, { ...shopRental, minorsPay })!
          for (const months of termsInMonths) {
            for (const payment of payments) {
              const terms = { months, payment }
              const { people: each, ...price } = priceRental({ ...household, ...terms }, agreed)
              const { people: _, ...rest } = priceOf({ ...calculated, ...terms, monthlyCents })
              expect(price).toEqual(rest)
              const added = each.reduce((sum, { cents }) => sum + cents, 0)
              expect(added).toBe(price.rows.find(({ id: row }) => row === 'recipients')?.cents)
            }
          }
        }
      }
    }
  })

  it('doesn’t count children unless the owner charges for them', () => {
    const agreed = { ...facts.prices, monthlyCents: PRICE, includedRecipients: 2 }
    const { household } = householdsToFive.find(
      ({ grown, children }) => grown === 2 && children === 2,
    )!
    const family = { ...household, months: 12, payment: 'ahead' as const }
    const due = (minorsPay: boolean) => priceRental(family, { ...agreed, minorsPay }).dueToday
    expect([due(false), due(true)]).toEqual([12_988, 36_988])
  })
})

function rental({ months = 3, recipients = 0 }): Rental {
  return { ...peopleWith(recipients), monthlyCents: PRICE, months, payment: 'ahead' }
}

function withDiscount(percent: number | null, other = prices): Prices {
  return { ...other, prepaymentDiscount: { 6: percent, 12: percent } }
}
