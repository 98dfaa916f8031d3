import { href } from 'react-router'

import { planChoice } from '#app/content/en/plan-choice.ts'
import { termsInMonths } from '#app/content/fees.ts'
import { landing } from '#app/content/en/landing.ts'
import { plans } from '#app/pricing/plans.ts'
import { pricing } from '#app/content/en/pricing.ts'
import { PaymentSwitch } from '#app/pricing/payment-switch.tsx'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import prices from '#app/pricing/price-table.module.css'
import { amountOf } from '#app/pricing/price-words.ts'
import { interpolate } from '#shared/interpolate.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import table from '#app/ui/comparison-table.module.css'

import { firstPaymentRows, type FirstPaymentRow } from './first-payment-rows.ts'

import css from './first-payment.module.css'

const words = landing.plans
const TITLE = 'first-payment'

const rows = firstPaymentRows(plans)
const ids = [...new Set(rows.map(({ id }) => id))]
/** Rows that differ in nothing but their plan share a line: each plan has cells of its own. */
const lines = ids.flatMap((id) => {
  const ofId = rows.filter((row) => row.id === id)
  return [...Map.groupBy(ofId, ({ name, payment }) => `${name} ${payment}`).values()]
})

/**
 * What each plan costs on the first day for each term, in one table: styles show the rows of the plan
 * and the way to pay that are chosen, without any script.
 */
export function FirstPayment() {
  return (
    <section className={css.payment} aria-labelledby={TITLE} aria-live="polite">
      <div className={css.head}>
        <h3 id={TITLE}>{words.first}</h3>
        {plans.map(({ id, name }, plan) => (
          <p key={id} data-plan={plan}>
            {name}
          </p>
        ))}
        <PaymentSwitch name="payment" />
        {plans.map((plan, place) => (
          <ButtonLink
            key={plan.id}
            href={withPlanChoice(href('/apply'), { plan })}
            data-plan={place}
          >
            {planChoice.begin}
          </ButtonLink>
        ))}
      </div>
      <table className={`${table.table} ${prices.prices}`} aria-labelledby={TITLE}>
        <thead>
          <tr>
            <th scope="col">{pricing.beforeTax}</th>
            {termsInMonths.map((months) => (
              <th key={months} scope="col">
                {interpolate(pricing.months, { months })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{lines.map(renderLine)}</tbody>
      </table>
    </section>
  )
}

function renderLine(plansRows: FirstPaymentRow[]) {
  const [first] = plansRows
  if (!first) return null
  const { id, name, isSum, payment } = first
  return (
    <tr key={`${id} ${name} ${payment}`} className={isSum && prices.sum} data-payment={payment}>
      <th scope="row">{name}</th>
      {plansRows.flatMap(renderCells)}
    </tr>
  )
}

function renderCells({ plan, amounts }: FirstPaymentRow) {
  const isSame = amounts.every((cents) => cents === amounts[0])
  return (isSame ? amounts.slice(0, 1) : amounts).map((cents, place) => (
    <td
      key={`${plan} ${termsInMonths[place]}`}
      colSpan={isSame ? amounts.length : undefined}
      data-plan={plan}
    >
      {amountOf(cents)}
    </td>
  ))
}
