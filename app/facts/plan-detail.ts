import { plans, type Plan } from '#app/pricing/plans.ts'
import type { PlanInDetail } from '#content/plans-in-detail/plan-in-detail.ts'
import { planPage } from '#content/plans-in-detail/plan-page.ts'

import { fillIn } from './leave-out.ts'
import { planTableFacts, takesPackages } from './plan-table.ts'
import { shopFacts } from './shop-facts.ts'

const words = planPage.byFacts

export function detailOf(plan: Plan, written: PlanInDetail[]): PlanInDetail {
  const own = written.find(({ id }) => id === plan.id)
  return own && (takesPackages(plan) || !own.speaksOfPackages) ? own : byFacts(plan)
}

function byFacts(plan: Plan): PlanInDetail {
  const { id, name, purpose, included, receives } = plan
  const { packagesPerMonth: count, heaviestPounds: pounds, packagesKeptDays: days } = receives
  const { today, audience } = words
  const isTaken = (when: boolean, text: string) => (when ? [text] : [])
  const packages = receives.otherCarriers ? today.otherCarriers : today.uspsPackages
  const fill = (text: string) =>
    fillIn(text, {
      ...shopFacts,
      uspsPlans: plans.some(takesPackages) ? planTableFacts.uspsPlans : '',
      plan: name,
      included,
      count: String(count),
      pounds: String(pounds),
      days: String(days),
    })
  const fillEntry = ({ title, text }: PlanInDetail['today'][number]) => ({
    title,
    text: fill(text),
  })
  return {
    id,
    title: fill(words.title),
    description: fill(words.description),
    lead: purpose,
    audience: [
      audience.letters,
      ...isTaken(takesPackages(plan), audience.packages),
      ...isTaken(receives.businessName, audience.businessName),
    ],
    today: [
      today.address,
      today.letters,
      ...(takesPackages(plan) ? [packages] : []),
      ...(receives.businessName ? [today.businessName] : []),
      today.witness,
    ].map(fillEntry),
    know: [...(takesPackages(plan) ? [] : [words.noPackages]), ...words.know].map(fillEntry),
    questions: words.questions.map(({ question, answer }) => ({ question, answer: fill(answer) })),
  }
}
