import type { PlanInDetail } from '#app/content/en/plans-in-detail/plan-in-detail.ts'
import type { Plan } from '#app/pricing/plans.ts'
import { planPage } from '#app/content/en/plans-in-detail/plan-page.ts'
import { Icon } from '#app/ui/icon.tsx'
import iconList from '#app/ui/icon-list.module.css'
import section from '#app/ui/section.module.css'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'

import { PlanTable } from './plan-table.tsx'

import css from './included.module.css'

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
      <PlanTable plan={plan} />
    </div>
  )
}
