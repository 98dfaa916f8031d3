import { reportWords } from '#app/content/staff/reports.ts'
import { today } from '#app/shop/core/times.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { partsOf, shiftPeriod, type Period } from '#shared/shop/reports/periods.ts'

import { formatShortPart, yearOf } from './formats.ts'

const { period: words } = reportWords

/** Years beside each other, and the months of the one that is chosen, as far as they have come. */
export function PeriodChoice({ period }: { period: Period }) {
  const year = yearOf(period)
  const now = today()
  const isThere = (one: Period) => one <= now.slice(0, one.length)
  const years = [-1, 0, 1].map((by) => shiftPeriod(year, by)).filter(isThere)
  const months = partsOf(year).filter(isThere)
  const link = (one: Period, label: string) => (
    <ButtonRoute
      key={one}
      small
      variant={one === period ? 'primary' : 'quiet'}
      aria-current={one === period ? 'page' : undefined}
      to={`?period=${one}`}
    >
      {label}
    </ButtonRoute>
  )
  return (
    <nav className="stack gap-2 screen-only" aria-label={words.label}>
      <div className="cluster gap-2">{years.map((one) => link(one, one))}</div>
      <div className="cluster gap-2">{months.map((one) => link(one, formatShortPart(one)))}</div>
    </nav>
  )
}
