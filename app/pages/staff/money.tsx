import { Link, useSearchParams } from 'react-router'

import { moneyPage as words } from '#app/content/staff/money.ts'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { SaidLine, Saying } from '#app/shop/core/status-line.tsx'
import { Tabs } from '#app/shop/core/tabs.tsx'
import { formatDate, formatDay } from '#app/shop/core/times.ts'
import { DaySheet } from '#app/shop/money/day-sheet.tsx'
import { OtherDay, UnclaimedDeposits } from '#app/shop/money/past-days.tsx'
import { PaymentPart } from '#app/shop/money/payment-part.tsx'
import { PostingsPart } from '#app/shop/money/postings-part.tsx'
import { ReceiptSheet, ReceiptsPart } from '#app/shop/money/receipts.tsx'
import { RentsDuePart } from '#app/shop/money/rents-due.tsx'
import { SalePart } from '#app/shop/money/sale-part.tsx'
import { TillPart } from '#app/shop/money/till-part.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonRoute } from '#app/ui/button.tsx'
import { moneyCalls } from '#shared/shop/money/calls.ts'

export default function Money() {
  return (
    <Saying>
      <MoneyPage />
    </Saying>
  )
}

function MoneyPage() {
  const till = useShop(moneyCalls.getTill, {})
  const isOwner = useIsAdministrator()
  const [shown] = useSearchParams()
  const receipt = shown.get('receipt')
  const day = shown.get('day')
  const { openDays, day: today } = till

  if (receipt || day) {
    return (
      <>
        <StaffPageHead>
          <ButtonRoute variant="quiet" to={receipt ? '?' : '?tab=drawer'}>
            {words.receipt.back}
          </ButtonRoute>
        </StaffPageHead>
        <SaidLine />
        {receipt ? (
          <ReceiptSheet key={receipt} number={receipt} />
        ) : (
          <DaySheet key={day} day={day ?? today} today={today} />
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
      <SaidLine />
      <Tabs
        label={words.tabs.label}
        tabs={[
          {
            id: 'payment',
            name: words.tabs.payment,
            children: (
              <div className="grid items-start gap-5 xl:grid-cols-2">
                <div className="grid min-w-0 gap-5">
                  <PaymentPart till={till} />
                  <SalePart />
                </div>
                <RentsDuePart today={today} />
              </div>
            ),
          },
          {
            id: 'drawer',
            name: words.tabs.drawer,
            children: (
              <>
                <TillPart till={till} />
                {isOwner && <OtherDay today={today} />}
                {isOwner && <UnclaimedDeposits />}
              </>
            ),
          },
          {
            id: 'transactions',
            name: words.tabs.transactions,
            children: (
              <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
                <PostingsPart />
                <ReceiptsPart />
              </div>
            ),
          },
        ]}
      />
    </>
  )
}
