import { href, useLocation } from 'react-router'

import { termsInMonths } from '#app/content/fees.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { planChoice as words } from '#content/plan-choice.ts'
import type { StoredPlanChoice } from '#shared/account.ts'
import { interpolate } from '#shared/interpolate.ts'

export type PlanChoice = { plan: Plan; months?: number }

export function readPlan(text: string) {
  return plans.find(({ id }) => id === text)?.id ?? null
}

export function readTerm(text: string) {
  return termsInMonths.find((months) => String(months) === text) ?? null
}

export function readPlanChoice(search: string): PlanChoice | null {
  const query = new URLSearchParams(search)
  return toPlanChoice(query.get('plan'), query.get('term') ?? '')
}

/** It travels with the account, because the link may open in another browser. */
export function storePlanChoice(choice: PlanChoice | null): StoredPlanChoice | null {
  return choice && { plan: choice.plan.id, ...(choice.months && { months: choice.months }) }
}

export function restorePlanChoice(stored: StoredPlanChoice | null) {
  return stored && toPlanChoice(stored.plan, String(stored.months ?? ''))
}

function toPlanChoice(id: string | null, term: string): PlanChoice | null {
  const plan = plans.find((each) => each.id === id)
  const months = readTerm(term)
  return plan ? { plan, ...(months && { months }) } : null
}

export function withPlanChoice(path: string, choice: PlanChoice | null) {
  if (!choice) return path
  const query = new URLSearchParams({ plan: choice.plan.id })
  if (choice.months) query.set('term', String(choice.months))
  return `${path}?${query}`
}

export function startAfterSignIn(choice: PlanChoice | null) {
  return choice ? withPlanChoice(href('/apply'), choice) : href('/')
}

export function planPathOf({ plan, months }: PlanChoice) {
  return `${plan.path}${months ? `?term=${months}` : ''}#calculator`
}

/** `Virtual Business Address, 6 months` */
export function namePlanChoice({ plan: { name }, months }: PlanChoice) {
  return months ? interpolate(words.withTerm, { plan: name, term: nameTerms([months]) }) : name
}

export function usePlanChoice() {
  const { search } = useLocation()
  const hydrated = useHydrated()
  return hydrated ? readPlanChoice(search) : null
}
