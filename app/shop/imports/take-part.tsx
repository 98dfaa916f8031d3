import { importPage } from '#app/content/staff/imports.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { countRows } from '#shared/shop/imports/classify-rows.ts'

import type { ReadList, useImport } from './use-import.ts'

const words = importPage.rows

export function TakePart(props: ReturnType<typeof useImport> & { list: ReadList }) {
  const { list, isReading, retry, sending, takeOver, cancelSending } = props
  const { ready, refused, toCheck, here, people, owedCents, depositCents } = countRows(list.rows)
  const left = refused + toCheck
  const isAsked = list.isOrderOpen || list.columns.some(({ rivalFor }) => rivalFor)
  const sums = {
    people,
    owed: formatExactDollars(owedCents),
    held: formatExactDollars(depositCents),
  }
  const isSent = sending?.done === sending?.of
  return (
    <div className="grid grid-cols-1 gap-2 py-3">
      {here > 0 && <p>{interpolateCount(words.here, here)}</p>}
      {ready === 0 && here > 0 && left === 0 && <p>{importPage.report.nothingNew}</p>}
      {ready > 0 && (
        <>
          <p>{interpolate(words.sums, sums)}</p>
          <p className="text-muted text-small">{words.reminders}</p>
          {isAsked && <p>{words.open}</p>}
          <div className="flex flex-wrap gap-3" role="status">
            <Button
              waiting={isAsked || isReading || retry !== null || sending !== null}
              onClick={() => void takeOver()}
            >
              {interpolateCount(left > 0 ? words.takeWithout : words.take, ready, { left })}
            </Button>
            {sending && (
              <span>
                {isSent
                  ? words.committing
                  : interpolate(words.sending, { done: sending.done + 1, of: sending.of })}
              </span>
            )}
            {sending && !isSent && (
              <Button variant="quiet" onClick={cancelSending}>
                {words.cancel}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
