import { planTable as words } from '#app/content/en/plan-table.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { planTableRows } from '#app/facts/plan-table.ts'
import table from '#app/ui/comparison-table.module.css'

import css from './plan-table.module.css'

/** What every plan receives, beside each other; the page's own plan is marked. */
export function PlanTable({ plan }: { plan: Plan }) {
  const look = (place: number) => (plans[place]?.id === plan.id ? table.chosen : undefined)

  return (
    <section className={`${css.plans} stack gap-5 col-span-all`} aria-labelledby="plan-table">
      <h2 id="plan-table">{words.title}</h2>
      <table className={table.table} aria-labelledby="plan-table">
        <thead>
          <tr>
            <th scope="col">{words.corner}</th>
            {plans.map(({ id, name }, place) => (
              <th key={id} scope="col" className={look(place)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planTableRows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={plans[place]?.id} className={look(place)}>
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
