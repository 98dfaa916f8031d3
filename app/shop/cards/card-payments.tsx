import { useState } from 'react'

import { cardWords } from '#app/content/staff/cards.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { formatShortDayOf, formatShortMoment } from '#app/shop/core/times.ts'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { staffCardCalls, type CardPayment } from '#shared/shop/cards/staff-calls.ts'

import { CardRefund } from './card-refund.tsx'

const { payments: words, refund: refundWords } = cardWords

/** Payments by card online of one rental, with their refunds and disputes. */
export function CardPayments(props: { rental: string }) {
  return (
    <QueryBoundary>
      <PaymentList {...props} />
    </QueryBoundary>
  )
}

function PaymentList({ rental }: { rental: string }) {
  const { version, payments, automatic } = useShop(staffCardCalls.listCardPayments, { rental })
  const [chosen, setChosen] = useState<number | null>(null)
  const refunded = payments.find(({ receipt }) => receipt === chosen)
  return (
    <Part title={words.title}>
      {automatic && automatic.state !== 'ended' && (
        <p className={automatic.state === 'declined' ? 'text-warning' : ''}>
          {words.automatic[automatic.state]}
        </p>
      )}
      {refunded && (
        <CardRefund
          key={refunded.receipt}
          payment={refunded}
          version={version}
          onClose={() => setChosen(null)}
        />
      )}
      <ListTable
        empty={words.none}
        rows={payments}
        keyOf={({ paymentIntent }) => paymentIntent}
        pathOf={({ receipt }) => `${pathOf('money')}?receipt=${receipt}`}
        columns={words.columns}
        cells={{
          payment: ({ receipt, at }) => `${receipt} · ${formatShortDayOf(at)}`,
          amount: ({ cents }) => formatExactDollars(cents),
          left: ({ leftCents }) => formatExactDollars(leftCents),
          since: listEvents,
          action: (payment) => refundButton(payment, setChosen),
        }}
        numbers={['amount', 'left']}
      />
    </Part>
  )
}

function listEvents({ refunds, disputes }: CardPayment) {
  const lines = [
    ...refunds.map(({ id, cents, state, reason, at }) => {
      const values = {
        day: formatShortDayOf(at),
        amount: formatExactDollars(cents),
        state: words.refundStates[state],
      }
      const line = interpolate(words.refund, values)
      return [id, reason ? `${line} (${reason})` : line] as const
    }),
    ...disputes.map((dispute, index) => [String(index), describeDispute(dispute)] as const),
  ]
  return lines.map(([id, line]) => (
    <span key={id} className="block">
      {line}{' '}
    </span>
  ))
}

function describeDispute({ cents, state, dueAt }: CardPayment['disputes'][number]) {
  const amount = formatExactDollars(cents)
  const dispute = interpolate(words.dispute, { amount, state: words.disputeStates[state] })
  const isOpen = state === 'open' || state === 'inquiry'
  return isOpen && dueAt !== null
    ? interpolate(words.dueBy, { dispute, moment: formatShortMoment(dueAt) })
    : dispute
}

function refundButton({ receipt, leftCents }: CardPayment, onChoose: (receipt: number) => void) {
  if (leftCents <= 0) return null
  return (
    <Button
      variant="quiet"
      small
      aria-label={interpolate(refundWords.openOf, { receipt })}
      onClick={() => onChoose(receipt)}
    >
      {refundWords.open}
    </Button>
  )
}
