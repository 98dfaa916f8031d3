import { href } from 'react-router'

import { payments } from '#app/content/fees.ts'
import { readPlanChoice } from '#app/pricing/plan-choice.ts'
import { readDraft, useDraft, type Draft } from '#app/shop/applications/draft.ts'
import type { ApplyAddress } from '#app/shop/applications/screen.ts'
import { steps, type Step } from '#app/shop/applications/steps.ts'

/** Hash of the introduction, which is also shown once an application has begun. */
export const ABOUT = 'about'
const FILED = 'filed'

const uses: Draft['use'][] = ['personal', 'business']

/** A step with what may stand in an address: plan, term, way to pay and kind of mail. No name is among it. */
export function addressOf(step: Step) {
  const { plan, months, payment, use } = readDraft()
  const query = new URLSearchParams({ plan, term: String(months), pay: payment, use })
  if (useDraft.getState().changes) query.set('change', '1')
  return `${href('/apply')}?${query}#${step}`
}

/** The page before the steps. */
export function aboutAddress() {
  return `${href('/apply')}#${ABOUT}`
}

/** The address of the filed application and its next step. */
export function filedAddress() {
  return `${href('/apply')}#${FILED}`
}

/** The place in the application that an address leads to. */
export function readPlace({ search, hash }: { search: string; hash: string }): ApplyAddress {
  const query = new URLSearchParams(search)
  return {
    step: steps.find((step) => hash === `#${step}`) ?? null,
    isAbout: hash === `#${ABOUT}`,
    isChange: query.has('change'),
    hasPlan: readPlanChoice(search) !== null,
  }
}

/** The choices in an address; invalid ones are left out. */
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
