import { importPage } from '#app/content/staff/imports.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { useStaffMember } from '#app/shop/core/staff-member.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { download } from '#app/ui/download.ts'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { ImportRemarkCode } from '#shared/content/imports.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { writeCsvLines, writeCsvNames } from '#shared/shop/core/csv.ts'
import type { ClassifiedRow } from '#shared/shop/imports/classify-rows.ts'

import { formatProblems, formatRemarks } from './row-text.ts'
import type { ImportReport } from './use-import.ts'

const words = importPage.report
const states = importPage.rows.states

export function ReportPart({ report }: { report: ImportReport }) {
  const { email } = useStaffMember()
  const { name, digest, list, customers, at } = report
  const about = interpolate(words.about, { name, moment: formatShortMoment(at), by: email, digest })
  const done = customers > 0 ? interpolateCount(words.done, customers) : words.nothingNew
  return (
    <Part title={words.title}>
      <TextBanner tone="success" focused="always" text={done} />
      <p className="text-muted text-small wrap-anywhere">{about}</p>
      <Accepted report={report} by={email} />
      <div className="flex flex-wrap gap-3">
        <PrintButton
          variant="quiet"
          sheet={
            <PrintSheet title={words.title} about={about}>
              <p>{done}</p>
              <Accepted report={report} by={email} />
              <Rows title={words.left} rows={leftOut(list.rows)} />
              <Rows title={words.taken} rows={takenOver(list.rows)} />
            </PrintSheet>
          }
        >
          {words.print}
        </PrintButton>
        <Button variant="quiet" onClick={() => saveReport(report, about, email)}>
          {words.file}
        </Button>
      </div>
      <Rows title={words.left} rows={leftOut(list.rows)} />
    </Part>
  )
}

function leftOut(rows: ClassifiedRow[]) {
  return rows.filter(({ state }) => state === 'refused' || state === 'to-check')
}

function takenOver(rows: ClassifiedRow[]) {
  return rows.filter(({ state }) => state === 'ready')
}

function listAccepted({ list: { accepted } }: ImportReport) {
  return Object.entries(accepted).map(
    ([code, count]) => `${count}: ${formatRemarks(code as ImportRemarkCode)}`,
  )
}

function Accepted({ report, by }: { report: ImportReport; by: string }) {
  const accepted = listAccepted(report)
  if (accepted.length === 0) return null
  return (
    <div>
      <h3 className="text-base font-semibold">{interpolate(words.accepted, { by })}</h3>
      <BulletList>
        {accepted.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </BulletList>
    </div>
  )
}

function Rows({ title, rows }: { title: string; rows: ClassifiedRow[] }) {
  if (rows.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-base font-semibold">
        {title} ({rows.length})
      </h3>
      <ListTable
        caption={title}
        empty={words.none}
        rows={rows}
        keyOf={({ lines }) => lines.join()}
        columns={words.columns}
        cells={{
          lines: ({ lines }) => lines.join(', '),
          box: ({ box }) => box,
          name: ({ name }) => name,
          state: ({ state }) => states[state],
          why: formatProblems,
        }}
      />
    </div>
  )
}

function saveReport(report: ImportReport, about: string, by: string) {
  const rows = report.list.rows.map((row) => [
    row.lines.join(', '),
    row.box,
    row.name,
    row.state === 'ready' ? words.taken : states[row.state],
    formatProblems(row),
  ])
  const accepted = listAccepted(report).map((line) => [interpolate(words.accepted, { by }), line])
  const text =
    writeCsvNames(Object.values(words.columns)) + writeCsvLines([...rows, [about], ...accepted])
  download(words.fileName, 'text/csv', text)
}
