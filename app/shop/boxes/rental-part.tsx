import { useState, type ReactNode } from 'react'

import { customer } from '#app/content/staff/customers.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { CARD } from '#app/ui/looks.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import { changeCalls } from '#shared/shop/boxes/change-calls.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'

import { PlanForm } from './plan-form.tsx'

const { rental: words, numberChange } = customer

type RentalPartProps = {
  application: string
  rental: CustomerRental
  children: ReactNode
}

export function RentalPart({ application, rental, children }: RentalPartProps) {
  const { state, address, former, keysIssuedOn, keysOut: out } = rental
  const isOpen = state === 'rented' || state === 'closing'
  return (
    <Part id="box" title={words.title}>
      <section className={CARD}>
        <Facts
          of={[
            [words.address, address.join(', ')],
            former.length > 0 && [words.former, former.map(describeFormer).join('; ')],
          ]}
        />
        {!keysIssuedOn && (
          <Fold title={words.number}>
            <StepForm
              call={boxCalls.giveBox}
              label={words.number}
              submit={words.numberSubmit}
              variant="quiet"
              fields={{ box: words.numberField }}
            />
          </Fold>
        )}
        {isOpen && (
          <>
            <Fold title={customer.planChange.title}>
              <PlanForm application={application} rental={rental} />
            </Fold>
            <Fold title={numberChange.title}>
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
              fields={{ count: { label: words.returnKeys, value: out } }}
            />
          </Fold>
        )}
        {children}
      </section>
    </Part>
  )
}

function describeFormer({ box, movedOn, until }: CustomerRental['former'][number]) {
  const days = { day: formatDate(movedOn), until: formatDate(until) }
  return interpolate(numberChange.former, { box, ...days })
}

function NumberForm({ rental: { box, keysOut } }: { rental: CustomerRental }) {
  return (
    <StepForm
      call={changeCalls.changeNumber}
      label={numberChange.title}
      submit={numberChange.submit}
      variant="quiet"
    >
      <p className="text-muted">{interpolate(numberChange.lead, { box })}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField name="box" label={numberChange.box} />
        <NumberField name="keysBack" label={numberChange.keysBack} defaultValue={keysOut} />
        <NumberField name="keys" label={numberChange.keys} defaultValue={Math.max(1, keysOut)} />
      </div>
    </StepForm>
  )
}

/** Loads its content once it is open. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      name="box"

      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {isOpen && <QueryBoundary>{children}</QueryBoundary>}
    </details>
  )
}
