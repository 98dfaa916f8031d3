import { box as words } from '#app/content/staff/box.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'

import { Payment } from './payment-part.tsx'
import { ReceiptList } from './receipts.tsx'

type BoxMoneyPartProps = { box: number; onDone: (text: string, receipt?: number) => void }

/** What a box owes, the payment, what is seldom done about its money, and its receipts. */
export function BoxMoneyPart({ box, onDone }: BoxMoneyPartProps) {
  // As the payment asks: when it has its answer, its form is there.
  const { data, problem } = useShopQuery(moneyCalls.getDues, { box: String(box) })
  return (
    <Part id="money" title={words.parts.money} isReady={(data ?? problem) !== null}>
      <Payment box={box} onDone={onDone} />
      <details className="stack fold">
        <summary>{words.money.receipts}</summary>
        <ReceiptList box={box} />
      </details>
    </Part>
  )
}
