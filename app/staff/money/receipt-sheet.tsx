import { money } from '#shared/content/en/money.ts'
import { moneyPage } from '#app/content/en/staff/money.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { PrintSheet } from '#app/staff/print-sheet.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { ReceiptSums } from '#app/rental/receipt-sums.tsx'
import { formatDate, formatTimeOf } from '#app/rental/times.ts'
import type { OwedAnswer, ReceiptAnswer } from '#shared/rental/money-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Done } from './done.ts'

const { receipt: words } = moneyPage

type ReceiptSheetProps = { number: string; onDone: (done: Done) => void }

/** A receipt as it is printed, with the ways to email it, and to say that its check came back. */
export function ReceiptSheet({ number, onDone }: ReceiptSheetProps) {
  const path = `/staff/money/receipts/${number}`
  const { answer, problem, refresh } = useAnswer<ReceiptAnswer>(path)
  if (!answer) return <Waiting problem={problem} onRetry={refresh} />
  const canReturn = answer.way === 'check' && answer.kind === 'payment' && !answer.voidedOn
  return (
    <>
      <div className="cluster items-center">
        <CallForm
          variant="quiet"
          path={`${path}/email`}
          submit={words.email}
          onDone={() => onDone({ text: words.emailed })}
        />
        {canReturn && (
          <CallForm<OwedAnswer>
            hasId
            variant="quiet"
            path="/staff/money/returned-checks"
            submit={words.returned}
            values={{ receipt: number }}
            onDone={({ balance }) => {
              refresh()
              const amount = formatExactDollars(balance)
              onDone({ text: interpolate(words.returnedDone, { amount }) })
            }}
          />
        )}
      </div>
      <Receipt {...answer} />
    </>
  )
}

function Receipt(receipt: ReceiptAnswer) {
  const { number, on, at, box } = receipt
  return (
    <PrintSheet
      title={interpolate(money.receipt.title, { number })}
      about={
        <>
          <p>{interpolate(words.of, { day: formatDate(on), time: formatTimeOf(at) })}</p>
          <p>{interpolate(words.box, { box })}</p>
        </>
      }
    >
      <ReceiptSums receipt={receipt} />
    </PrintSheet>
  )
}
