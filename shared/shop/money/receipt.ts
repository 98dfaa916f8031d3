import * as v from 'valibot'

import type { money } from '#shared-content/money.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

import { saleAccounts } from './sale.ts'
import { accounts, allWays, type Account } from './till.ts'

export const receiptKind = v.picklist(['payment', 'refund'])

/** Amounts in US cents, `at` in milliseconds since 1970. */
export const receipt = v.object({
  number: v.number(),
  kind: receiptKind,
  box: v.nullable(v.number()),
  rentalId: v.nullable(v.string()),
  batchId: v.string(),
  on: v.string(),
  at: v.number(),
  /** The charges by account; a returned deposit is negative. */
  lines: v.array(v.object({ account: v.picklist(accounts), cents: v.number() })),
  items: v.array(v.object({ name: v.string(), sold: v.number(), cents: v.number() })),
  cents: v.number(),
  way: v.nullable(v.picklist(allWays)),
  tendered: v.nullable(v.number()),
  change: v.number(),
  /** Still due after it; negative is the credit left. Missing on earlier receipts. */
  balanceAfter: v.optional(v.nullable(v.number())),
  months: v.nullable(v.number()),
  paidFrom: v.nullable(v.string()),
  paidThrough: v.nullable(v.string()),
  voidedOn: v.nullable(v.string()),
})
export type Receipt = v.InferOutput<typeof receipt>

export type Amount = readonly [name: string, cents: number]

type ReceiptText = {
  rows: Amount[]
  total: Amount
  after: Amount[]
  period: string | undefined
}

export function receiptView(
  printed: Receipt,
  { receipt: words, accounts: names }: typeof money,
  formatDay: (day: string) => string,
): ReceiptText {
  // Emails queued by versions without sales have no items.
  const { items = [], kind, cents, way, tendered, change, months, paidFrom, paidThrough } = printed
  const { balanceAfter = null } = printed
  const paid = kind === 'refund' ? words.refunded : words.paid
  const isChanged = tendered !== null && change > 0
  const nameOf = ({ account, cents: of }: Receipt['lines'][number]) =>
    account === 'receivable' && of < 0 && kind === 'payment' ? words.creditUsed : names[account]
  const restRow = (rest: number): Amount =>
    rest > 0 ? [words.stillDue, rest] : [words.creditLeft, -rest]
  const isPeriod = months && paidFrom && paidThrough
  const days = isPeriod && { from: formatDay(paidFrom), through: formatDay(paidThrough) }
  return {
    rows: [
      ...items.map(({ name, sold, cents: of }): Amount => [
        sold === 1 ? name : interpolate(words.item, { count: sold, name }),
        of,
      ]),
      ...balanced(printed)
        .filter(({ account }) => items.length === 0 || !isSold(account))
        .map((line): Amount => [nameOf(line), line.cents]),
    ],
    total: [way ? paid[way] : words.paidByCredit, cents],
    after: [
      ...(isChanged
        ? ([
            [words.tendered, tendered],
            [words.change, change],
          ] as const)
        : []),
      ...(balanceAfter ? [restRow(balanceAfter)] : []),
    ],
    period: days ? interpolateCount(words.period, months, days) : undefined,
  }
}

function isSold(account: Account) {
  return saleAccounts.some((each) => each === account)
}

/** A payment beyond its charges settled an older balance; a smaller one used the customer's credit. */
function balanced({ kind, lines, cents }: Receipt): Receipt['lines'] {
  const direction = kind === 'refund' ? -1 : 1
  const charged = lines.map((line) => ({ ...line, cents: direction * line.cents }))
  const rest = charged.reduce((left, line) => left - line.cents, cents)
  return rest === 0 ? charged : [...charged, { account: 'receivable', cents: rest }]
}
