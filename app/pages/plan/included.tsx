import { planTableRows } from '#app/facts/plan-table.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { BorderedDescriptionList } from '#app/ui/description-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { planTable as words } from '#content/plan-table.ts'
import type { PlanInDetail } from '#content/plans-in-detail/plan-in-detail.ts'
import { planPage } from '#content/plans-in-detail/plan-page.ts'

import css from './included.module.css'
import iconList from '#app/ui/icon-list.module.css'
import section from '#app/ui/section.module.css'

/** What the plan is today, and what its name may promise and is not there yet. */
export function Included({ plan, today }: { plan: Plan; today: PlanInDetail['today'] }) {
  return (
    <div className={`${section.section} ${css.columns} items-start`}>
      <section className={`${css.today} stack gap-7`}>
        <h2>{planPage.today}</h2>
        <ul className={`${iconList.list} ${iconList.ticks} stack gap-6`}>
          {today.map(({ title, text }) => (
            <li key={title}>
              <Icon name="check" size={22} />
              <div>
                <h3>{title}</h3>
                <p className={`${css.text} muted`}>
                  <InlineMarkdown text={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={`${css.later} stack`}>
        <h2 className="text-part">{planPage.later.title}</h2>
        <p className={`${css.text} muted`}>{planPage.later.text}</p>
      </section>
      <PlanReceives plan={plan} />
    </div>
  )
}

/** What this plan receives; where all stand beside each other is a link. */
export function PlanReceives({ plan }: { plan: Plan }) {
  const column = plans.findIndex(({ id }) => id === plan.id)
  return (
    <section className="stack gap-5 col-span-all" aria-labelledby="plan-receives">
      <h2 id="plan-receives">{words.title}</h2>
      <BorderedDescriptionList
        look="wide"
        of={planTableRows.map(({ name, cells }) => [name, cells[column] ?? ''])}
      />
      <p className="cluster gap-1 gap-x-6">
        {[planPage.compare, planPage.beyond, planPage.address].map(({ name, path }) => (
          <SiteLink key={path} href={path}>
            {name}
          </SiteLink>
        ))}
      </p>
    </section>
  )
}
