import { payments, termsInMonths, type Payment } from '#app/content/fees.ts'
import { PaymentSwitch } from '#app/pricing/payment-switch.tsx'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { amountOf, nameTerms, receiptLines } from '#app/pricing/price-words.ts'
import { peopleWith, priceOf } from '#app/pricing/price.ts'
import { PRICES, SUM_ROW } from '#app/ui/looks.ts'
import { landing } from '#content/landing.ts'
import { pricing } from '#content/pricing.ts'

import css from './first-payment.module.css'

type FirstPaymentRow = {
  id: string
  name: string
  isSum?: true
  plan?: number
  payment?: Payment
  amounts: number[]
}

/** On the plan's card already, or no row without additional recipients. */
const omitted = ['recipients', 'total', 'monthlyAllIn']

const words = landing.plans
const TITLE = 'first-payment'
const BOX =
  'grid items-center gap-x-[clamp(1.75rem,4vw,3.5rem)] gap-y-[clamp(0.75rem,2vw,1.5rem)] rounded-xl border border-line bg-sunken p-[clamp(1rem,3vw,2.25rem)] min-[62rem]:grid-cols-[minmax(0,0.7fr)_minmax(0,1fr)]'

const rows = firstPaymentRows(plans)
const ids = [...new Set(rows.map(({ id }) => id))]
const lines = ids.flatMap((id) => {
  const ofId = rows.filter((row) => row.id === id)
  return [...Map.groupBy(ofId, ({ name, payment }) => `${name} ${payment}`).values()]
})

/** One table: styles show the rows of the chosen plan and way to pay without scripts. */
export function FirstPayment() {
  return (
    <section className={`${css.payment} ${BOX}`} aria-labelledby={TITLE} aria-live="polite">
      <div className="grid grid-cols-1 content-start gap-1.5 [&>p]:mb-1 [&>p]:font-semibold [&>p]:text-accent-text">
        <h3 id={TITLE}>{words.first}</h3>
        {plans.map(({ id, name }, plan) => (
          <p key={id} data-plan={plan}>
            {name}
          </p>
        ))}
        <PaymentSwitch name="payment" />
      </div>
      <table className={PRICES} aria-labelledby={TITLE}>
        <thead>
          <tr>
            <th scope="col">{pricing.beforeTax}</th>
            {termsInMonths.map((months) => (
              <th key={months} scope="col">
                {nameTerms([months])}
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
    <tr key={`${id} ${name} ${payment}`} className={isSum && SUM_ROW} data-payment={payment}>
      <th scope="row">{name}</th>
      {plansRows.flatMap(renderCells)}
    </tr>
  )
}

function renderCells({ plan, amounts }: FirstPaymentRow) {
  const isSame = amounts.length > 1 && amounts.every((cents) => cents === amounts[0])
  return (isSame ? amounts.slice(0, 1) : amounts).map((cents, index) => (
    <td
      key={`${plan} ${termsInMonths[index]}`}
      colSpan={isSame ? amounts.length : undefined}
      data-plan={plan}
    >
      {amountOf(cents)}
    </td>
  ))
}

export function firstPaymentRows(of: Pick<Plan, 'monthlyCents'>[]) {
  const each = payments.flatMap((payment) =>
    of.flatMap(({ monthlyCents }, plan) => rowsOf(monthlyCents, plan, payment)),
  )
  return mergeRows(mergeRows(each, 'plan'), 'payment')
}

function rowsOf(monthlyCents: number, plan: number, payment: Payment): FirstPaymentRow[] {
  const receipts = termsInMonths.map((months) =>
    receiptLines(priceOf({ ...peopleWith(), monthlyCents, months, payment })),
  )
  return (receipts[0] ?? [])
    .map(({ id, name, isSum }, index) => ({
      id,
      name,
      isSum,
      plan,
      payment,
      amounts: receipts.map((receipt) => receipt[index]?.cents ?? 0),
    }))
    .filter(({ id }) => !omitted.includes(id))
}

function mergeRows(from: FirstPaymentRow[], key: 'plan' | 'payment'): FirstPaymentRow[] {
  const groups = Map.groupBy(from, (row) =>
    JSON.stringify([row.id, key === 'plan' ? row.payment : row.plan]),
  )
  return [...groups.values()].flatMap((group) => {
    const kinds = new Set(group.map(({ name, amounts }) => `${name} ${amounts}`))
    const isSame = group.length > 1 && kinds.size === 1
    return isSame ? group.slice(0, 1).map((row) => ({ ...row, [key]: undefined })) : group
  })
}
