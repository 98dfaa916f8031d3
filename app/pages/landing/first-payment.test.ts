import { describe, expect, it } from 'vitest'

import { fees, termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/content/plans.ts'

import { allInMonthly, firstPayment } from './first-payment.ts'

describe('the first payment', () => {
  it('of a short contract is the month, the setup fee and the deposit', () => {
    expect(firstPayment(1999, 3)).toEqual({ month: 1999, setup: 1500, deposit: 1000, total: 4499 })
  })

  it('of a contract from 6 months on has no setup fee', () => {
    for (const months of [6, 12]) {
      expect(firstPayment(999, months)).toEqual({
        month: 999,
        setup: 0,
        deposit: 1000,
        total: 1999,
      })
    }
  })
})

describe('the monthly price, all in', () => {
  it('spreads the setup fee over the months', () => {
    expect(allInMonthly(1999, 3)).toBe(2499)
    expect(allInMonthly(1999, 6)).toBe(1999)
  })

  it('never promises less than is paid over the whole contract', () => {
    for (const months of termsInMonths) {
      for (const { monthlyCents } of plans) {
        const paid = firstPayment(monthlyCents, months).total + monthlyCents * (months - 1)
        const kept = paid - fees.keyDeposit
        expect(allInMonthly(monthlyCents, months) * months).toBeGreaterThanOrEqual(kept)
      }
    }
  })
})
