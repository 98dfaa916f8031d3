import { costCalculator } from '#app/content/en/cost-calculator.ts'
import { fees } from '#app/content/fees.ts'
import { formatDollars } from '#app/ui/dollars.ts'

import { interpolate } from '#shared/interpolate.ts'

import css from './conditional.module.css'

const { title, text, fees: conditional } = costCalculator.conditional

const amounts = {
  lateFee: formatDollars(fees.late),
  keyReplacement: formatDollars(fees.keyReplacement),
  keyDeposit: formatDollars(fees.keyDeposit),
}

/** Fees that fall due only when something goes wrong. */
export function Conditional() {
  return (
    <section className={css.conditional} aria-labelledby="conditional-title">
      <h3 id="conditional-title">{title}</h3>
      <p>{text}</p>
      <dl>
        {conditional.map(({ term, amount }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{interpolate(amount, amounts)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
