import type { PlanInDetail } from '#app/content/en/plans-in-detail/plan-in-detail.ts'
import { type Plan, plans } from '#app/pricing/plans.ts'
import { planPage } from '#app/content/en/plans-in-detail/plan-page.ts'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { planTable as words } from '#app/content/en/plan-table.ts'
import { planTableRows } from '#app/facts/plan-table.ts'

import iconList from '#app/ui/icon-list.module.css'
import section from '#app/ui/section.module.css'
import css from './included.module.css'
import table from '#app/ui/comparison-table.module.css'

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

/** What every plan receives, beside each other; the page's own plan is marked. */
export function PlanTable({ plan }: { plan: Plan }) {
  const classOf = (place: number) => (plans[place]?.id === plan.id ? table.chosen : undefined)

  return (
    <section className={`${css.plans} stack gap-5 col-span-all`} aria-labelledby="plan-table">
      <h2 id="plan-table">{words.title}</h2>
      <table className={table.table} aria-labelledby="plan-table">
        <thead>
          <tr>
            <th scope="col">{words.corner}</th>
            {plans.map(({ id, name }, index) => (
              <th key={id} scope="col" className={classOf(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planTableRows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={plans[index]?.id} className={classOf(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{words.beyond}</p>
    </section>
  )
}
