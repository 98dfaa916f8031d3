import * as v from 'valibot'

import type { money } from '#shared-content/money.ts'
import { interpolateCount } from '#shared/interpolate.ts'

import { accounts, ways } from './till.ts'

export const receiptKind = v.picklist(['payment', 'refund'])

/** A receipt: amounts in US cents, `at` in milliseconds since 1970. */
export const receipt = v.object({
  number: v.number(),
  kind: receiptKind,
  box: v.number(),
  rentalId: v.string(),
  batchId: v.string(),
  on: v.string(),
  at: v.number(),
  /** What was charged with it, by account; a given back deposit is below zero. */
  lines: v.array(v.object({ account: v.picklist(accounts), cents: v.number() })),
  cents: v.number(),
  way: v.picklist(ways),
  tendered: v.nullable(v.number()),
  change: v.number(),
  /** Of rent, from a day through another. */
  months: v.nullable(v.number()),
  paidFrom: v.nullable(v.string()),
  paidThrough: v.nullable(v.string()),
  voidedOn: v.nullable(v.string()),
})
export type Receipt = v.InferOutput<typeof receipt>

export type Amount = readonly [name: string, cents: number]

type ReceiptText = {
  /** What the money is for; they add up to `total`. */
  rows: Amount[]
  total: Amount
  /** What was handed over, and given back. */
  change: Amount[]
  /** What the rent is for. */
  period: string | undefined
}

/** What a receipt says, on paper and in an email; `formatDay` writes a calendar day. */
export function describeReceipt(
  printed: Receipt,
  { receipt: words, accounts: names }: typeof money,
  formatDay: (day: string) => string,
): ReceiptText {
  const { kind, cents, way, tendered, change, months, paidFrom, paidThrough } = printed
  const paid = kind === 'refund' ? words.refunded : words.paid
  const isChanged = tendered !== null && change > 0
  const isPeriod = months && paidFrom && paidThrough
  const days = isPeriod && { from: formatDay(paidFrom), through: formatDay(paidThrough) }
  return {
    rows: balanced(printed).map((line) => [names[line.account], line.cents]),
    total: [paid[way], cents],
    change: isChanged
      ? [
          [words.tendered, tendered],
          [words.change, change],
        ]
      : [],
    period: days ? interpolateCount(words.period, months, days) : undefined,
  }
}

/** What is paid beside what was charged with it was owed before, what is missing was the customer's already. */
function balanced({ kind, lines, cents }: Receipt): Receipt['lines'] {
  const direction = kind === 'refund' ? -1 : 1
  const charged = lines.map((line) => ({ ...line, cents: direction * line.cents }))
  const rest = charged.reduce((left, line) => left - line.cents, cents)
  return rest === 0 ? charged : [...charged, { account: 'receivable', cents: rest }]
}
