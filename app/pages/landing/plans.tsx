import { Fragment } from 'react'

import { landing } from '#app/content/en/landing.ts'
import { plans } from '#app/pricing/plans.ts'
import { priceList } from '#app/content/en/price-list.ts'
import { withFacts } from '#app/facts/with-facts.ts'

import { FirstPayment } from './first-payment.tsx'
import { PlanCard } from './plan-card.tsx'
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
    <section data-later="" id="plans" className={section.section}>
      <SectionHeading title={words.title} lead={words.lead} />
      <div className={css.chooser} data-alone="">
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
