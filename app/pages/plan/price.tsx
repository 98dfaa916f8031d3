import { fees, termsInMonths } from '#app/content/fees.ts'
import { planPage } from '#app/content/plans-in-detail/plan-page.ts'
import { costOf } from '#app/facts/cost.ts'
import { formatDollars } from '#app/ui/dollars.ts'

import { say } from './say.ts'

import css from './price.module.css'

const months = Math.min(...termsInMonths)

/** A plan's price, with what the shortest contract really comes to beside it (Civil Code 1770(a)(29)). */
export function Price({ monthlyCents, large }: { monthlyCents: number; large?: boolean }) {
  const { effectiveMonthly } = costOf({ monthlyCents, months, recipients: 0 })
  const values = {
    months,
    monthly: formatDollars(effectiveMonthly),
    setup: formatDollars(fees.setup),
  }

  return (
    <div className={large ? `${css.price} ${css.large}` : css.price}>
      <p>
        <span>{formatDollars(monthlyCents)}</span> {planPage.perMonth}
      </p>
      <p className={css.allIn}>{say(planPage.allIn, values)}</p>
    </div>
  )
}
