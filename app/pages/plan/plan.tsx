import { addressHelper } from '#app/content/en/address-helper.ts'
import { business } from '#app/content/business.ts'
import { planPage } from '#app/content/en/plans-in-detail/plan-page.ts'
import { plans } from '#app/pricing/plans.ts'
import { headOf } from '#app/head/head-of.ts'
import { describeOffer } from '#app/head/json-ld.ts'
import { AddressHelper } from '#app/ui/address-helper/address-helper.tsx'
import { Questions } from '#app/ui/questions.tsx'
import { pagePath } from '#app/ui/page-path.ts'
import section from '#app/ui/section.module.css'

import { Calculator } from './calculator.tsx'
import { describePlan } from './describe-plan.ts'
import { Included } from './included.tsx'
import { NextStep } from './next-step.tsx'
import { OtherPlans } from './other-plans.tsx'
import { PlanHero } from './plan-hero.tsx'
import { Audience, Know } from './plan-words.tsx'

import type { Route } from './+types/plan'

import css from './plan.module.css'

const place = { street: business.postalStreet, city: business.postalCity }

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  headOf({
    ...loaderData.detail,
    path: pagePath(location),
    facts: import.meta.env.SSR ? () => factsOf(loaderData.id) : undefined,
  })

export function loader({ url }: Route.LoaderArgs) {
  return describePlan(pagePath(url))
}

function factsOf(plan: string) {
  return plans.filter(({ id }) => id === plan).map(describeOffer)
}

/** The page of one plan: what it is today, what it costs in all, and how its address is written. */
export default function PlanPage({ loaderData: { id, detail } }: Route.ComponentProps) {
  const plan = plans.find((other) => other.id === id)
  if (!plan) throw new Error(`app/content/plans.ts knows no plan ${id}`)

  return (
    <>
      <PlanHero plan={plan} detail={detail} />
      <Included plan={plan} today={detail.today} />
      <Calculator plan={plan} />
      <div className={`${section.band} ${css.screenOnly}`}>
        <div className={`${section.section} ${css.pair}`}>
          <Audience audience={detail.audience} />
          <Know know={detail.know} />
        </div>
      </div>
      <div className={`${section.band} ${section.tinted} ${css.screenOnly}`}>
        <section id="address" className={section.section} aria-labelledby="address-title">
          <div className={section.heading}>
            <h2 id="address-title">{addressHelper.title}</h2>
            <p>{addressHelper.lead}</p>
          </div>
          <AddressHelper place={place} words={addressHelper} />
        </section>
      </div>
      <div className={`${section.band} ${css.screenOnly}`}>
        <div className={section.section}>
          <section className={css.questions}>
            <h2>{planPage.questions}</h2>
            <Questions questions={detail.questions} />
          </section>
          <OtherPlans plan={plan} />
        </div>
      </div>
      <div className={css.screenOnly}>
        <NextStep plan={plan} />
      </div>
    </>
  )
}
