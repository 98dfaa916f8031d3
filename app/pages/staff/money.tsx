import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { moneyPage as words } from '#app/content/staff/money.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { Columns, Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { formatDate, formatDay } from '#app/shop/core/times.ts'
import { DaySheet } from '#app/shop/money/day-sheet.tsx'
import { PaidLine, type PaidStatus } from '#app/shop/money/paid-line.tsx'
import { PaymentPart } from '#app/shop/money/payment-part.tsx'
import { PostingsPart } from '#app/shop/money/postings-part.tsx'
import { ReceiptSheet, ReceiptsPart } from '#app/shop/money/receipts.tsx'
import { SalePart } from '#app/shop/money/sale-part.tsx'
import { TillPart } from '#app/shop/money/till-part.tsx'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonRoute } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { moneyCalls } from '#shared/shop/money/calls.ts'

import field from '#app/ui/field.module.css'

export default function Money() {
  const till = useShopQuery(moneyCalls.getTill, {})
  const postings = useShopQuery(moneyCalls.listPostings, {})
  const isOwner = useIsAdministrator()
  const [shown] = useSearchParams()
  const [status, setStatus] = useState<PaidStatus | null>(null)
  const receipt = shown.get('receipt')
  const day = shown.get('day')

  function finish(text: string, receiptNumber?: number) {
    setStatus({ text, receipt: receiptNumber, id: crypto.randomUUID(), tone: 'success' })
    till.refresh()
    postings.refresh()
  }

  if (!till.data) {
    return (
      <>
        <StaffPageHead />
        <Waiting problem={till.problem} onRetry={till.refresh} />
      </>
    )
  }
  const { openDays, day: today } = till.data
  const statusLine = <PaidLine status={status} isShown={String(status?.receipt) === receipt} />
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
        <div className="stack gap-6">
          <PaymentPart onDone={finish} />
          <SalePart onDone={finish} />
        </div>
        <TillPart till={till.data} onDone={finish} />
      </Columns>
      {postings.data && (
        <PostingsPart
          // A page read again begins with its newest.
          key={postings.data.postings[0]?.id}
          first={postings.data}
          isToday
          onDone={finish}
        />
      )}
      <ReceiptsPart key={till.data.flow.payments} />
      {isOwner && <OwnerPart today={today} />}
    </>
  )
}

/** What the administrator alone sees: past days, and deposits that nobody fetched. */
function OwnerPart({ today }: { today: string }) {
  const [day, setDay] = useState(today)
  const { data } = useShopQuery(moneyCalls.listUnclaimedDeposits, {})
  return (
    <>
      <Part title={words.day.other}>
        <div className="cluster items-center">
          <div>
            <input
              type="date"
              className={field.input}
              aria-label={words.day.other}
              max={today}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </div>
          <ButtonRoute variant="quiet" to={`?day=${day}`}>
            {words.day.show}
          </ButtonRoute>
        </div>
      </Part>
      {data && (
        <Part title={words.deposits.title} count={data.deposits.length}>
          <p>{words.deposits.about}</p>
          <ListTable
            caption={words.deposits.title}
            empty={words.deposits.none}
            rows={data.deposits}
            keyOf={({ rentalId }) => rentalId}
            columns={words.deposits.columns}
            cells={{
              box: ({ box }) => box,
              closed: ({ closedOn }) => formatDate(closedOn),
              amount: ({ cents }) => formatExactDollars(cents),
            }}
            numbers={['amount']}
          />
        </Part>
      )}
    </>
  )
}
