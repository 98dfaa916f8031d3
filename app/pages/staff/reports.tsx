import { useSearchParams } from 'react-router'

import { staffConsole } from '#app/content/staff/console.ts'
import { useStaffMember } from '#app/shop/core/staff-member.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { today } from '#app/shop/core/times.ts'
import { BoxReport } from '#app/shop/reports/box-report.tsx'
import { formatPeriod, yearOf } from '#app/shop/reports/formats.ts'
import { MoneyReports } from '#app/shop/reports/money-reports.tsx'
import { PackageReports } from '#app/shop/reports/package-reports.tsx'
import { PeriodChoice } from '#app/shop/reports/period-choice.tsx'
import { RentReports } from '#app/shop/reports/rent-reports.tsx'
import { Button } from '#app/ui/button.tsx'
import { PERIOD } from '#shared/shop/reports/periods.ts'

export default function Reports() {
  const { isSample } = useStaffMember()
  const [query] = useSearchParams()
  const named = query.get('period') ?? ''
  const period = PERIOD.test(named) ? named : yearOf(today())
  return (
    <>
      <StaffPageHead about={formatPeriod(period)}>
        <div className="screen-only">
          <Button variant="quiet" onClick={() => window.print()}>
            {staffConsole.print}
          </Button>
        </div>
      </StaffPageHead>
      {isSample && <p className="print-only bold">{staffConsole.sample}</p>}
      <PeriodChoice period={period} />
      <MoneyReports period={period} />
      <BoxReport period={period} />
      <PackageReports period={period} />
      <RentReports />
    </>
  )
}
