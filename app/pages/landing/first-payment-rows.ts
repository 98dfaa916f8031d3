import { payments, termsInMonths, type Payment } from '#app/content/fees.ts'
import type { Plan } from '#app/pricing/plans.ts'
import { quote } from '#app/pricing/quote.ts'
import { receiptLines } from '#app/pricing/price-words.ts'

/** A row of every plan and either way to pay, or of the one plan (its index) or way that it holds for. */
export type FirstPaymentRow = {
  id: string
  name: string
  isSum?: true
  plan?: number
  payment?: Payment
  /** Cents, one for each term. */
  amounts: number[]
}

/** What stands on the plan's card already, or has no row where nobody is added. */
const omitted = ['recipients', 'total', 'monthlyAllIn']

/** What the first day asks for, with each plan and way to pay; what is the same for all stands once. */
export function firstPaymentRows(plans: Pick<Plan, 'monthlyCents'>[]) {
  const rows = payments.flatMap((payment) =>
    plans.flatMap(({ monthlyCents }, plan) => rowsOf(monthlyCents, plan, payment)),
  )
  return mergeRows(mergeRows(rows, 'plan'), 'payment')
}

function rowsOf(monthlyCents: number, plan: number, payment: Payment): FirstPaymentRow[] {
  const receipts = termsInMonths.map((months) =>
    receiptLines(quote({ monthlyCents, recipients: 0, months, payment })),
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

/** Rows that differ in nothing but their plan, or their way to pay, become one. */
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
