import { href } from 'react-router'

import { planPage } from '#app/content/plans-in-detail/plan-page.ts'
import { ButtonLink } from '#app/ui/button.tsx'

import css from './next-step.module.css'

const { title, text, begin, steps } = planPage.action

export function NextStep() {
  return (
    <div className={css.band}>
      <section className={css.call}>
        <div className={css.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={css.ways}>
          <span data-shown="signed-out">
            <ButtonLink href={href('/register')}>{begin}</ButtonLink>
          </span>
          <ButtonLink look="quiet" href={steps.path}>
            {steps.name}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
