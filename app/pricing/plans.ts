import { plans as facts, type PlanFacts } from '#app/content/plans.ts'
import { planWords, type PlanWords } from '#content/plans.ts'

export type Plan = PlanFacts & PlanWords

export const plans: Plan[] = facts.map((plan) => {
  const words = planWords[plan.id]
  if (!words)
    throw new Error(`The plan ${plan.id} of app/content/plans.ts has no words in plans.ts`)
  return { ...plan, ...words }
})
