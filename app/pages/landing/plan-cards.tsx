import { notYetAvailable, plans, terms, type Plan } from '#app/content/plans.ts'
import { Banner } from '#app/ui/banner.tsx'
import { formatDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'

import css from './plan-cards.module.css'
import section from './section.module.css'

export function PlanCards() {
  return (
    <div className={section.band}>
      <section id="plans" className={section.section}>
        <div className={section.heading}>
          <h2>Plans</h2>
          <p>Each one is a real street address with a private mailbox number of your own.</p>
        </div>
        <ul className={css.plans}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} {...plan} />
          ))}
        </ul>
        <Banner tone="note">
          <p>{notYetAvailable}</p>
        </Banner>
        <dl className={css.terms}>
          {terms.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function PlanCard({ name, monthlyCents, purpose, included, preselected }: Plan) {
  return (
    <li className={preselected ? `${css.plan} ${css.chosen}` : css.plan}>
      <div className={css.planHead}>
        <h3>{name}</h3>
        <p>{purpose}</p>
      </div>
      <p className={css.price}>
        <span className={css.amount}>{formatDollars(monthlyCents)}</span> per month plus taxes
      </p>
      <ul className={css.list}>
        {included.map((item) => (
          <li key={item}>
            <Icon name="check" /> {item}
          </li>
        ))}
      </ul>
    </li>
  )
}
