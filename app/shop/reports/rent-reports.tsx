import { useEffect } from 'react'

import { reportWords as words } from '#app/content/staff/reports.ts'
import { formatMonthDay, formatShortMoment } from '#app/shop/core/times.ts'
import { refreshAnswer, useShop } from '#app/shop/use-shop-query.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import {
  reportCalls,
  type OwedAge,
  type RenewalWeek,
  type RentReport,
} from '#shared/shop/reports/calls.ts'

import { formatRoughDollars } from './formats.ts'
import { Report } from './report.tsx'

const AGAIN_MS = 2_000

export function RentReports() {
  const data = useShop(reportCalls.getRents, {})
  const { isOld } = data
  useEffect(() => {
    if (!isOld) return undefined
    const timer = setInterval(() => void refreshAnswer(reportCalls.getRents, {}), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOld])
  return (
    <>
      <OwedReport {...data} />
      <RenewalReport {...data} />
    </>
  )
}

type OwedRow = { age: OwedAge | null; boxes: number | null; booked: number; unbooked: number }

function OwedReport({ at, owed, credits }: RentReport) {
  const { columns } = words.owed
  const total: OwedRow = {
    age: null,
    // A box may have debts of several ages.
    boxes: null,
    booked: owed.reduce((sum, { booked }) => sum + booked, 0),
    unbooked: owed.reduce((sum, { unbooked }) => sum + unbooked, 0),
  }
  return (
    <Report
      title={words.owed.title}
      about={interpolate(words.owed.about, { moment: formatShortMoment(at) })}
      none={total.booked + total.unbooked + credits === 0 && words.owed.none}
      file="owed"
      bars={owed.map(({ age, booked, unbooked }) => ({
        name: words.owed.short[age],
        values: [booked, unbooked],
      }))}
      series={[columns.booked, columns.unbooked]}
      format={formatRoughDollars}
      columns={{
        age: {
          name: columns.age,
          of: ({ age }: OwedRow) => (age === null ? words.total : words.owed.ages[age]),
        },
        boxes: { name: columns.boxes, kind: 'count', of: ({ boxes }) => boxes },
        booked: { name: columns.booked, kind: 'cents', of: ({ booked }) => booked },
        unbooked: { name: columns.unbooked, kind: 'cents', of: ({ unbooked }) => unbooked },
        sum: {
          name: columns.sum,
          kind: 'cents',
          of: ({ booked, unbooked }) => booked + unbooked,
        },
      }}
      rows={owed}
      total={total}
    >
      {credits > 0 && (
        <p>{interpolate(words.owed.credits, { amount: formatExactDollars(credits) })}</p>
      )}
    </Report>
  )
}

function RenewalReport({ at, weeks }: RentReport) {
  const { columns } = words.renewals
  const total: RenewalWeek = {
    on: '',
    renewals: weeks.reduce((sum, { renewals }) => sum + renewals, 0),
    cents: weeks.reduce((sum, { cents }) => sum + cents, 0),
  }
  return (
    <Report
      title={words.renewals.title}
      about={interpolate(words.renewals.about, { moment: formatShortMoment(at) })}
      none={total.renewals === 0 && words.renewals.none}
      file="renewals"
      bars={weeks.map(({ on, cents }) => ({ name: formatMonthDay(on), values: [cents] }))}
      series={[columns.cents]}
      format={formatRoughDollars}
      columns={{
        week: {
          name: columns.week,
          of: ({ on }: RenewalWeek) => (on ? formatMonthDay(on) : words.total),
        },
        renewals: { name: columns.renewals, kind: 'count', of: ({ renewals }) => renewals },
        cents: { name: columns.cents, kind: 'cents', of: ({ cents }) => cents },
      }}
      rows={weeks}
      total={total}
    />
  )
}
