import { href, useLocation } from 'react-router'

import { termsInMonths } from '#app/content/fees.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { planChoice as words } from '#content/plan-choice.ts'
import type { StoredPlanChoice } from '#shared/account.ts'
import { interpolate } from '#shared/interpolate.ts'

/** The plan a visitor means to rent, and for how long. */
export type PlanChoice = { plan: Plan; months?: number }

export function readPlan(text: string) {
  return plans.find(({ id }) => id === text)?.id ?? null
}

export function readTerm(text: string) {
  return termsInMonths.find((months) => String(months) === text) ?? null
}

/** The choice in `?plan=…&term=…`; what makes no sense is as if it were not there. */
export function readPlanChoice(search: string): PlanChoice | null {
  const query = new URLSearchParams(search)
  return toPlanChoice(query.get('plan'), query.get('term') ?? '')
}

/** The choice as it travels with the account, to whichever browser opens the link. */
export function storePlanChoice(choice: PlanChoice | null): StoredPlanChoice | null {
  return choice && { plan: choice.plan.id, ...(choice.months && { months: choice.months }) }
}

/** The choice that came with the account, where there is such a plan still. */
export function restorePlanChoice(stored: StoredPlanChoice | null) {
  return stored && toPlanChoice(stored.plan, String(stored.months ?? ''))
}

/** The choice of a plan by its id, and of a term by its months as text; one that there is none of is no choice. */
function toPlanChoice(id: string | null, term: string): PlanChoice | null {
  const plan = plans.find((each) => each.id === id)
  const months = readTerm(term)
  return plan ? { plan, ...(months && { months }) } : null
}

/** A path with the choice in its query. */
export function withPlanChoice(path: string, choice: PlanChoice | null) {
  if (!choice) return path
  const query = new URLSearchParams({ plan: choice.plan.id })
  if (choice.months) query.set('term', String(choice.months))
  return `${path}?${query}`
}

/** Where a visitor goes who has signed in: on to the application with the plan that was chosen, or to the start page. */
export function startAfterSignIn(choice: PlanChoice | null) {
  return choice ? withPlanChoice(href('/apply'), choice) : href('/')
}

/** The page of the chosen plan, at its sum for the chosen term. */
export function planPathOf({ plan, months }: PlanChoice) {
  return `${plan.path}${months ? `?term=${months}` : ''}#calculator`
}

/** `Virtual Business Address, 6 months` */
export function namePlanChoice({ plan: { name }, months }: PlanChoice) {
  return months ? interpolate(words.withTerm, { plan: name, term: nameTerms([months]) }) : name
}

/** The choice this page was opened with; none in the finished HTML. */
export function usePlanChoice() {
  const { search } = useLocation()
  const hydrated = useHydrated()
  return hydrated ? readPlanChoice(search) : null
}
