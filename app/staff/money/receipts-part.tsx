import { useState } from 'react'

import { money } from '#shared/content/en/money.ts'
import { moneyPage } from '#app/content/en/staff/money.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { ScanField } from '#app/staff/scan-field.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { formatDate } from '#app/rental/times.ts'
import type { ReceiptsAnswer } from '#shared/rental/money-answers.ts'

const { receipts: words, postings } = moneyPage

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
