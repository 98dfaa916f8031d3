import { LeavingPart } from '#app/shop/boxes/leaving-part.tsx'
import { LeavingMail } from '#app/shop/mail/leaving-mail.tsx'
import { SettleForm } from '#app/shop/money/settle-form.tsx'
import type { Customer, CustomerRental } from '#shared/shop/boxes/customer.ts'

type LeavingProps = {
  customer: Customer
  rental: CustomerRental
  onDone: (text: string, receipt?: number) => void
}

/** All that is done for a customer who leaves, of every subject. */
export function Leaving({ customer, rental, onDone }: LeavingProps) {
  const about = { customer, rental }
  return (
    <LeavingPart
      {...about}
      mail={<LeavingMail {...about} onDone={onDone} />}
      settle={<SettleForm rental={rental} hasEmail={customer.email !== null} onDone={onDone} />}
    />
  )
}
