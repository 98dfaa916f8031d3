import { href } from 'react-router'

import { planChoice } from '#app/content/en/plan-choice.ts'
import { planPage } from '#app/content/en/plans-in-detail/plan-page.ts'
import type { Plan } from '#app/pricing/plans.ts'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'

const { title, text, steps } = planPage.action

export function NextStep({ plan }: { plan: Plan }) {
  return (
    <CallToAction title={title} text={text}>
      <ButtonLink href={withPlanChoice(href('/apply'), { plan })}>{planChoice.begin}</ButtonLink>
      <ButtonLink variant="quiet" href={steps.path}>
        {steps.name}
      </ButtonLink>
    </CallToAction>
  )
}
