import { expect, test } from 'vitest'

import { payments } from '#app/content/fees.ts'

import { firstPaymentRows } from './first-payment.tsx'

test('plans with the same price keep rows of their own', () => {
  const rows = firstPaymentRows([1_000, 1_000, 5_000].map((monthlyCents) => ({ monthlyCents })))
  for (const payment of payments) {
    const due = rows.filter((row) => row.isSum && (row.payment ?? payment) === payment)
    expect(due.map(({ plan }) => plan)).toEqual([0, 1, 2])
    expect(due[0]?.amounts).toEqual(due[1]?.amounts)
    expect(due[2]?.amounts[0]).toBeGreaterThan(due[0]?.amounts[0] ?? NaN)
  }
})
