import type { ReactNode } from 'react'

import { reportWords as words } from '#app/content/staff/reports.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { download } from '#app/ui/download.ts'
import { interpolate } from '#shared/interpolate.ts'
import { writeCsvLines, writeCsvNames, type CsvValue } from '#shared/shop/core/csv.ts'

import { BarChart, type BarChartProps } from './bar-chart.tsx'
import { formatCount, formatShare } from './formats.ts'

const SIDES =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 max-xs:[&_:is(th,td)]:px-1.5 [&_:is(th,td)]:px-2.5 [&_td:first-child]:whitespace-nowrap print:gap-2 print:[&_:is(th,td)]:py-px print:[&_:is(th,td)]:pr-2 print:[&_:is(th,td)]:pl-0 print:[&>:first-child]:break-inside-avoid'
const WIDE = '[&>:first-child]:max-w-3xl'
const BESIDE = 'min-[72rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] min-[72rem]:gap-8'

const CENTS = 100
const PERCENT = 100

/** `share` is a fraction of 1. */
type Kind = 'text' | 'cents' | 'count' | 'share'
type Value = string | number | null

export type Column<Row> = { name: string; kind?: Kind; of: (row: Row) => Value }

type ReportProps<Row> = {
  title: string
  about: string
  none?: string | false
  bars: BarChartProps['bars']
  series: string[]
  format: BarChartProps['format']
  columns: Record<string, Column<Row>>
  rows: Row[]
  total?: Row
  file: string
  isWide?: boolean
  children?: ReactNode
}

export function Report<Row>(props: ReportProps<Row>) {
  const { title, about, none, columns, rows, total, file, isWide, children, ...chart } = props
  if (none) {
    return (
      <Part title={title}>
        <p className="text-muted">{none}</p>
      </Part>
    )
  }
  const all = total ? [...rows, total] : rows
  const ids = Object.keys(columns)
  const isTotal = (row: Row) => row === total
  const cells = Object.entries(columns).map(([id, column]) => [
    id,
    (row: Row) => {
      const shown = show(column, row)
      return isTotal(row) ? <strong>{shown}</strong> : shown
    },
  ])
  const names = Object.entries(columns).map(([id, { name }]) => [id, name])

  return (
    // Heading, chart and table are printed on one sheet.
    <div className="print:break-inside-avoid">
      <Part title={title}>
        <p className="text-muted">{about}</p>
        {children}
        <div className={`${SIDES} ${isWide ? WIDE : BESIDE}`}>
          <BarChart {...chart} />
          <ListTable
            columns={Object.fromEntries(names) as Record<string, string>}
            cells={Object.fromEntries(cells) as Record<string, (row: Row) => ReactNode>}
            numbers={ids.filter((id) => (columns[id]?.kind ?? 'text') !== 'text')}
            rows={all}
          />
        </div>
        <div className="print:hidden">
          <Button
            variant="quiet"
            small
            aria-label={interpolate(words.csvOf, { name: title })}
            onClick={() => save(file, Object.values(columns), all)}
          >
            {words.csv}
          </Button>
        </div>
      </Part>
    </div>
  )
}

function show<Row>({ kind = 'text', of }: Column<Row>, row: Row) {
  const value = of(row)
  if (typeof value !== 'number') return value
  if (kind === 'cents') return formatExactDollars(value)
  return kind === 'share' ? formatShare(value) : formatCount(value)
}

function save<Row>(file: string, columns: Column<Row>[], rows: Row[]) {
  const lines = rows.map((row) => columns.map((column) => asValue(column, row)))
  const text = writeCsvNames(columns.map(({ name }) => name)) + writeCsvLines(lines)
  download(`${file}.csv`, 'text/csv', text)
}

/** Dollars and percents, as spreadsheets calculate with them. */
function asValue<Row>({ kind, of }: Column<Row>, row: Row): CsvValue {
  const value = of(row)
  if (typeof value !== 'number') return value
  if (kind === 'cents') return value / CENTS
  return kind === 'share' ? Math.round(value * PERCENT * PERCENT) / PERCENT : value
}
