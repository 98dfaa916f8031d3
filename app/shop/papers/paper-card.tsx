import { useState } from 'react'

import { business } from '#app/content/business.ts'
import { papersPage } from '#app/content/staff/papers.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { formatDate, momentOf } from '#app/shop/core/times.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { CARD } from '#app/ui/looks.ts'
import { wallClock } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import { paperCalls, type Paper } from '#shared/shop/papers/calls.ts'
import { nextPaperStep } from '#shared/shop/papers/deadlines.ts'

const { paper: words, notice } = papersPage

export function PaperCard({ paper }: { paper: Paper }) {
  const { id, box, forName, receivedAt, servedBy, noticeBy, letterBy, noticedAt } = paper
  const [now] = useState(Date.now)
  const today = wallClock(now, business.timeZone).date
  const { step, isOverdue } = nextPaperStep(paper, now, today)
  const title = interpolate(words.title, { box, name: forName })
  const due =
    step === 'notice'
      ? interpolate(words.notice, momentOf(noticeBy))
      : interpolate(words.letter, { day: formatDate(letterBy) })
  return (
    <section className={CARD} aria-label={title}>
      <h3 className="wrap-anywhere">{title}</h3>
      <p className={`text-h3 font-strong ${isOverdue ? 'text-error' : ''}`}>
        {isOverdue && <strong>{words.overdue}: </strong>}
        <span>{due}</span>
      </p>
      <ul className="grid grid-cols-1 gap-1 text-muted">
        <li>{interpolate(words.received, { ...momentOf(receivedAt), who: servedBy })}</li>
        {paper.isAfterAgency && <li>{words.over}</li>}
        {noticedAt !== null && <li>{interpolate(words.noticed, momentOf(noticedAt))}</li>}
      </ul>
      <div className="flex flex-wrap gap-3 items-end">
        {step === 'notice' ? (
          <>
            <ButtonRoute variant="quiet" to={`${pathOf('papers')}?notice=${id}`}>
              {words.printNotice}
            </ButtonRoute>
            <CallForm
              call={paperCalls.noteNotice}
              values={{ id }}
              submit={words.doNotice}
              variant="quiet"
              done={words.noticeDone}
            />
          </>
        ) : (
          <>
            <ButtonRoute variant="quiet" to={`${pathOf('papers')}?label=${id}`}>
              {words.printLabel}
            </ButtonRoute>
            <CallForm
              call={paperCalls.noteMailing}
              values={{ id }}
              submit={words.doLetter}
              variant="quiet"
              done={words.letterDone}
              fields={{ on: { label: words.mailedOn, value: today } }}
            />
          </>
        )}
      </div>
    </section>
  )
}

export function NoticeSheet({ box, forName, receivedAt }: Paper) {
  return (
    <PrintSheet
      title={notice.title}
      about={<p>{interpolate(notice.to, { box, name: forName })}</p>}
    >
      <p>{interpolate(notice.text, momentOf(receivedAt))}</p>
      <p>{notice.letter}</p>
    </PrintSheet>
  )
}
