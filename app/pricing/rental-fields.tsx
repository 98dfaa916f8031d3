import type { ReactNode } from 'react'

import { fees, termsInMonths, type Payment } from '#app/content/fees.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { useDisabledUntilHydrated } from '#app/ui/hydrated.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { costCalculator } from '#content/cost-calculator.ts'
import { interpolate } from '#shared/interpolate.ts'

import { PaymentSwitch } from './payment-switch.tsx'
import { peopleWith, priceOf } from './price.ts'

const words = costCalculator.form

export type RentalChoice = { plan: Plan['id']; months: number; payment: Payment }

type RentalFieldsProps = {
  selection: RentalChoice
  choose: (change: Partial<RentalChoice>) => void
  children?: ReactNode
}

export function RentalFields({ selection, choose, children }: RentalFieldsProps) {
  const untilHydrated = useDisabledUntilHydrated()
  const monthlyOf = (monthlyCents: number) => {
    const { monthlyAllIn } = priceOf({ ...selection, ...peopleWith(), monthlyCents })
    return interpolate(words.monthly, { price: formatDollars(monthlyAllIn) })
  }

  return (
    <div className="grid grid-cols-1 gap-7">
      <RadioCards
        legend={words.plan}
        name="plan"
        value={selection.plan}
        onChoose={(plan) => choose({ plan })}
        className="grid grid-cols-1 gap-2.5 *:flex-wrap [&>label>span:first-of-type]:min-w-0 [&>label>span:first-of-type]:flex-[1_1_6rem] [&_[data-price]]:ml-auto"
        group={untilHydrated}
        options={plans.map(({ id, name, monthlyCents }) => ({
          value: id,
          label: (
            <>
              <span>{name}</span>{' '}
              <span key={monthlyOf(monthlyCents)} className="text-muted tabular-nums" data-price="">
                {monthlyOf(monthlyCents)}
              </span>
            </>
          ),
        }))}
      />
      <RadioCards<number>
        legend={words.term}
        name="term"
        value={selection.months}
        onChoose={(months) => choose({ months })}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2.5 *:gap-2! *:p-2.5! max-[26rem]:*:flex-col max-[26rem]:*:gap-1.5! max-[26rem]:*:px-1! max-[26rem]:*:py-3! max-[26rem]:*:text-center"
        group={untilHydrated}
        options={termsInMonths.map((months) => ({
          value: months,
          label: (
            <span>
              {nameTerms([months])}{' '}
              {months < fees.setupWaivedFromMonths && fees.setup > 0 && (
                <span className="text-muted text-small whitespace-nowrap">
                  {interpolate(words.setup, { price: formatDollars(fees.setup) })}
                </span>
              )}
            </span>
          ),
        }))}
      />
      <PaymentSwitch
        name="pay"
        value={selection.payment}
        choose={(payment) => choose({ payment })}
        untilHydrated={untilHydrated}
      />
      {children}
    </div>
  )
}
