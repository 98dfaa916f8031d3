import { useState, type ReactNode } from 'react'

import { customer } from '#app/content/staff/customers.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { CountField, StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'

import { NumberForm } from './number-form.tsx'
import { PlanForm } from './plan-form.tsx'

import card from '#app/ui/card.module.css'
import list from '#app/ui/facts.module.css'

const { rental: words } = customer

type RentalPartProps = {
  application: string
  rental: CustomerRental
  /** More actions of the box. */
  children: ReactNode
}

/** The box, and what can change about it. */
export function RentalPart({ application, rental, children }: RentalPartProps) {
  const { state, address, former, keysIssuedOn, keysOut: out } = rental
  const isOpen = state === 'rented' || state === 'closing'
  return (
    <Part id="box" title={words.title}>
      <section className={card.card}>
        <DescriptionList
          className={`${list.facts} stack gap-2`}
          of={[
            [words.address, address.join(', ')],
            ...(former.length > 0
              ? [[words.former, former.map(describeFormer).join('; ')] as const]
              : []),
          ]}
        />
        {!keysIssuedOn && (
          <Fold title={words.number}>
            <StepForm
              call={boxCalls.giveBox}
              label={words.number}
              submit={words.numberSubmit}
              variant="quiet"
            >
              <NumberField name="box" label={words.numberField} />
            </StepForm>
          </Fold>
        )}
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
        {isOpen && out > 0 && (
          <Fold title={words.returnKeys}>
            <StepForm
              call={boxCalls.takeKeysBack}
              label={words.returnKeys}
              submit={words.returnKeysSubmit}
              variant="quiet"
            >
              <CountField label={words.returnKeys} count={out} />
            </StepForm>
          </Fold>
        )}
        {children}
      </section>
    </Part>
  )
}

function describeFormer({ box, movedOn, until }: CustomerRental['former'][number]) {
  const days = { day: formatDate(movedOn), until: formatDate(until) }
  return interpolate(customer.numberChange.former, { box, ...days })
}

/** Loads its content once it is open. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      name="box"
      className="fold"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {isOpen && <QueryBoundary>{children}</QueryBoundary>}
    </details>
  )
}
