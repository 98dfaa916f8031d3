import { href } from 'react-router'

import { planChoice } from '#app/content/account.ts'
import { payments, termsInMonths, type Payment } from '#app/content/fees.ts'
import { landing } from '#app/content/landing.ts'
import { plans } from '#app/content/plans.ts'
import { pricing } from '#app/content/pricing.ts'
import { PaymentSwitch } from '#app/pricing/payment-switch.tsx'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import prices from '#app/pricing/price-table.module.css'
import { quote } from '#app/pricing/quote.ts'
import { amountOf, receiptLines } from '#app/pricing/receipt-words.ts'
import { say } from '#app/pricing/say.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import table from '#app/ui/comparison-table.module.css'

import css from './first-payment.module.css'

const words = landing.plans
const TITLE = 'first-payment'

/** What stands on the plan's card already, or has no row where nobody is added. */
const left = ['recipients', 'total', 'monthlyAllIn']

/** A row of every plan and either way to pay, or of the one plan or way that it holds for. */
type Row = {
  id: string
  name: string
  isSum?: true
  plan?: number
  payment?: Payment
  amounts: number[]
}

const rows = mergeRows(
  mergeRows(
    payments.flatMap((payment) => plans.flatMap((_, plan) => rowsOf(plan, payment))),
    'plan',
  ),
  'payment',
)
const ids = [...new Set(rows.map(({ id }) => id))]

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
            href={withPlanChoice(href('/register'), { plan })}
            data-plan={place}
            data-shown="signed-out"
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
                {say(pricing.months, { months })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{ids.flatMap((id) => rows.filter((row) => row.id === id).map(renderRow))}</tbody>
      </table>
    </section>
  )
}

function renderRow({ id, name, isSum, plan, payment, amounts }: Row) {
  const isSame = amounts.every((cents) => cents === amounts[0])
  return (
    <tr
      key={`${id} ${plan} ${payment}`}
      className={isSum && prices.sum}
      data-plan={plan}
      data-payment={payment}
    >
      <th scope="row">{name}</th>
      {(isSame ? amounts.slice(0, 1) : amounts).map((cents, place) => (
        <td key={termsInMonths[place]} colSpan={isSame ? amounts.length : undefined}>
          {amountOf(cents)}
        </td>
      ))}
    </tr>
  )
}

function rowsOf(plan: number, payment: Payment): Row[] {
  const { monthlyCents = 0 } = plans[plan] ?? {}
  const receipts = termsInMonths.map((months) =>
    receiptLines(quote({ monthlyCents, recipients: 0, months, payment })),
  )
  return (receipts[0] ?? [])
    .map(({ id, name, isSum }, place) => ({
      id,
      name,
      isSum,
      plan,
      payment,
      amounts: receipts.map((receipt) => receipt[place]?.cents ?? 0),
    }))
    .filter(({ id }) => !left.includes(id))
}

/** Rows that differ in nothing but their plan, or their way to pay, become one. */
function mergeRows(from: Row[], key: 'plan' | 'payment'): Row[] {
  const groups = Map.groupBy(from, (row) =>
    JSON.stringify([row.id, key === 'plan' ? row.payment : row.plan]),
  )
  return [...groups.values()].flatMap((group) => {
    const kinds = new Set(group.map(({ name, amounts }) => `${name} ${amounts}`))
    return kinds.size < group.length
      ? group.slice(0, 1).map((row) => ({ ...row, [key]: undefined }))
      : group
  })
}
