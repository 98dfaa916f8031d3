import { describe, expect, it } from 'vitest'

import { money } from '#shared-content/money.ts'

import { receiptView, type Receipt } from './receipt.ts'

const payment: Receipt = {
  number: 2,
  kind: 'payment',
  box: 101,
  rentalId: 'rental',
  batchId: 'batch',
  on: '2026-12-12',
  at: 0,
  lines: [
    { account: 'rent', cents: 2997 },
    { account: 'late-fee', cents: 1500 },
  ],
  cents: 4497,
  way: 'cash',
  tendered: 4497,
  change: 0,
  items: [],
  months: 3,
  paidFrom: '2026-11-30',
  paidThrough: '2027-02-28',
  voidedOn: null,
}
const { accounts, receipt: words } = money
const describeIt = (receipt: Partial<Receipt>) =>
  receiptView({ ...payment, ...receipt }, money, (day) => `<${day}>`)
const refund = { kind: 'refund', tendered: null, months: null, paidThrough: null } as const

describe('a receipt', () => {
  it('shows charges, period, payment and change', () => {
    const { rows, total, after, period } = describeIt({ tendered: 5000, change: 503 })
    expect(rows).toEqual([
      [accounts.rent, 2997],
      [accounts['late-fee'], 1500],
    ])
    expect(total).toEqual([words.paid.cash, 4497])
    expect(after.map(([, cents]) => cents)).toEqual([5000, 503])
    expect(period).toContain('<2026-11-30>')
    expect(period).toContain('<2027-02-28>')
    expect(describeIt({ balanceAfter: 0 }).after).toEqual([])
    expect(describeIt({ balanceAfter: 2497 }).after).toEqual([[words.stillDue, 2497]])
    expect(describeIt({ balanceAfter: -503 }).after).toEqual([[words.creditLeft, 503]])
  })

  it.each([
    ['pays what was owed before', { cents: 5497 }, [2997, 1500, 1000]],
    ['is paid in part by what was in the customer’s favor', { cents: 4000 }, [2997, 1500, -497]],
    ['is paid by credit alone', { cents: 0, way: null, tendered: null }, [2997, 1500, -4497]],
    ['gives a deposit back', { ...refund, lines: deposit(), cents: 1000 }, [1000]],
    ['keeps what is owed of a deposit', { ...refund, lines: deposit(), cents: 700 }, [1000, -300]],
    ['gives back what was paid too much', { ...refund, lines: [], cents: 300 }, [300]],
  ])('adds up when it %s', (_, receipt, cents) => {
    expect(describeIt(receipt).rows.map(([, amount]) => amount)).toEqual(cents)
  })

  it('shows no period without rent', () => {
    expect(describeIt({ ...refund, lines: deposit(), cents: 1000 }).period).toBeUndefined()
  })
})

function deposit(): Receipt['lines'] {
  return [{ account: 'deposits-held', cents: -1000 }]
}
