import { describe, expect, it } from 'vitest'

import { rentUntil } from './closing-rent.ts'

const period = { paidThrough: '2027-02-02', anchorDay: 2 }
const costs = {
  period,
  months: 3,
  priceOf: (months: number) => months * 1999,
  rentOf: (months: number) => months * 999,
  charged: [{ cents: 3 * 999, months: 3, paidThrough: '2027-02-02' }],
  lateFees: [],
  eachLateFeeCents: 1500,
  proration: 'none' as const,
  minimumUntil: null,
}
const dues = (closesOn: string, changes: Partial<Parameters<typeof rentUntil>[1]> = {}) =>
  rentUntil(closesOn, { ...costs, ...changes }).dues.map(({ on, months, cents }) => [
    on,
    months,
    cents,
  ])

describe('rent until a closing', () => {
  it('is zero through the day paid through', () => {
    expect(rentUntil('2027-02-02', costs)).toMatchObject({ dues: [], dueCents: 0, backCents: 0 })
    expect(dues('2027-01-15')).toEqual([])
  })

  it('counts a begun month whole, and no more months than reach the closing', () => {
    expect(dues('2027-02-03')).toEqual([['2027-02-02', 1, 1999]])
    expect(dues('2027-03-02')).toEqual([['2027-02-02', 1, 1999]])
    expect(dues('2027-03-03')).toEqual([['2027-02-02', 2, 3998]])
    expect(dues('2027-06-20')).toEqual([
      ['2027-02-02', 3, 5997],
      ['2027-05-02', 2, 3998],
    ])
  })

  it('falls due month by month for monthly payment', () => {
    expect(dues('2027-03-20', { months: 1 })).toEqual([
      ['2027-02-02', 1, 1999],
      ['2027-03-02', 1, 1999],
    ])
  })

  it('includes the rest of the minimum term after the closing', () => {
    const monthly = { ...costs, months: 1, period: { paidThrough: '2026-12-02', anchorDay: 2 } }
    const early = { ...monthly, minimumUntil: '2027-02-02' }
    const owed = (closesOn: string) => {
      const { minimum, dueCents } = rentUntil(closesOn, early)
      return [dues(closesOn, early).length, minimum?.months ?? 0, dueCents]
    }
    expect(owed('2026-11-07')).toEqual([0, 2, 2 * 1999])
    expect(owed('2026-12-20')).toEqual([1, 1, 2 * 1999])
    expect(owed('2027-02-02')).toEqual([2, 0, 2 * 1999])
    expect(owed('2027-02-03')).toEqual([3, 0, 3 * 1999])
    expect(rentUntil('2026-11-07', { ...monthly, minimumUntil: null }).dueCents).toBe(0)
    const daily = { ...costs, proration: 'daily' as const, minimumUntil: '2027-02-02' }
    expect(rentUntil('2026-11-07', daily)).toMatchObject({ minimum: null, backCents: 0 })
    const ahead = [{ cents: 6 * 999, months: 6, paidThrough: '2027-05-02' }]
    const longer = { ...daily, charged: ahead, period: { paidThrough: '2027-05-02', anchorDay: 2 } }
    expect(rentUntil('2026-11-07', longer).backCents).toBe(3 * 999)
  })

  it('keeps the day of the month that the rental began on', () => {
    const last = { period: { paidThrough: '2027-02-28', anchorDay: 31 }, months: 1 }
    expect(dues('2027-04-30', last).map(([on]) => on)).toEqual(['2027-02-28', '2027-03-31'])
  })

  it('adds a late fee for each missed due date', () => {
    const late = { ...costs, lateFees: ['2027-02-02'] }
    expect(rentUntil('2027-02-20', late).dueCents).toBe(1999 + 1500)
  })

  it('refunds the difference of a change of plan for the days after', () => {
    const difference = { cents: 2500, from: '2026-11-17', paidThrough: '2027-02-02' }
    const changed = {
      ...costs,
      proration: 'daily' as const,
      charged: [...costs.charged, difference],
    }
    expect(rentUntil('2026-12-02', changed).backCents).toBe(2 * 1999)
    const credited = [...costs.charged, { ...difference, cents: -500 }]
    expect(rentUntil('2026-12-02', { ...changed, charged: credited }).backCents).toBe(2 * 799)
    // $3.10 a month until a closing on 17 December, which is moved to 17 November: half of a month and 15 of 31 days.
    const untilClosing = { cents: 770, from: '2026-10-02', paidThrough: '2026-12-17' }
    expect(rentUntil('2026-11-17', { ...changed, charged: [untilClosing] }).backCents).toBe(305)
  })

  it('refunds no more than was charged for the days, after a discount', () => {
    const daily = { ...costs, proration: 'daily' as const }
    const charged = [{ cents: 2697, months: 3, paidThrough: '2027-02-02' }]
    expect(rentUntil('2026-12-02', { ...daily, charged }).backCents).toBe(1798)
    expect(rentUntil('2026-11-02', { ...daily, charged }).backCents).toBe(2697)
    const later = [...charged, { cents: 899, months: 1, paidThrough: '2027-03-02' }]
    const period2 = { paidThrough: '2027-03-02', anchorDay: 2 }
    expect(rentUntil('2027-01-02', { ...daily, period: period2, charged: later }).backCents).toBe(
      899 + 899,
    )
    expect(rentUntil('2027-02-16', { ...daily, rentOf: () => 899 }).backCents).toBe(449)
  })

  it('shows prorated refunds, of paid and of due rent', () => {
    const daily = { ...costs, proration: 'daily' as const }
    expect(rentUntil('2027-02-16', daily)).toMatchObject({ dueCents: 1999, backCents: 499 })
    expect(rentUntil('2027-01-02', daily)).toMatchObject({ dueCents: 0, backCents: 999 })
  })
})
