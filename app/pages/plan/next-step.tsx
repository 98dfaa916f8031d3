import { href } from 'react-router'

import { planPage } from '#app/content/plans-in-detail/plan-page.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'

const { title, text, begin, steps } = planPage.action

export function NextStep() {
  return (
    <CallToAction title={title} text={text}>
      <span data-shown="signed-out">
        <ButtonLink href={href('/register')}>{begin}</ButtonLink>
      </span>
      <ButtonLink look="quiet" href={steps.path}>
        {steps.name}
      </ButtonLink>
    </CallToAction>
  )
}
