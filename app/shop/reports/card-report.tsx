import { cardWords } from '#app/content/staff/cards.ts'
import { reportWords } from '#app/content/staff/reports.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatShortDate } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Sums } from '#app/ui/sums.tsx'
import { staffCardCalls, type CardReport as Card } from '#shared/shop/cards/staff-calls.ts'
import type { Period } from '#shared/shop/reports/periods.ts'

import { formatRoughDollars, formatShortPart } from './formats.ts'
import { Report, type Column } from './report.tsx'

const { report: words } = cardWords
const MOVES = ['payments', 'refunds', 'disputes', 'fees', 'other'] as const
type Move = (typeof MOVES)[number]
type Payout = Card['payouts'][number]

/** A month at Stripe: its balance, and the lines of the bank. */
export function CardReport({ period }: { period: Period }) {
  const report = useShop(staffCardCalls.getCardReport, { period })
  const { payouts } = report
  const balance = <Balance {...report} />
  if (payouts.length === 0) {
    return (
      <Part title={words.title}>
        <p className="text-muted">{words.about}</p>
        {balance}
        <p className="text-muted">{words.none}</p>
      </Part>
    )
  }
  const total = sumUp(payouts)
  const column = (name: string, of: Column<Payout>['of']) => ({ name, kind: 'cents' as const, of })
  const { columns } = words
  return (
    <Report
      title={words.title}
      about={words.about}
      file={`card-payouts-${period}`}
      isWide
      bars={payouts.map(({ on, cents }) => ({ name: formatShortPart(on), values: [cents] }))}
      series={[words.chart]}
      format={formatRoughDollars}
      columns={{
        day: {
          name: columns.day,
          of: (row: Payout) => (row === total ? reportWords.total : formatShortDate(row.on)),
        },
        state: {
          name: columns.state,
          of: (row) => (row === total ? '' : words.states[row.state]),
        },
        amount: column(columns.amount, ({ cents }) => cents),
        ...Object.fromEntries(
          MOVES.map((move) => [move, column(columns[move], (row) => signed(row, move))]),
        ),
      }}
      rows={payouts}
      total={total}
    >
      {balance}
    </Report>
  )
}

function Balance(report: Card) {
  const { before, after } = report
  const moved = MOVES.reduce((sum, move) => sum + signed(report, move), 0)
  return (
    <Sums
      rows={[
        [words.before, before],
        ...MOVES.filter((move) => report[move] !== 0).map(
          (move) => [words[move], signed(report, move)] as const,
        ),
        [words.paidOut, after - before - moved],
      ]}
      total={[words.after, after]}
    />
  )
}

/** Fees are reported without their sign. */
function signed(sums: Pick<Card, Move>, move: Move) {
  return move === 'fees' ? 0 - sums.fees : sums[move]
}

function sumUp(payouts: Payout[]): Payout {
  const sumOf = (part: 'cents' | Move) => payouts.reduce((sum, payout) => sum + payout[part], 0)
  return {
    id: '',
    on: '',
    state: 'paid',
    cents: sumOf('cents'),
    payments: sumOf('payments'),
    refunds: sumOf('refunds'),
    disputes: sumOf('disputes'),
    fees: sumOf('fees'),
    other: sumOf('other'),
  }
}
