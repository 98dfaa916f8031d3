import { planChoice as words } from '#app/content/en/plan-choice.ts'
import { planPage } from '#app/content/en/plans-in-detail/plan-page.ts'
import { namePlanChoice, planPathOf, usePlanChoice } from '#app/pricing/plan-choice.ts'
import { SiteLink } from '#app/ui/site-link.tsx'

import css from './chosen-plan.module.css'

/** The plan that was chosen before the sign-up. It stands in two lines, chosen or not: nothing moves. */
export function ChosenPlan() {
  const choice = usePlanChoice()
  return (
    <p className={`${css.plan} sunken stack quiet`}>
      <span>{words.title}</span>
      <SiteLink href={choice ? planPathOf(choice) : planPage.plans.path}>
        {choice ? words.change : words.see}
      </SiteLink>
      <strong>{choice ? namePlanChoice(choice) : words.none}</strong>
    </p>
  )
}
