import { payments, type Payment } from '#app/content/fees.ts'
import { pricing as words } from '#content/pricing.ts'

import css from './payment-switch.module.css'
import radio from '#app/ui/radio-group.module.css'

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
    <fieldset className={css.switch} data-alone={choose ? undefined : ''} {...untilHydrated}>
      <legend>{words.payment.title}</legend>
      {payments.map((payment, index) => (
        <label key={payment} className={radio.choice}>
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
