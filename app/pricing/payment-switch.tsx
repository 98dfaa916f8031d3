import { payments, type Payment } from '#app/content/fees.ts'
import { CHOICE } from '#app/ui/looks.ts'
import { pricing as words } from '#content/pricing.ts'

type PaymentSwitchProps = {
  name: string
  /** Without it styles alone read the choice. */
  value?: Payment
  choose?: (payment: Payment) => void
  untilHydrated?: object
}

export function PaymentSwitch({ name, value, choose, untilHydrated }: PaymentSwitchProps) {
  return (
    <fieldset
      className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2.5"
      data-alone={choose ? undefined : ''}
      {...untilHydrated}
    >
      <legend>{words.payment.title}</legend>
      {payments.map((payment, index) => (
        <label key={payment} className={CHOICE}>
          <input
            type="radio"
            name={name}
            value={payment}
            {...(choose
              ? { checked: value === payment, onChange: () => choose(payment) }
              : { defaultChecked: index === 0 })}
          />
          {words.payment[payment]}
        </label>
      ))}
    </fieldset>
  )
}
