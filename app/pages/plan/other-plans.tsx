import { planPage } from '#app/content/en/plans-in-detail/plan-page.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import linkCard from '#app/ui/link-card.module.css'

import css from './other-plans.module.css'

export function OtherPlans({ plan }: { plan: Plan }) {
  const others = plans.filter(({ id }) => id !== plan.id)
  return (
    <section className={css.others} aria-labelledby="other-plans">
      <h2 id="other-plans">{planPage.others}</h2>
      <ul>
        {others.map(({ id, name, path, purpose }) => (
          <li key={id} className={linkCard.card}>
            <h3>
              <SiteLink href={path}>{name}</SiteLink>
            </h3>
            <p>{purpose}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
