import { virtualServices } from '#app/content/features.ts'
import { termsInMonths } from '#app/content/fees.ts'
import { landing } from '#app/content/landing.ts'
import type { Plan } from '#app/content/plans.ts'
import { fillInText } from '#app/facts/fill-in.ts'
import { formatDollars } from '#app/ui/dollars.ts'

import { allInMonthly } from './first-payment.ts'

import css from './plan-card.module.css'

const words = landing.plans
const shortestTerm = Math.min(...termsInMonths)

/** One plan to choose: the whole card belongs to its radio button, but for the link. */
export function PlanCard({ id, name, path, monthlyCents, purpose, included, preselected }: Plan) {
  return (
    <div className={css.card}>
      <div className={css.head}>
        <input
          className={css.radio}
          type="radio"
          name="plan"
          id={`plan-${id}`}
          value={id}
          defaultChecked={preselected}
          aria-describedby={`plan-${id}-price`}
        />
        <h3>
          <label className={css.name} htmlFor={`plan-${id}`}>
            {name}
          </label>
        </h3>
        <p className={css.purpose}>{purpose}</p>
      </div>
      <div className={css.price} id={`plan-${id}-price`}>
        <p className={css.monthly}>
          <span className={css.amount}>{formatDollars(monthlyCents)}</span> {words.perMonth}
        </p>
        <p className={css.allIn}>
          {fillInText(words.allIn(formatDollars(allInMonthly(monthlyCents, shortestTerm))))}
        </p>
      </div>
      <div className={css.today}>
        <h4>{words.included}</h4>
        <ul>
          {included.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className={css.notYet}>
        <h4>{words.notYet}</h4>
        <p>{virtualServices.services.join(', ')}</p>
      </div>
      <p className={css.more}>
        <a href={path}>{words.more(name)}</a>
      </p>
    </div>
  )
}
