import { importPage } from '#app/content/staff/imports.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { planName } from '#app/shop/core/names.ts'
import { formatDate, today } from '#app/shop/core/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { importProblems, importRemarks, type ImportRemarkCode } from '#shared/content/imports.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { fillIn, render } from '#shared/sentence.ts'
import type { ClassifiedRow } from '#shared/shop/imports/classify-rows.ts'
import type { ImportProblem, ImportRemark } from '#shared/shop/imports/fields.ts'
import type { ImportedCustomer } from '#shared/shop/imports/imported-customer.ts'

const words = importPage.rows

export function formatFinding({ code, values }: ImportProblem | ImportRemark) {
  return render(fillIn({ ...importProblems, ...importRemarks }[code], values))
}

export function formatRemarks(code: ImportRemarkCode) {
  return importRemarks[code].replaceAll(/\{\w+\}/g, '…')
}

export function formatProblems({ problems, remarks }: ClassifiedRow) {
  return [...problems, ...remarks].map(formatFinding).join(' ')
}

export function formatPeople({ customer, name }: ClassifiedRow) {
  if (!customer) return name
  return customer.people
    .map((person) =>
      person.kind === 'applicant'
        ? person.name
        : interpolate(words.person, { name: person.name, kind: words.kinds[person.kind] }),
    )
    .join(', ')
}

export function formatDetails(customer: ImportedCustomer) {
  const { plan, monthlyCents, keys, email, phone, hold, closesOn, note } = customer
  const usual = shopRental.plans.find(({ id }) => id === plan)?.monthlyCents
  const price = { plan: planName(plan), price: formatExactDollars(monthlyCents) }
  const held = hold && { from: formatDate(hold.from), until: formatDate(hold.until) }
  return [
    interpolate(monthlyCents === usual ? words.usual : words.own, price),
    email,
    phone,
    interpolateCount(words.keys, keys),
    held && interpolate(words.hold, held),
    closesOn &&
      interpolate(closesOn < today() ? words.closed : words.closes, { day: formatDate(closesOn) }),
    note,
  ]
    .filter(Boolean)
    .join(', ')
}
