import { interpolate } from '#shared/interpolate.ts'
import { virtualServices } from '#app/content/en/features.ts'
import { landing } from '#app/content/en/landing.ts'
import { planTable } from '#app/content/en/plan-table.ts'
import type { Plan } from '#app/pricing/plans.ts'
import { linesOf } from '#app/facts/plan-table.ts'
import { PlanPrice } from '#app/pricing/plan-price.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

import css from './plan-card.module.css'
import section from './section.module.css'

const words = landing.plans

/** One plan to choose: the whole card belongs to its radio button, but for the link. */
export function PlanCard(plan: Plan) {
  const { id, name, path, monthlyCents, purpose, preselected } = plan
  return (
    <div className={css.card}>
      <input
        className={css.radio}
        type="radio"
        name="plan"
        id={`plan-${id}`}
        value={id}
        defaultChecked={preselected}
        aria-describedby={`plan-${id}-price`}
      />
      <h3>
        <label className={css.name} htmlFor={`plan-${id}`}>
          {name}
        </label>
      </h3>
      <p className={css.purpose}>{purpose}</p>
      <PlanPrice id={`plan-${id}-price`} monthlyCents={monthlyCents} large />
      <div className={`${section.ticks} ${css.today}`}>
        <h4>{words.included}</h4>
        <ul>
          {linesOf(plan).map(({ text, isIncluded }) => (
            <li key={text} className={isIncluded ? undefined : css.lacking}>
              {!isIncluded && <span className="sr-only">{planTable.card.notIncluded}</span>}
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.notYet}>
        <h4>{words.notYet}</h4>
        <p>{virtualServices.services.join(', ')}</p>
      </div>
      <SiteLink className={css.more} href={path}>
        {interpolate(words.more, { plan: name })}
      </SiteLink>
    </div>
  )
}
