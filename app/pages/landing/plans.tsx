import { Fragment } from 'react'

import { linesOf } from '#app/facts/plan-table.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { PlanPrice } from '#app/pricing/plan-price.tsx'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { virtualServices } from '#content/features.ts'
import { landing } from '#content/landing.ts'
import { planTable } from '#content/plan-table.ts'
import { priceList } from '#content/price-list.ts'
import { interpolate } from '#shared/interpolate.ts'

import { FirstPayment } from './first-payment.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './plans.module.css'
import section from './section.module.css'

const words = landing.plans

/**
 * The plans. They are radio buttons, so that a click or an arrow key selects one without any script;
 * the style sheet shows the selected plan's first payment below them.
 */
export function Plans() {
  return (
    <section id="plans" className={section.section}>
      <SectionHeading title={words.title} lead={words.lead} />
      <div className={`${css.chooser} stack gap-6`} data-alone="">
        <fieldset className={`scroller ${css.plans}`}>
          <legend className="sr-only">{words.choose}</legend>
          {plans.map((plan) => (
            <PlanCard key={plan.id} {...plan} />
          ))}
        </fieldset>
        <FirstPayment />
      </div>
      <details className={css.prices}>
        <summary>
          <h3>{words.prices}</h3>
        </summary>
        <dl className={css.priceList}>
          {withFacts(priceList).map(({ term, detail }) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </section>
  )
}

/** One plan to choose: the whole card belongs to its radio button, but for the link. */
function PlanCard(plan: Plan) {
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
