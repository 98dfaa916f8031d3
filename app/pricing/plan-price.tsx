import { formatDollars } from '#app/ui/dollars.ts'
import { pricing as words } from '#content/pricing.ts'
import { interpolate } from '#shared/interpolate.ts'

import { hasSetup, nameTerms } from './price-words.ts'
import { monthlyPrices } from './price.ts'

import css from './plan-price.module.css'

type PlanPriceProps = { monthlyCents: number; large?: boolean; id?: string }

/** A plan's price and, as large beside it, what a month of the shortest term really costs. */
export function PlanPrice({ monthlyCents, large, id }: PlanPriceProps) {
  return (
    <div id={id} className={large ? `${css.price} ${css.large}` : css.price}>
      {monthlyPrices(monthlyCents).map(({ cents, months }) => (
        <p key={cents}>
          <span className={css.amount}>{formatDollars(cents)}</span>{' '}
          {interpolate(words.tier, { terms: nameTerms(months) })}
        </p>
      ))}
      <p className="col-span-all">{hasSetup ? words.tierEnd : words.tierEndWithoutSetup}</p>
    </div>
  )
}
