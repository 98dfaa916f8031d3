import { Link, useSearchParams } from 'react-router'

import { staffConsole } from '#app/content/staff/console.ts'
import { reportWords } from '#app/content/staff/reports.ts'
import { useStaffMember } from '#app/shop/core/staff-member.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { today } from '#app/shop/core/times.ts'
import { BoxReport } from '#app/shop/reports/box-report.tsx'
import { formatPeriod, formatShortPart, yearOf } from '#app/shop/reports/formats.ts'
import { MoneyReports } from '#app/shop/reports/money-reports.tsx'
import { PackageReports } from '#app/shop/reports/package-reports.tsx'
import { RentReports } from '#app/shop/reports/rent-reports.tsx'
import { Button } from '#app/ui/button.tsx'
import { partsOf, PERIOD, shiftPeriod, type Period } from '#shared/shop/reports/periods.ts'

export default function Reports() {
  const { isSample } = useStaffMember()
  const [query] = useSearchParams()
  const named = query.get('period') ?? ''
  const period = PERIOD.test(named) ? named : yearOf(today())
  return (
    <>
      <StaffPageHead about={formatPeriod(period)}>
        <div className="print:hidden">
          <Button variant="quiet" onClick={() => window.print()}>
            {staffConsole.print}
          </Button>
        </div>
      </StaffPageHead>
      {isSample && <p className="not-print:hidden font-strong">{staffConsole.sample}</p>}
      <PeriodChoice period={period} />
      <MoneyReports period={period} />
      <BoxReport period={period} />
      <PackageReports period={period} />
      <RentReports />
    </>
  )
}

function PeriodChoice({ period }: { period: Period }) {
  const year = yearOf(period)
  const now = today()
  const isThere = (one: Period) => one <= now.slice(0, one.length)
  const years = [-1, 0, 1].map((by) => shiftPeriod(year, by)).filter(isThere)
  const months = partsOf(year).filter(isThere)
  const link = (one: Period, label: string) => (
    <Link
      key={one}
      className="inline-flex min-h-10 items-center rounded-md border border-line px-3 text-ink no-underline hover:bg-lifted aria-[current]:border-accent aria-[current]:bg-lifted"
      aria-current={one === period ? 'page' : undefined}
      to={`?period=${one}`}
    >
      {label}
    </Link>
  )
  return (
    <nav className="grid grid-cols-1 gap-2 print:hidden" aria-label={reportWords.period.label}>
      <div className="flex flex-wrap gap-2">{years.map((one) => link(one, one))}</div>
      <div className="flex flex-wrap gap-2">
        {months.map((one) => link(one, formatShortPart(one)))}
      </div>
    </nav>
  )
}
