import { reportWords } from '#app/content/staff/reports.ts'
import { today } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { isYear, partsOf, shiftPeriod, type Period } from '#shared/shop/reports/periods.ts'

import { formatMonth, yearOf } from './formats.ts'

const { period: words } = reportWords
/** Years that can be chosen at once; those before them one by one. */
const YEARS = 10

type PeriodChoiceProps = { period: Period; onChange: (period: Period) => void }

/** A year, or one of its months. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const year = yearOf(period)
  const now = Number(yearOf(today()))
  const years = new Set([year, ...Array.from({ length: YEARS }, (_, index) => String(now - index))])
  const later = shiftPeriod(period, 1)
  const isLast = later > today().slice(0, later.length)
  return (
    <div className="cluster items-end screen-only">
      <SelectField
        name="year"
        label={words.year}
        value={year}
        options={[...years]
          .toSorted()
          .toReversed()
          .map((id) => ({ id, label: id }))}
        onChange={({ target }) => onChange(target.value + period.slice(year.length))}
      />
      <SelectField
        name="month"
        label={words.month}
        value={isYear(period) ? '' : period.slice(year.length)}
        options={[
          { id: '', label: words.whole },
          ...partsOf(year).map((part) => ({
            id: part.slice(year.length),
            label: formatMonth(part),
          })),
        ]}
        onChange={({ target }) => onChange(year + target.value)}
      />
      <Button variant="quiet" onClick={() => onChange(shiftPeriod(period, -1))}>
        {words.earlier}
      </Button>
      <Button variant="quiet" waiting={isLast} onClick={() => onChange(later)}>
        {words.later}
      </Button>
    </div>
  )
}
