import { box as words } from '#app/content/staff/box.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'

import { Payment } from './payment-part.tsx'
import { ReceiptList } from './receipts.tsx'

export function BoxMoneyPart(props: { box: number }) {
  return (
    <QueryBoundary>
      <BoxMoney {...props} />
    </QueryBoundary>
  )
}

function BoxMoney({ box }: { box: number }) {
  // The part takes the focus once its form is there.
  useShop(moneyCalls.getDues, { box: String(box) })
  return (
    <Part id="money" title={words.parts.money}>
      <Payment box={box} />
      <details className="grid grid-cols-1 gap-4">
        <summary>{words.money.receipts}</summary>
        <ReceiptList box={box} />
      </details>
    </Part>
  )
}
