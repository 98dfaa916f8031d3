import { useState } from 'react'

import { customer as words } from '#app/content/staff/customers.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import type { AnswerOf } from '#app/shop/client.ts'
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

export function PlanForm({ application, rental: { nextPlan } }: PlanFormProps) {
  const quotes = useShop(changeCalls.getPlans, { application })
  const { months, nextOn } = quotes
  const [wanted, setWanted] = useState(quotes.plans[0]?.plan)
  const [choice, setChoice] = useState<'now' | 'next' | null>(null)
  if (nextPlan) {
    const facts = { plan: planName(nextPlan.plan), day: formatDate(nextPlan.from) }
    return (
      <>
        <p>{interpolate(planChange.planned, facts)}</p>
        <StepForm call={changeCalls.keepPlan} submit={planChange.keep} variant="quiet" />
      </>
    )
  }
  if (quotes.plans.length === 0) return <p>{planChange.none}</p>
  // Undefined once another clerk has given them this plan: no other takes its place unasked.
  const quote = quotes.plans.find(({ plan }) => plan === wanted)
  const options = quote ? listOptions(quote, months, nextOn) : []
  const from = options.find(({ value }) => value === choice)?.value ?? options[0]?.value
  return (
    <StepForm
      call={changeCalls.changePlan}
      label={planChange.title}
      values={{
        ...(quote &&
          from && { from, shownCents: from === 'now' ? (quote.nowCents ?? 0) : quote.rentCents }),
      }}
      submit={
        quote ? interpolate(planChange.submit, { plan: planName(quote.plan) }) : planChange.title
      }
      variant="quiet"
    >
      <SelectField
        name="plan"
        label={planChange.plan}
        hint={
          quote
            ? interpolate(planChange.monthly, { amount: formatExactDollars(quote.monthlyCents) })
            : ''
        }
        unchosen={planChange.choose}
        value={quote?.plan ?? ''}
        options={quotes.plans.map(({ plan: id }) => ({ id, label: planName(id) }))}
        onChange={({ target }) => setWanted(target.value)}
      />
      {quote?.nowCents === null && <p className="text-muted">{planChange.late}</p>}
      {quote && (
        <RadioCards
          name="from"
          legend={planChange.when}
          options={options}
          value={from ?? null}
          onChoose={setChoice}
        />
      )}
    </StepForm>
  )
}

type Quote = AnswerOf<typeof changeCalls.getPlans>['plans'][number]

function listOptions({ rentCents, nowCents, isNextPossible }: Quote, months: number, day: string) {
  const rent = interpolate(planChange.rent, {
    amount: formatExactDollars(rentCents),
    term: nameTerms([months]),
  })
  const now = nowCents !== null && { text: `${sayDifference(nowCents)} ${rent}` }
  const next = interpolate(planChange.next, { day: formatDate(day) })
  return [
    ...(now ? [{ value: 'now' as const, label: planChange.now, ...now }] : []),
    ...(isNextPossible ? [{ value: 'next' as const, label: next, text: rent }] : []),
  ]
}

function sayDifference(cents: number) {
  const { charge, credit, same } = planChange
  if (cents === 0) return same
  return interpolate(cents > 0 ? charge : credit, { amount: formatExactDollars(Math.abs(cents)) })
}
