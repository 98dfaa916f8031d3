import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { moneyPage } from '#app/content/staff/money.ts'
import { FindField, useFind } from '#app/shop/core/find-field.tsx'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Banner } from '#app/ui/banner.tsx'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { Till } from '#shared/shop/money/till-calls.ts'

import { DuesCard } from './dues-card.tsx'
import { OtherActions } from './other-actions.tsx'
import { PaymentForm } from './payment-form.tsx'
import { Sale } from './sale-part.tsx'
import { OpenForm } from './till-part.tsx'

const { pay: words } = moneyPage

export function PaymentPart({ till }: { till: Till }) {
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useSearchParams()
  const box = Number(address.get('box'))
  const choose = (values: Record<string, string>) =>
    setAddress({ tab: 'payment', ...values }, { replace: true, preventScrollReset: true })
  const search = useFind((line) => choose({ box: String(line.box) }))

  function finish() {
    choose({})
    field.current?.focus()
  }

  return (
    <section className="grid min-w-0 gap-3" aria-label={words.title}>
      <h2 className="sr-only">{words.title}</h2>
      {till.state === 'not-open' && (
        <div className="grid gap-3 rounded-lg border border-line bg-raised p-4 print:hidden">
          <p>{words.isNotOpen}</p>
          <OpenForm previousFloat={till.previousFloat} />
        </div>
      )}
      {till.state === 'closed' && <ClosedDay />}
      <FindField ref={field} search={search} hint="" />
      {box > 0 && (
        <QueryBoundary resetKey={String(box)}>
          <Payment
            key={`${box} ${address.get('rent')}`}
            isFirst
            box={box}
            withRent={address.has('rent') || undefined}
            onPaid={finish}
          />
        </QueryBoundary>
      )}
    </section>
  )
}

function ClosedDay() {
  return (
    <Banner tone="warning">
      <p>
        {words.isClosed} <Link to="/staff/money?tab=drawer">{words.reopen}</Link>
      </p>
    </Banner>
  )
}

type PaymentProps = {
  box: number
  isFirst?: boolean
  /** The rent is chosen although it is not due yet. */
  withRent?: boolean | undefined
  onPaid?: () => void
}

export function Payment({ box, isFirst, withRent, onPaid }: PaymentProps) {
  const { rentals, till } = useShop(moneyCalls.getDues, { box: String(box) })
  const [turn, setTurn] = useState(0)

  const charge = () => setTurn(turn + 1)

  return rentals.map((rental) => (
    <div
      key={rental.id}
      className="grid gap-3 rounded-lg border border-line bg-raised p-4 print:hidden"
    >
      <DuesCard box={box} rental={rental} />
      {till === 'closed' && !isFirst && <ClosedDay />}
      {till !== 'closed' && (rental.renewals.length > 0 || rental.chargedCents > 0) && (
        <PaymentForm
          // A payment of this form begins a new one; another clerk's leaves it.
          key={turn}
          rental={rental}
          isFirst={isFirst ?? false}
          // A charge of this screen is paid alone.
          withRent={turn === 0 && (withRent ?? isRentDue(rental))}
          onPaid={() => {
            setTurn(0)
            onPaid?.()
          }}
        />
      )}
      <details className="grid grid-cols-1 gap-4">
        <summary>{moneyPage.sale.toBox}</summary>
        <Sale to={rental} onCharged={charge} />
      </details>
      <OtherActions rental={rental} onCharged={charge} />
    </div>
  ))
}

function isRentDue({ status }: { status: string }) {
  return status === 'late' || status === 'due'
}
