import { importPage } from '#app/content/staff/imports.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { ImportRemark, ImportRow } from '#shared/shop/imports/calls.ts'

import { describeRemark } from './describe-row.ts'

const { remarks: words, mistakes } = importPage
const MAX_SHOWN = 50

/** `accepted` is a remark's code for all rows, or `code:line` for one. */
type RemarksPartProps = {
  rows: ImportRow[]
  isBusy: boolean
  onAccept: (accepted: string) => void
}

/** Rows that were taken for something that may be wrong: each remark is accepted, or its row left out. */
export function RemarksPart({ rows, isBusy, onAccept }: RemarksPartProps) {
  if (rows.length === 0) return null
  const lines = rows.flatMap(({ remarks, ...row }) => remarks.map((remark) => ({ ...row, remark })))
  const repeated = [...Map.groupBy(lines, ({ remark }) => remark.code)].filter(
    ([, same]) => same.length > 1,
  )
  const more = lines.length - MAX_SHOWN
  return (
    <Part title={words.title} count={rows.length}>
      <p>{words.about}</p>
      <div className="cluster">
        {repeated.map(([code, { length }]) => (
          <Button key={code} variant="quiet" waiting={isBusy} onClick={() => onAccept(code)}>
            {interpolate(words.acceptAll[code], { count: length })}
          </Button>
        ))}
      </div>
      <ListTable
        caption={words.title}
        empty={mistakes.none}
        rows={lines.slice(0, MAX_SHOWN)}
        keyOf={({ lines: all, remark }) => `${all.join()} ${remark.code}`}
        columns={words.columns}
        cells={{
          lines: ({ lines: all }) => all.join(', '),
          box: ({ box }) => box,
          name: ({ name }) => name,
          remark: ({ remark }) => describeRemark(remark),
          accept: acceptOne(isBusy, onAccept),
        }}
      />
      {more > 0 && <p>{interpolateCount(mistakes.more, more)}</p>}
    </Part>
  )
}

type RemarkLine = Omit<ImportRow, 'remarks'> & { remark: ImportRemark }

function acceptOne(isBusy: boolean, onAccept: (accepted: string) => void) {
  return ({ lines: [line = 0], name, remark }: RemarkLine) => (
    <Button
      variant="quiet"
      small
      waiting={isBusy}
      aria-label={interpolate(words.acceptOf, { name, line })}
      onClick={() => onAccept(`${remark.code}:${line}`)}
    >
      {words.accept}
    </Button>
  )
}
