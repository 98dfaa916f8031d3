import { box as words } from '#app/content/staff/box.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'

import { Payment } from './payment-part.tsx'
import { ReceiptList } from './receipts.tsx'

type BoxMoneyPartProps = { box: number; onDone: (text: string, receipt?: number) => void }

/** What a box owes, the payment, what is seldom done about its money, and its receipts. */
export function BoxMoneyPart({ box, onDone }: BoxMoneyPartProps) {
  return (
    <Part id="money" title={words.parts.money}>
      <QueryBoundary>
        <Payment box={box} onPaid={onDone} onDone={onDone} />
        <details className="stack fold">
          <summary>{words.money.receipts}</summary>
          <ReceiptList box={box} />
        </details>
      </QueryBoundary>
    </Part>
  )
}
