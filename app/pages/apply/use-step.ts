import { href, useLocation, useNavigate } from 'react-router'

import { payments } from '#app/content/fees.ts'
import { readPlanChoice } from '#app/pricing/plan-choice.ts'
import { type Draft, type Step, readDraft, steps } from '#app/rental/draft.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

const uses: Draft['use'][] = ['personal', 'business']

/** The step that the address names; the first one in the finished HTML. */
export function useStep() {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const named = hydrated ? steps.find((step) => `#${step}` === hash) : undefined

  return { step: named ?? 'plan', go: (step: Step) => void navigate(addressOf(step)) }
}

/** A step with what may stand in an address: plan, term, way to pay and kind of mail. No name is among it. */
export function addressOf(step: Step) {
  const { plan, months, payment, use } = readDraft()
  const query = new URLSearchParams({ plan, term: String(months), pay: payment, use })
  return `${href('/apply')}?${query}#${step}`
}

/** What the address says of an application; what makes no sense is left out. */
export function readAddress(search: string): Partial<Draft> {
  const query = new URLSearchParams(search)
  const choice = readPlanChoice(search)
  const payment = payments.find((each) => each === query.get('pay'))
  const use = uses.find((each) => each === query.get('use'))
  return {
    ...(choice && { plan: choice.plan.id }),
    ...(choice?.months && { months: choice.months }),
    ...(payment && { payment }),
    ...(use && { use }),
  }
}
