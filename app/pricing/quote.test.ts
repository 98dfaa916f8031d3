import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fees, payments, termsInMonths } from '#app/content/fees.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { plans } from '#app/pricing/plans.ts'
import type { RecipientKind } from '#shared/shop/applications/household.ts'
import { pricesOf, quoteHousehold } from '#shared/shop/money/agreed-prices.ts'
import { facts } from '#shared/testing/rental-facts.ts'

import { monthlyPrices, quote, shopPrices, type Prices, type Rental } from './quote.ts'

const PRICE = 999
/** Prices that stand still when the owner changes the shop's. */
const prices: Prices = {
  setup: 1500,
  setupWaivedFromMonths: 6,
  keyDeposit: 1000,
  additionalRecipient: 1000,
  prepaymentDiscount: { 6: null, 12: null },
}

describe('what a rental costs, paid ahead', () => {
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
    const quoted = quote(rental({ months, recipients }), prices)
    expect(quoted).toMatchObject({ total, monthlyAllIn, dueToday, eachLaterMonth: 0 })
  })
})

describe('what a rental costs, paid by the month', () => {
  it.each([
    // price, months, recipients, due on the first day, each later month, total
    [1999, 3, 0, 4499, 1999, 7497],
    [1999, 6, 0, 2999, 1999, 11_994],
    [999, 3, 2, 999 + 2000 + 1500 + 1000, 2999, 3 * 2999 + 1500],
  ])(
    'at %i cents, %i months, %i additional recipients',
    (monthlyCents, months, recipients, dueToday, eachLaterMonth, total) => {
      const asked: Rental = { monthlyCents, months, recipients, payment: 'monthly' }
      expect(quote(asked, prices)).toMatchObject({ dueToday, eachLaterMonth, total })
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
  it('is no row until the owner sets one', () => {
    for (const payment of payments) {
      const ids = quote({ ...rental({ months: 12 }), payment }, prices).rows.map(({ id }) => id)
      expect(ids).toEqual(['rent', 'recipients', 'setup', 'deposit'])
    }
  })

  it('is given to nobody who pays by the month', () => {
    const asked: Rental = { ...rental({ months: 12 }), payment: 'monthly' }
    expect(quote(asked, withDiscount(10)).total).toBe(quote(asked, prices).total)
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
      const quoted = quote(rental({ months, recipients }), withDiscount(percent))
      expect(quoted).toMatchObject({ total, monthlyAllIn })
      expect(quoted.rows).toContainEqual({ id: 'discount', cents: -discount })
    },
  )
})

describe('whatever is asked, at the shop’s own prices', () => {
  const rentals = fc.record({
    monthlyCents: fc.constantFrom(...plans.map(({ monthlyCents }) => monthlyCents)),
    months: fc.constantFrom(...termsInMonths),
    recipients: fc.integer({ min: 0, max: 20 }),
    payment: fc.constantFrom(...payments),
  })
  const percents = fc.option(fc.integer({ min: 0, max: 100 }))

  it('the rows add up, in whole cents, and both ways to pay come to the same but for a discount', () => {
    fc.assert(
      fc.property(rentals, percents, (asked, percent) => {
        const quoted = quote(asked, withDiscount(percent, shopPrices))
        const { rows, dueToday, total, monthlyAllIn, monthsPaid, eachLaterMonth } = quoted
        for (const cents of [total, dueToday, monthlyAllIn]) {
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
        }
        expect(dueToday).toBe(rows.reduce((sum, { cents }) => sum + cents, 0))
        const later = (asked.months - monthsPaid) * eachLaterMonth
        expect(dueToday + later - fees.keyDeposit).toBe(total)
        const rounding = monthlyAllIn * asked.months - total
        expect(rounding >= 0 && rounding < asked.months).toBe(true)
      }),
    )
  })

  it('another recipient costs the fee for each month, no more', () => {
    fc.assert(
      fc.property(rentals, (asked) => {
        const quoted = quote(asked)
        const oneMore = quote({ ...asked, recipients: asked.recipients + 1 })
        expect(oneMore.total - quoted.total).toBe(fees.additionalRecipient * asked.months)
      }),
    )
  })
})

describe('what a household pays', () => {
  const household = (adults: number, minors: number) => ({
    use: 'personal' as const,
    recipients: Array.from({ length: adults + minors }, (_, index) => ({
      kind: (index === 0 ? 'applicant' : index < adults ? 'adult' : 'minor') as RecipientKind,
      name: `Person ${index}`,
    })),
  })
  /** Up to five people, children among them. */
  const families = [1, 2, 3, 4, 5].flatMap((adults) =>
    Array.from({ length: 6 - adults }, (_, minors) => [adults, minors] as const),
  )

  it('is what the calculator says, on every plan and term, however it is paid', () => {
    for (const { id, monthlyCents } of plans) {
      for (const minorsPay of [false, true]) {
        const agreed = pricesOf(id, { ...shopRental, minorsPay })!
        for (const months of termsInMonths) {
          for (const payment of payments) {
            for (const [adults, minors] of families) {
              const counted = adults + (minorsPay ? minors : 0)
              const recipients = Math.max(0, counted - shopRental.includedRecipients)
              const asked = { ...household(adults, minors), months, payment }
              const said = quote({ monthlyCents, months, payment, recipients })
              expect(quoteHousehold(asked, agreed)).toEqual(said)
            }
          }
        }
      }
    }
  })

  it('is no more with children than without, unless the owner has them pay', () => {
    const agreed = { ...facts.prices, monthlyCents: PRICE, includedRecipients: 2 }
    const family = { ...household(2, 2), months: 12, payment: 'ahead' as const }
    const due = (minorsPay: boolean) => quoteHousehold(family, { ...agreed, minorsPay }).dueToday
    expect([due(false), due(true)]).toEqual([12_988, 36_988])
  })
})

function rental({ months = 3, recipients = 0 }): Rental {
  return { monthlyCents: PRICE, months, recipients, payment: 'ahead' }
}

function withDiscount(percent: number | null, other = prices): Prices {
  return { ...other, prepaymentDiscount: { 6: percent, 12: percent } }
}
