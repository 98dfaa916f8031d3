import { business } from '#app/content/business.ts'
import { rosterPage } from '#app/content/en/staff/papers.ts'
import { formatDate, formatDayOf } from '#app/rental/times.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { PrintSheet } from '#app/staff/print-sheet.tsx'
import { useIsAdministrator } from '#app/staff/staff-member.ts'
import { Part } from '#app/staff/staff-page.tsx'
import { ButtonRoute } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { DescriptionList } from '#app/ui/description-list.tsx'
import type { QuarterAnswer } from '#shared/rental/papers.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './papers.module.css'

const { quarter: words } = rosterPage

/** Where the quarter's certification stands. */
export function QuarterPart({ quarter, onDone }: { quarter: QuarterAnswer; onDone: () => void }) {
  const { quarterOn, nextOn, active, closed, missing, certified } = quarter
  const isOwner = useIsAdministrator()
  return (
    <Part title={words.title}>
      <div className={card.card}>
        <h3 className="break-anywhere">{interpolate(words.day, { day: formatDate(quarterOn) })}</h3>
        <DescriptionList
          className={`${css.sums} stack`}
          of={[
            [words.active, active],
            [words.closed, closed],
            [words.missing, missing],
          ]}
        />
        <p>
          {certified
            ? interpolate(words.certified, {
                day: formatDayOf(certified.at),
                who: certified.by ?? '',
              })
            : words.notYet}{' '}
          {interpolate(words.next, { day: formatDate(nextOn) })}
        </p>
        {isOwner && !certified && <p>{words.certifyAbout}</p>}
        <div className="cluster items-end">
          <ButtonRoute variant="quiet" to="?print=quarter">
            {words.sheet}
          </ButtonRoute>
          {isOwner && !certified && (
            <CallForm
              path="/staff/quarter"
              submit={words.certify}
              values={{ quarterOn }}
              onDone={onDone}
            />
          )}
        </div>
      </div>
    </Part>
  )
}

/** The page that is signed and kept with the list. */
export function QuarterSheet({ quarterOn, active, closed }: QuarterAnswer) {
  const day = formatDate(quarterOn)
  return (
    <PrintSheet title={interpolate(words.day, { day })} about={<p>{business.legalName}</p>}>
      <p>{interpolate(words.statement, { day, active, closed })}</p>
      <div className={`${css.lines} stack small`}>
        <p>{words.name}</p>
        <p>{words.signature}</p>
        <p>{words.date}</p>
      </div>
    </PrintSheet>
  )
}
