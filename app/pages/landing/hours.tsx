import { business } from '#app/content/business.ts'
import { landing } from '#app/content/en/landing.ts'
import { holidaysByYear } from '#app/facts/holidays.ts'
import { Terms } from '#app/ui/description-list.tsx'

import css from './hours.module.css'

/** The office hours, day by day, and the holidays on which they don't hold. */
export function Hours() {
  return (
    <>
      <Terms className={css.hours} of={business.hours.map(({ days, times }) => [days, times])} />
      <details className={css.holidays}>
        <summary>{landing.location.holidays}</summary>
        {holidaysByYear().map(({ year, days }) => (
          <p key={year}>
            <b>{year}</b> {days}
          </p>
        ))}
      </details>
    </>
  )
}
