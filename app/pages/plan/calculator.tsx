import { costCalculator } from '#app/content/cost-calculator.ts'
import { plans, type Plan } from '#app/content/plans.ts'
import { costOf } from '#app/facts/cost.ts'
import { Banner } from '#app/ui/banner.tsx'
import section from '#app/ui/section.module.css'

import { CalculatorForm } from './calculator-form.tsx'
import { Conditional } from './conditional.tsx'
import { Receipt } from './receipt.tsx'
import { firstSelection, type SelectionField } from './selection.ts'
import { Share } from './share.tsx'
import { TermsTable } from './terms-table.tsx'
import { useSelection } from './use-selection.ts'

import css from './calculator.module.css'

/** What a rental really costs, for any plan, term and number of recipients. */
export function Calculator({ plan: startPlan }: { plan: Plan }) {
  const first = firstSelection(startPlan.id)
  const { selection, ignored, choose } = useSelection(first)
  const plan = plans.find(({ id }) => id === selection.plan) ?? startPlan
  const { months, recipients } = selection
  const rental = { monthlyCents: plan.monthlyCents, months, recipients }
  const cost = costOf(rental)

  return (
    <div className={`${section.band} ${section.tinted} ${css.sheet}`}>
      <section id="calculator" className={section.section} aria-labelledby="calculator-title">
        <div className={section.heading}>
          <h2 id="calculator-title">{costCalculator.title}</h2>
          <p>{costCalculator.lead}</p>
        </div>
        <div className={css.calculator}>
          <div className={css.asked}>
            <CalculatorForm selection={selection} choose={choose} />
            <Ignored fields={ignored} />
          </div>
          <div className={css.answered}>
            <Receipt plan={plan} rental={rental} cost={cost} />
            <Share selection={selection} first={first} />
          </div>
        </div>
        <TermsTable plan={plan} rental={rental} />
        <Conditional />
      </section>
    </div>
  )
}

/** Names what a link asked for and nobody knows. */
function Ignored({ fields }: { fields: SelectionField[] }) {
  if (fields.length === 0) return null
  const { before, names, after } = costCalculator.ignored
  const list = new Intl.ListFormat('en-US').format(fields.map((field) => names[field]))
  return (
    <Banner tone="info">
      <p>
        {before}: {list}. {after}
      </p>
    </Banner>
  )
}
