import { Link } from 'react-router'

import { business } from '#app/content/business.ts'
import { rosterPage } from '#app/content/en/staff/papers.ts'
import { formatDate, formatDayOf } from '#app/rental/times.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { PrintSheet } from '#app/staff/print-sheet.tsx'
import { useIsAdministrator } from '#app/staff/staff-member.ts'
import { Part } from '#app/staff/staff-page.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import type { QuarterAnswer } from '#shared/rental/papers.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './papers.module.css'

const { quarter: words } = rosterPage

/** Where the quarter's certification stands. */
export function QuarterPart({ quarter, onDone }: { quarter: QuarterAnswer; onDone: () => void }) {
  const { quarterOn, nextOn, active, closed, missing, certified } = quarter
  const isOwner = useIsAdministrator()
  const sums = [
    [words.active, active],
    [words.closed, closed],
    [words.missing, missing],
  ] as const
  return (
    <Part title={words.title}>
      <div className={css.card}>
        <h3>{interpolate(words.day, { day: formatDate(quarterOn) })}</h3>
        <dl className={css.sums}>
          {sums.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
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
        <div className={css.deeds}>
          <Link to="?print=quarter" className={buttonClasses({ variant: 'quiet' })}>
            {words.sheet}
          </Link>
          {isOwner && !certified && (
            <CallForm
              path="/staff/quarter"
              label={words.certify}
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
      <div className={css.lines}>
        <p>{words.name}</p>
        <p>{words.signature}</p>
        <p>{words.date}</p>
      </div>
    </PrintSheet>
  )
}
