import { useState } from 'react'

import { customer as words } from '#app/content/staff/customers.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import { planName } from '#app/shop/core/names.ts'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { changeCalls } from '#shared/shop/boxes/change-calls.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'

const { planChange } = words

type PlanFormProps = { application: string; rental: CustomerRental }

/** Another plan for an open box, at once or from the next period, with the sum of either before it is agreed. */
export function PlanForm({ application, rental: { nextPlan } }: PlanFormProps) {
  const quotes = useShop(changeCalls.getPlans, { application })
  const { months, nextOn } = quotes
  const [wanted, setWanted] = useState('')
  const [choice, setChoice] = useState<'now' | 'next' | null>(null)
  const quote = quotes.plans.find(({ plan }) => plan === wanted) ?? quotes.plans[0]
  if (nextPlan) {
    const facts = { plan: planName(nextPlan.plan), day: formatDate(nextPlan.from) }
    return (
      <>
        <p>{interpolate(planChange.planned, facts)}</p>
        <StepForm call={changeCalls.keepPlan} submit={planChange.keep} variant="quiet" />
      </>
    )
  }
  if (!quote) return <p>{planChange.none}</p>
  const { plan, monthlyCents, rentCents, nowCents, isNextPossible } = quote
  const rent = interpolate(planChange.rent, {
    amount: formatExactDollars(rentCents),
    term: nameTerms([months]),
  })
  const options = [
    ...(nowCents === null
      ? []
      : [
          {
            value: 'now' as const,
            label: planChange.now,
            text: `${sayDifference(nowCents)} ${rent}`,
          },
        ]),
    ...(isNextPossible
      ? [
          {
            value: 'next' as const,
            label: interpolate(planChange.next, { day: formatDate(nextOn) }),
            text: rent,
          },
        ]
      : []),
  ]
  const from = options.find(({ value }) => value === choice)?.value ?? options[0]?.value ?? null
  return (
    <StepForm
      call={changeCalls.changePlan}
      hasId
      label={planChange.title}
      values={{
        plan,
        ...(from && { from, shownCents: from === 'now' ? (nowCents ?? 0) : rentCents }),
      }}
      submit={interpolate(planChange.submit, { plan: planName(plan) })}
      variant="quiet"
    >
      <SelectField
        name="plan"
        label={planChange.plan}
        hint={interpolate(planChange.monthly, { amount: formatExactDollars(monthlyCents) })}
        value={plan}
        options={quotes.plans.map(({ plan: id }) => ({ id, label: planName(id) }))}
        onChange={({ target }) => setWanted(target.value)}
      />
      {nowCents === null && <p className="text-muted">{planChange.late}</p>}
      <RadioCards
        name="from"
        legend={planChange.when}
        options={options}
        value={from}
        onChoose={setChoice}
      />
    </StepForm>
  )
}

function sayDifference(cents: number) {
  const { charge, credit, same } = planChange
  if (cents === 0) return same
  return interpolate(cents > 0 ? charge : credit, { amount: formatExactDollars(Math.abs(cents)) })
}
