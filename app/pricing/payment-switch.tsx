import { payments, type Payment } from '#app/content/fees.ts'
import { CHOICE } from '#app/ui/looks.ts'
import { pricing as words } from '#content/pricing.ts'

type PaymentSwitchProps = {
  /** One of its own for each switch of a page. */
  name: string
  /** Without it the switch keeps its own state, and styles alone read it. */
  value?: Payment
  choose?: (payment: Payment) => void
  /** What the control carries until the page is awake, where it needs React. */
  untilHydrated?: object
}

/** Whether the term is paid ahead or by the month: it decides what the first day asks for. */
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
