import { moneyPage } from '#app/content/staff/money.ts'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { ButtonRoute } from '#app/ui/button.tsx'

export type PaidStatus = Status & { receipt?: number | undefined }

/** What was just done with money, and the way to its receipt. */
export function PaidLine({ status, isShown }: { status: PaidStatus | null; isShown?: boolean }) {
  return (
    <StatusLine status={status}>
      {status?.receipt && !isShown && (
        <ButtonRoute variant="quiet" small to={`/staff/money?receipt=${status.receipt}`}>
          {moneyPage.pay.show}
        </ButtonRoute>
      )}
    </StatusLine>
  )
}
