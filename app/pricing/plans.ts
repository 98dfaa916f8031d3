import { planWords } from '#app/content/en/plans.ts'
import { plans as facts, type PlanFacts } from '#app/content/plans.ts'

/** A plan with its words in the language of the page. */
export type Plan = PlanFacts & (typeof planWords)[PlanFacts['id']]

export const plans: Plan[] = facts.map((plan) => ({ ...plan, ...planWords[plan.id] }))
