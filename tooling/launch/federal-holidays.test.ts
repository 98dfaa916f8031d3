import { expect, it } from 'vitest'

import { federalHolidays } from './federal-holidays.ts'

/** The days listed by the Office of Personnel Management. */
const EXPECTED = {
  2021: '01-01 01-18 02-15 05-31 06-18* 06-19 07-04 07-05* 09-06 10-11 11-11 11-25 12-24* 12-25 12-31*',
  2026: '01-01 01-19 02-16 05-25 06-19 07-03* 07-04 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18* 06-19 07-04 07-05* 09-06 10-11 11-11 11-25 12-24* 12-25 12-31*',
  2028: '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10* 11-11 11-23 12-25',
}

it.each(Object.entries(EXPECTED))('lists the federal holidays of %s', (year, days) => {
  const listed = federalHolidays(Number(year)).map(
    ({ date, name }) => date.slice('YYYY-'.length) + (name.endsWith('(observed)') ? '*' : ''),
  )
  expect(listed.join(' ')).toBe(days)
})
