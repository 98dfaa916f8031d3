import { costCalculator } from '#app/content/en/cost-calculator.ts'
import { termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/content/plans.ts'
import { pricing } from '#app/content/en/pricing.ts'
import { PaymentSwitch } from '#app/pricing/payment-switch.tsx'
import { quote } from '#app/pricing/quote.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { useWaiting } from '#app/ui/hydrated.ts'
import radio from '#app/ui/radio-group.module.css'

import { RecipientsField } from './recipients-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { Selection } from './selection.ts'

import css from './calculator-form.module.css'

const words = costCalculator.form

type CalculatorFormProps = { selection: Selection; choose: (change: Partial<Selection>) => void }

/** What the sum is made of: plan, term, recipients. It answers once the page is awake. */
export function CalculatorForm({ selection, choose }: CalculatorFormProps) {
  const untilAwake = useWaiting()
  /** A plan's monthly price for the chosen term, with every fee that can't be avoided. */
  const monthlyOf = (monthlyCents: number) => {
    const { monthlyAllIn } = quote({ ...selection, monthlyCents, recipients: 0 })
    return interpolate(words.monthly, { price: formatDollars(monthlyAllIn) })
  }

  return (
    <div className={css.form}>
      <fieldset className={radio.group} {...untilAwake}>
        <legend>{words.plan}</legend>
        <div className={css.plans}>
          {plans.map(({ id, name, monthlyCents }) => (
            <label key={id} className={radio.choice}>
              <input
                type="radio"
                name="plan"
                value={id}
                checked={selection.plan === id}
                onChange={() => choose({ plan: id })}
              />
              <span>{name}</span>
              <span key={monthlyOf(monthlyCents)} className={css.price}>
                {monthlyOf(monthlyCents)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={radio.group} {...untilAwake}>
        <legend>{words.term}</legend>
        <div className={css.terms}>
          {termsInMonths.map((months) => (
            <label key={months} className={radio.choice}>
              <input
                type="radio"
                name="term"
                value={months}
                checked={selection.months === months}
                onChange={() => choose({ months })}
              />
              <span>{interpolate(pricing.months, { months })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <PaymentSwitch
        name="pay"
        value={selection.payment}
        choose={(payment) => choose({ payment })}
        untilAwake={untilAwake}
      />
      <RecipientsField
        count={selection.recipients}
        untilAwake={untilAwake}
        choose={(recipients) => choose({ recipients })}
      />
    </div>
  )
}
