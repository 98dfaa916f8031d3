import { useState, type ReactNode } from 'react'

import { customer } from '#app/content/staff/customers.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { CountField, StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'

import { NumberForm } from './number-form.tsx'
import { PlanForm } from './plan-form.tsx'

import css from '#app/shop/core/customer.module.css'
import card from '#app/ui/card.module.css'
import list from '#app/ui/facts.module.css'

const { rental: words } = customer

/** The box: what is paid and handed out, and what can change about it. */
export function RentalPart({
  application,
  rental,
}: {
  application: string
  rental: CustomerRental
}) {
  const isOpen = rental.state === 'rented' || rental.state === 'closing'
  const { address, paidThrough, keyCount, keysOut: out, balanceCents, waiting } = rental
  const facts = [
    [words.address, address.join(', ')],
    ...(paidThrough ? [[words.paidThrough, formatDate(paidThrough)]] : []),
    ...(keyCount ? [[words.keys, interpolate(words.keysOut, { out, count: keyCount })]] : []),
    [
      balanceCents < 0 ? words.balanceOurs : words.balance,
      formatExactDollars(Math.abs(balanceCents)),
    ],
    [words.waiting, String(waiting)],
    ...rental.former.map(({ box, movedOn, until }) => [
      words.former,
      interpolate(customer.numberChange.former, {
        box,
        day: formatDate(movedOn),
        until: formatDate(until),
      }),
    ]),
  ] as [string, string][]
  return (
    <Part id="box" title={words.title}>
      <section className={card.card}>
        <DescriptionList className={`${list.facts} stack gap-2`} of={facts} />
        <Changes rental={rental} />
        {isOpen && (
          <>
            <Fold title={customer.planChange.title}>
              <PlanForm application={application} rental={rental} />
            </Fold>
            <Fold title={customer.numberChange.title}>
              <NumberForm rental={rental} />
            </Fold>
          </>
        )}
      </section>
    </Part>
  )
}

/** What it shows is asked for once it is open. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="fold" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <QueryBoundary>{children}</QueryBoundary>}
    </details>
  )
}

function Changes({ rental }: { rental: CustomerRental }) {
  const { state, keysIssuedOn, keysOut: out } = rental
  const isOpen = state === 'rented' || state === 'closing'
  if (keysIssuedOn && !(isOpen && out > 0)) return null
  return (
    <details className="fold">
      <summary>{customer.recipients.change}</summary>
      <div className={css.changes}>
        {!keysIssuedOn && (
          <StepForm
            call={boxCalls.giveBox}
            label={words.number}
            submit={words.numberSubmit}
            variant="quiet"
          >
            <NumberField name="box" label={words.numberField} />
          </StepForm>
        )}
        {isOpen && out > 0 && (
          <StepForm
            call={boxCalls.takeKeysBack}
            label={words.returnKeys}
            submit={words.returnKeysSubmit}
            variant="quiet"
          >
            <CountField label={words.returnKeys} count={out} />
          </StepForm>
        )}
      </div>
    </details>
  )
}
