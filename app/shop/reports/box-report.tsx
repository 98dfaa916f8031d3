import { reportWords as words } from '#app/content/staff/reports.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { interpolate } from '#shared/interpolate.ts'
import { reportCalls, type BoxPart } from '#shared/shop/reports/calls.ts'
import { isYear, type Period } from '#shared/shop/reports/periods.ts'

import { formatCount, formatPart, formatShare, formatShortPart } from './formats.ts'
import { Report } from './report.tsx'

export function BoxReport({ period }: { period: Period }) {
  const { boxes, parts, changes } = useShop(reportCalls.getBoxes, { period })
  const past = parts.filter(({ rented }) => rented !== null)
  const last = past.at(-1)?.rented ?? 0
  const isEmpty = parts.every(({ opened, closed, rented }) => !opened && !closed && !rented)
  const { columns } = words.boxes
  const changesOf = (of: BoxPart) => changes.find(({ part }) => part === of.part)
  const shareOf = (rented: number | null) => (rented === null ? null : rented / boxes)
  return (
    <Report
      title={words.boxes.title}
      about={words.boxes.about}
      none={isEmpty && words.boxes.none}
      file={`boxes-${period}`}
      bars={parts.map(({ part, opened, closed }) => ({
        name: formatShortPart(part),
        values: [opened, 0 - closed],
      }))}
      series={[columns.opened, columns.closed]}
      format={(value) => formatCount(Math.abs(value))}
      columns={{
        part: {
          name: isYear(period) ? words.part.year : words.part.month,
          of: ({ part }: BoxPart) => formatPart(part),
        },
        opened: { name: columns.opened, kind: 'count', of: ({ opened }) => opened },
        closed: { name: columns.closed, kind: 'count', of: ({ closed }) => closed },
        moved: { name: columns.moved, kind: 'count', of: (of) => changesOf(of)?.moved ?? null },
        plans: { name: columns.plans, kind: 'count', of: (of) => changesOf(of)?.plans ?? null },
        rented: { name: columns.rented, kind: 'count', of: ({ rented }) => rented },
        share: { name: columns.share, kind: 'share', of: ({ rented }) => shareOf(rented) },
      }}
      rows={past}
    >
      <p className="text-h3">
        {interpolate(words.boxes.now, {
          rented: formatCount(last),
          boxes: formatCount(boxes),
          share: formatShare(last / boxes),
        })}
      </p>
    </Report>
  )
}
