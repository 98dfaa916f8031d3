import { useState } from 'react'

import { money } from '#shared/content/en/money.ts'
import { moneyPage } from '#app/content/en/staff/money.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { ScanField } from '#app/staff/scan-field.tsx'
import { Part, WaitingFor } from '#app/staff/staff-page.tsx'
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
          columns={[
            {
              id: 'number',
              name: words.columns.number,
              render: ({ number, isVoid }) => (isVoid ? `${number} (${postings.void})` : number),
            },
            { id: 'day', name: words.columns.day, render: ({ on }) => formatDate(on) },
            { id: 'box', name: words.columns.box, render: (row) => row.box, isNumber: true },
            {
              id: 'amount',
              name: words.columns.amount,
              render: ({ cents }) => formatExactDollars(cents),
              isNumber: true,
            },
            {
              id: 'way',
              name: words.columns.way,
              render: ({ way, kind }) =>
                kind === 'refund' ? `${money.ways[way]}, ${words.refund}` : money.ways[way],
            },
          ]}
        />
      ) : (
        <WaitingFor problem={problem} onRetry={refresh} />
      )}
    </Part>
  )
}
