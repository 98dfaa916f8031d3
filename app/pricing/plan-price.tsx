import { formatDollars } from '#app/ui/dollars.ts'
import { pricing as words } from '#content/pricing.ts'
import { interpolate } from '#shared/interpolate.ts'

import { hasSetup, nameTerms } from './price-words.ts'
import { monthlyPrices } from './price.ts'

export function PlanPrice({ monthlyCents }: { monthlyCents: number }) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-2 text-[0.9375rem] leading-snug text-muted">
      {monthlyPrices(monthlyCents).map(({ cents, months }) => (
        <p key={cents}>
          <span className="block text-[2rem] leading-tight font-[650] tracking-[-0.03em] whitespace-nowrap text-ink tabular-nums">
            {formatDollars(cents)}
          </span>{' '}
          {interpolate(words.tier, { terms: nameTerms(months) })}
        </p>
      ))}
      <p className="w-full">{hasSetup ? words.tierEnd : words.tierEndWithoutSetup}</p>
    </div>
  )
}
