import { href } from 'react-router'

import { payments } from '#app/content/fees.ts'
import { readPlanChoice } from '#app/pricing/plan-choice.ts'
import { readDraft, useDraft, type Draft } from '#app/shop/applications/draft.ts'
import type { ApplyAddress } from '#app/shop/applications/screen.ts'
import { steps, type Step } from '#app/shop/applications/steps.ts'

export const ABOUT = { steps: 'about', bring: 'bring', other: 'other' }
const FILED = 'filed'

const uses: Draft['use'][] = ['personal', 'business']

/** Plan, term, way to pay and kind of mail only: no names in addresses. */
export function addressOf(step: Step) {
  const { plan, months, payment, use } = readDraft()
  const query = new URLSearchParams({ plan, term: String(months), pay: payment, use })
  if (useDraft.getState().changes) query.set('change', '1')
  return `${href('/apply')}?${query}#${step}`
}

export function aboutAddress() {
  return `${href('/apply')}#${ABOUT.steps}`
}

export function filedAddress() {
  return `${href('/apply')}#${FILED}`
}

export function readPlace({ search, hash }: { search: string; hash: string }): ApplyAddress {
  const query = new URLSearchParams(search)
  return {
    step: steps.find((step) => hash === `#${step}`) ?? null,
    isAbout: Object.values(ABOUT).some((part) => hash === `#${part}`),
    isChange: query.has('change'),
    hasPlan: readPlanChoice(search) !== null,
  }
}

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
