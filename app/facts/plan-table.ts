import type { Receives } from '#app/content/plans.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { locale } from '#content/language.ts'
import { planTable as words } from '#content/plan-table.ts'
import { interpolate } from '#shared/interpolate.ts'

const and = new Intl.ListFormat(locale, { type: 'conjunction' })

type RowId = keyof typeof words.rows

const cells: Record<RowId, (plan: Plan) => string> = {
  letters: () => words.yes,
  uspsPackages: ({ receives }) => yesOrNo(receives.uspsPackages),
  otherCarriers: ({ receives }) => yesOrNo(receives.otherCarriers),
  arrivalEmail: (plan) => (takesPackages(plan) ? words.yes : words.dash),
  packagesPerMonth: ofPackages(words.upTo, 'packagesPerMonth'),
  heaviestPounds: ofPackages(words.pounds, 'heaviestPounds'),
  packagesKeptDays: ofPackages(words.days, 'packagesKeptDays'),
  businessName: ({ receives }) => yesOrNo(receives.businessName),
  included: ({ included }) => included,
}

export const planTableRows = Object.entries(cells).map(([id, cellOf]) => ({
  id,
  name: words.rows[id as RowId],
  cells: plans.map(cellOf),
}))

export function linesOf(plan: Plan) {
  const { receives, included } = plan
  const { packagesPerMonth: count, heaviestPounds: pounds, packagesKeptDays: days } = receives
  return [
    { text: words.rows.uspsPackages, isIncluded: receives.uspsPackages },
    { text: words.rows.otherCarriers, isIncluded: receives.otherCarriers },
    ...(takesPackages(plan)
      ? [
          { text: interpolate(words.card.packages, { count, pounds, days }), isIncluded: true },
          { text: words.rows.arrivalEmail, isIncluded: true },
        ]
      : []),
    { text: words.rows.businessName, isIncluded: receives.businessName },
    { text: included, isIncluded: true },
  ]
}

const withPackages = plans.filter(takesPackages)

export const planTableFacts = {
  beyondPlan: words.beyond,
  uspsPlans: plansWith(({ uspsPackages }) => uspsPackages),
  otherCarrierPlans: plansWith(({ otherCarriers }) => otherCarriers),
  businessNamePlans: plansWith(({ businessName }) => businessName),
  packageDays: and.format(
    withPackages.map(({ name, receives }) =>
      interpolate(words.kept, { days: receives.packagesKeptDays, plan: name }),
    ),
  ),
}

function plansWith(holds: (receives: Receives) => boolean) {
  const matching = plans.filter(({ receives }) => holds(receives))
  if (matching.length === plans.length) return words.every
  return matching.length === 0
    ? words.none
    : and.format(matching.map(({ name }) => interpolate(words.named, { name })))
}

export function takesPackages({ receives }: Pick<Plan, 'receives'>) {
  return (receives.uspsPackages || receives.otherCarriers) && receives.packagesPerMonth > 0
}

function ofPackages(
  text: string,
  field: 'packagesPerMonth' | 'heaviestPounds' | 'packagesKeptDays',
) {
  return (plan: Plan) =>
    takesPackages(plan) ? interpolate(text, { count: plan.receives[field] }) : words.dash
}

function yesOrNo(isSo: boolean) {
  return isSo ? words.yes : words.no
}
