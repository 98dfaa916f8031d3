import { formatDate } from '#app/shop/core/times.ts'
import { Sums } from '#app/ui/sums.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { receiptView, type Receipt } from '#shared/shop/money/receipt.ts'

export function ReceiptSums({ receipt }: { receipt: Receipt }) {
  const { rows, total, after, period } = receiptView(receipt, money, formatDate)
  const { voidedOn } = receipt
  return (
    <>
      {voidedOn && (
        <p>
          <strong>{interpolate(money.receipt.void, { day: formatDate(voidedOn) })}</strong>
        </p>
      )}
      <Sums rows={rows} total={total} after={after} />
      {period && <p>{period}</p>}
    </>
  )
}
