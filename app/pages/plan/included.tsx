import { planTableRows } from '#app/facts/plan-table.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { lowestPriceWords } from '#app/pricing/price-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { CHOSEN, COMPARISON, SECTION_GRID } from '#app/ui/looks.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { costCalculator } from '#content/cost-calculator.ts'
import { planTable as words } from '#content/plan-table.ts'
import type { PlanInDetail } from '#content/plans-in-detail/plan-in-detail.ts'
import { planPage } from '#content/plans-in-detail/plan-page.ts'
import { interpolate } from '#shared/interpolate.ts'

export function Included({ plan, today }: { plan: Plan; today: PlanInDetail['today'] }) {
  return (
    <div
      className={`${SECTION_GRID} items-start gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] print:grid-cols-2`}
    >
      <div className="grid grid-cols-1 gap-6">
        <Today today={today} />
        <section className="grid gap-1 rounded-lg border border-dashed border-line-strong px-5 py-4 text-[1rem]">
          <h2 className="text-[1.125rem]">{planPage.later.title}</h2>
          <p className="text-muted">{planPage.later.text}</p>
        </section>
      </div>
      <PlanReceives plan={plan} />
    </div>
  )
}

function Today({ today }: { today: PlanInDetail['today'] }) {
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2>{planPage.today}</h2>
      <ul className="grid grid-cols-1 gap-4 text-[1rem] print:gap-2">
        {today.map(({ title, text }) => (
          <li
            key={title}
            className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:flex-none [&>svg]:text-success"
          >
            <Icon name="check" size={22} />
            <div className="min-w-0">
              <h3 className="text-[1.0625rem]">{title}</h3>
              <p className="text-muted">
                <InlineMarkdown text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PlanReceives({ plan }: { plan: Plan }) {
  const column = plans.indexOf(plan)
  const classOf = (place: number) => (place === column ? CHOSEN : undefined)
  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="plan-receives">
      <h2 id="plan-receives">{words.title}</h2>
      <table className={COMPARISON} aria-labelledby="plan-receives">
        <thead>
          <tr>
            <th scope="col" className="w-[31%]">
              {costCalculator.form.plan}
            </th>
            {plans.map((each, place) => (
              <th key={each.id} scope="col" className={classOf(place)}>
                <PlanName plan={each} isHere={place === column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planTableRows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={plans[place]?.id} className={classOf(place)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-[1rem]">
        {[planPage.beyond, planPage.address].map(({ name, path }) => (
          <SiteLink key={path} href={path}>
            {name}
          </SiteLink>
        ))}
      </p>
    </section>
  )
}

function PlanName({ plan, isHere }: { plan: Plan; isHere: boolean }) {
  const { name, path, monthlyCents } = plan
  const price = lowestPriceWords(monthlyCents).amount
  return (
    <>
      {isHere ? name : <SiteLink href={path}>{name}</SiteLink>}{' '}
      <span className="block font-normal text-muted">
        {interpolate(costCalculator.form.monthly, { price })}
      </span>
    </>
  )
}
