import { useState } from 'react'

import { money } from '#shared/content/en/money.ts'
import { moneyPage } from '#app/content/en/staff/money.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { ScanField } from '#app/staff/scan-field.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { formatDate, formatTimeOf } from '#app/rental/times.ts'
import type { OwedAnswer, ReceiptAnswer, ReceiptsAnswer } from '#shared/rental/money.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { PrintSheet } from '#app/staff/print-sheet.tsx'
import { ReceiptSums } from '#app/rental/receipt-sums.tsx'
import { interpolate } from '#shared/interpolate.ts'

const { receipts: words, postings } = moneyPage
const { receipt: receiptWords } = moneyPage

/** The newest receipts, of all boxes or of one. */
export function ReceiptsPart() {
  const [box, setBox] = useState('')
  const path = `/staff/money/receipts${box && `?box=${box}`}`
  const { answer, problem, refresh } = useAnswer<ReceiptsAnswer>(path)
  return (
    <Part title={words.title}>
      <ScanField
        label={words.find}
        hint={words.findHint}
        inputMode="numeric"
        onEnter={(text) => setBox(text.replaceAll(/\D/g, ''))}
      />
      {answer ? (
        <ListTable
          caption={words.title}
          empty={words.none}
          rows={answer.receipts}
          keyOf={({ number }) => String(number)}
          pathOf={({ number }) => `?receipt=${number}`}
          columns={words.columns}
          cells={{
            number: ({ number, isVoid }) => (isVoid ? `${number} (${postings.void})` : number),
            day: ({ on }) => formatDate(on),
            box: (row) => row.box,
            amount: ({ cents }) => formatExactDollars(cents),
            way: ({ way, kind }) =>
              kind === 'refund' ? `${money.ways[way]}, ${words.refund}` : money.ways[way],
          }}
          numbers={['box', 'amount']}
        />
      ) : (
        <Waiting problem={problem} onRetry={refresh} />
      )}
    </Part>
  )
}

type ReceiptSheetProps = { number: string; onDone: (text: string) => void }

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
          submit={receiptWords.email}
          onDone={() => onDone(receiptWords.emailed)}
        />
        {canReturn && (
          <CallForm<OwedAnswer>
            hasId
            variant="quiet"
            path="/staff/money/returned-checks"
            submit={receiptWords.returned}
            values={{ receipt: number }}
            onDone={({ balance }) => {
              refresh()
              const amount = formatExactDollars(balance)
              onDone(interpolate(receiptWords.returnedDone, { amount }))
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
          <p>{interpolate(receiptWords.of, { day: formatDate(on), time: formatTimeOf(at) })}</p>
          <p>{interpolate(receiptWords.box, { box })}</p>
        </>
      }
    >
      <ReceiptSums receipt={receipt} />
    </PrintSheet>
  )
}
