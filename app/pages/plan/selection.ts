import { payments, type Payment } from '#app/content/fees.ts'
import { readPlan, readTerm } from '#app/pricing/plan-choice.ts'
import type { Plan } from '#app/pricing/plans.ts'
import { advertisedMonths } from '#app/pricing/price.ts'
import { mostRecipients } from '#content/cost-calculator.ts'

export type Selection = {
  plan: Plan['id']
  months: number
  recipients: number
  payment: Payment
}

export type SelectionField = 'plan' | 'term' | 'recipients' | 'pay'

const [usualPayment = 'ahead'] = payments

export function firstSelection(plan: Plan['id']): Selection {
  return { plan, months: advertisedMonths(), recipients: 0, payment: usualPayment }
}

/**
 * Reads `?plan=…&term=…&recipients=…&pay=…`.
 * @returns the selection, and the invalid fields that fell back
 */
export function readSelection(search: string, otherwise: Selection) {
  const query = new URLSearchParams(search)
  const ignored: SelectionField[] = []

  function read<Value>(
    field: SelectionField,
    fallback: Value,
    parse: (text: string) => Value | null,
  ) {
    const [text, ...further] = query.getAll(field)
    if (text === undefined) return fallback
    const value = further.length > 0 ? null : parse(text)
    if (value === null) ignored.push(field)
    return value ?? fallback
  }

  const selection: Selection = {
    plan: read('plan', otherwise.plan, readPlan),
    months: read('term', otherwise.months, readTerm),
    recipients: read('recipients', otherwise.recipients, readRecipients),
    payment: read('pay', otherwise.payment, readPayment),
  }
  return { selection, ignored }
}

export function writeSelection(selection: Selection, first: Selection) {
  const query = new URLSearchParams()
  if (selection.plan !== first.plan) query.set('plan', selection.plan)
  if (selection.months !== first.months) query.set('term', String(selection.months))
  if (selection.recipients !== first.recipients) {
    query.set('recipients', String(selection.recipients))
  }
  if (selection.payment !== first.payment) query.set('pay', selection.payment)
  return query.size > 0 ? `?${query}` : ''
}

export function readRecipients(text: string) {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : mostRecipients + 1
  return count <= mostRecipients ? count : null
}

function readPayment(text: string) {
  return payments.find((payment) => payment === text) ?? null
}
