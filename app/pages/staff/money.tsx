import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { moneyPage as words } from '#app/content/en/staff/money.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { formatDate, formatDay } from '#app/rental/times.ts'
import { DaySheet } from '#app/staff/money/day-sheet.tsx'
import { OwnerPart } from '#app/staff/money/owner-part.tsx'
import type { Done } from '#app/staff/money/done.ts'
import { PaymentPart } from '#app/staff/money/payment-part.tsx'
import { PostingsPart } from '#app/staff/money/postings-part.tsx'
import { ReceiptSheet } from '#app/staff/money/receipt-sheet.tsx'
import { ReceiptsPart } from '#app/staff/money/receipts-part.tsx'
import { TillPart } from '#app/staff/money/till-part.tsx'
import { useIsAdministrator } from '#app/staff/staff-member.ts'
import { Columns, StaffPageHead } from '#app/staff/staff-page.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { type Status, StatusLine } from '#app/staff/status-line.tsx'
import { Banner } from '#app/ui/banner.tsx'
import type { PostingsAnswer, TillAnswer } from '#shared/rental/money-answers.ts'

import { ButtonRoute } from '#app/ui/button.tsx'

export { postCall as clientAction } from '#app/staff/call-action.ts'

export default function Money() {
  const till = useAnswer<TillAnswer>('/staff/money/till')
  const postings = useAnswer<PostingsAnswer>('/staff/money/postings')
  const isOwner = useIsAdministrator()
  const [shown] = useSearchParams()
  const [status, setStatus] = useState<(Status & { receipt?: number }) | null>(null)
  const receipt = shown.get('receipt')
  const day = shown.get('day')

  function finish(done: Done) {
    setStatus({ ...done, id: crypto.randomUUID(), tone: 'success' })
    till.refresh()
    postings.refresh()
  }

  if (!till.answer) {
    return (
      <>
        <StaffPageHead />
        <Waiting problem={till.problem} onRetry={till.refresh} />
      </>
    )
  }
  const { openDays, day: today } = till.answer
  const statusLine = (
    <div className="cluster items-center">
      <StatusLine status={status} />
      {status?.receipt && String(status.receipt) !== receipt && (
        <ButtonRoute variant="quiet" to={`?receipt=${status.receipt}`}>
          {words.pay.show}
        </ButtonRoute>
      )}
    </div>
  )
  if (receipt || day) {
    return (
      <>
        <StaffPageHead>
          <ButtonRoute variant="quiet" to="?">
            {words.receipt.back}
          </ButtonRoute>
        </StaffPageHead>
        {statusLine}
        {receipt ? (
          <ReceiptSheet key={receipt} number={receipt} onDone={finish} />
        ) : (
          <DaySheet key={day} day={day ?? today} today={today} onDone={finish} />
        )}
      </>
    )
  }
  return (
    <>
      <StaffPageHead about={formatDay(today)} />
      {isOwner && openDays.length > 0 && (
        <Banner tone="warning">
          <p>
            {words.till.openDays}{' '}
            {openDays.map((open) => (
              <Link key={open} to={`?day=${open}`}>
                {formatDate(open)}
              </Link>
            ))}
          </p>
        </Banner>
      )}
      {statusLine}
      <Columns>
        <PaymentPart onDone={finish} />
        <TillPart till={till.answer} onDone={finish} />
      </Columns>
      {postings.answer && (
        <PostingsPart
          // A page read again begins with its newest.
          key={postings.answer.postings[0]?.id}
          first={postings.answer}
          isToday
          onDone={finish}
        />
      )}
      <ReceiptsPart key={till.answer.flow.payments} />
      {isOwner && <OwnerPart today={today} />}
    </>
  )
}
