import { officeHours } from '#app/facts/office-hours.ts'
import { Fragment } from 'react'

import { landing } from '#app/content/en/landing.ts'
import { holidaysByYear } from '#app/facts/holidays.ts'

import css from './hours.module.css'

/** The office hours, day by day, and the holidays on which they don't hold. */
export function Hours() {
  return (
    <>
      <dl className={css.hours}>
        {officeHours.map(({ days, times }) => (
          <Fragment key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </Fragment>
        ))}
      </dl>
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
