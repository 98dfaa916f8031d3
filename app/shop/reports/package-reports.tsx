import { reportWords as words } from '#app/content/staff/reports.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { reportCalls, type PackageReport } from '#shared/shop/reports/calls.ts'
import type { Period } from '#shared/shop/reports/periods.ts'

import { formatCount, formatHour, formatWeekday } from './formats.ts'
import { Report } from './report.tsx'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0]
const BANDS = [0, 1, 2, 3, 8, 15, 30] as const

export function PackageReports({ period }: { period: Period }) {
  const data = useShop(reportCalls.getPackages, { period })
  return (
    <>
      <CameReport {...data} />
      <WaitReport {...data} />
    </>
  )
}

type CameRow = { name: string; byHour: Map<number, number>; packages: number }

function CameReport({ period, came }: PackageReport) {
  const ends = came.map(({ hour }) => hour)
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  const hours =
    came.length > 0 ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : []
  const rowOf = (name: string, some: PackageReport['came']): CameRow => ({
    name,
    byHour: new Map(
      hours.map((hour) => [hour, sumOf(some.filter((count) => count.hour === hour))]),
    ),
    packages: sumOf(some),
  })
  const rows = WEEKDAYS.map((day) =>
    rowOf(
      formatWeekday(day),
      came.filter(({ weekday }) => weekday === day),
    ),
  )
  const total = rowOf(words.total, came)
  return (
    <Report
      title={words.came.title}
      about={words.came.about}
      none={came.length === 0 && words.came.none}
      isWide
      file={`packages-${period}`}
      bars={hours.map((hour) => ({
        name: formatHour(hour),
        values: [total.byHour.get(hour) ?? 0],
      }))}
      series={[words.came.chart]}
      format={formatCount}
      columns={{
        day: { name: words.came.weekday, of: ({ name }: CameRow) => name },
        ...Object.fromEntries(
          hours.map((hour) => [
            `${hour} h`,
            {
              name: formatHour(hour),
              kind: 'count' as const,
              of: ({ byHour }: CameRow) => byHour.get(hour) ?? 0,
            },
          ]),
        ),
        all: { name: words.total, kind: 'count', of: ({ packages }) => packages },
      }}
      rows={rows}
      total={total}
    />
  )
}

type WaitRow = { name: string; short: string; fetched: number; waiting: number }

function WaitReport({ period, fetched, waiting }: PackageReport) {
  const rows = BANDS.map((from, index): WaitRow => {
    const until = BANDS[index + 1] ?? Infinity
    const isIn = ({ days }: { days: number }) => from <= days && days < until
    return {
      name: words.waits.bands[from],
      short: words.waits.short[from],
      fetched: sumOf(fetched.filter(isIn)),
      waiting: sumOf(waiting.filter(isIn)),
    }
  })
  const total = { name: words.total, short: '', fetched: sumOf(fetched), waiting: sumOf(waiting) }
  const { columns } = words.waits
  return (
    <Report
      title={words.waits.title}
      about={words.waits.about}
      none={total.fetched + total.waiting === 0 && words.waits.none}
      file={`waits-${period}`}
      bars={rows.map((row) => ({ name: row.short, values: [row.fetched] }))}
      series={[columns.fetched]}
      format={formatCount}
      columns={{
        days: { name: columns.days, of: ({ name }: WaitRow) => name },
        fetched: { name: columns.fetched, kind: 'count', of: (row) => row.fetched },
        share: {
          name: columns.share,
          kind: 'share',
          of: (row) => (total.fetched > 0 ? row.fetched / total.fetched : null),
        },
        waiting: { name: columns.waiting, kind: 'count', of: (row) => row.waiting },
      }}
      rows={rows}
      total={total}
    />
  )
}

function sumOf(counts: { packages: number }[]) {
  return counts.reduce((sum, { packages }) => sum + packages, 0)
}
