import { phoneLink } from '#app/content/business.ts'
import type { PlanInDetail } from '#app/content/en/plans-in-detail/plan-in-detail.ts'
import { planPage } from '#app/content/en/plans-in-detail/plan-page.ts'
import type { Plan } from '#app/pricing/plans.ts'
import { PlanPrice } from '#app/pricing/plan-price.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/page-top.tsx'

import { PlanPicture } from './plan-picture.tsx'

/** The plan's name, its price, and the way to the true cost. */
export function PlanHero({ plan, detail }: { plan: Plan; detail: PlanInDetail }) {
  return (
    <Hero
      trail={[planPage.plans]}
      name={plan.name}
      title={detail.title}
      lead={detail.lead}
      picture={<PlanPicture plan={plan.id} />}
      ways={
        <>
          <ButtonLink href="#calculator">{planPage.reckon}</ButtonLink>
          <ButtonLink variant="quiet" href={phoneLink}>
            {planPage.ask}
          </ButtonLink>
        </>
      }
    >
      <PlanPrice monthlyCents={plan.monthlyCents} large />
    </Hero>
  )
}
