import { phoneLink } from '#app/content/business.ts'
import type { PlanInDetail } from '#app/content/plans-in-detail/plan-in-detail.ts'
import { planPage } from '#app/content/plans-in-detail/plan-page.ts'
import type { Plan } from '#app/content/plans.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Words } from '#app/ui/words.tsx'

import { PlanPicture } from './plan-picture.tsx'
import { Price } from './price.tsx'

import css from './plan-hero.module.css'

/** The plan's name, its price, and the way to the true cost. */
export function PlanHero({ plan, detail }: { plan: Plan; detail: PlanInDetail }) {
  return (
    <div className={css.band}>
      <div className={css.hero}>
        <div className={css.words}>
          <Breadcrumb trail={[planPage.plans]} here={plan.name} />
          <h1>{detail.title}</h1>
          <p className={css.lead}>
            <Words text={detail.lead} />
          </p>
          <Price monthlyCents={plan.monthlyCents} large />
          <div className={css.ways}>
            <ButtonLink href="#calculator">{planPage.reckon}</ButtonLink>
            <ButtonLink look="quiet" href={phoneLink}>
              {planPage.ask}
            </ButtonLink>
          </div>
        </div>
        <div className={css.picture}>
          <PlanPicture plan={plan.id} />
        </div>
      </div>
    </div>
  )
}
